### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Reescritas formais em quatro idiomas (exemplo)
example-title-cocoa = Dois níveis de formalidade, marcados (exemplo)
example-title-mir = Estilo, conteúdo e naturalidade (exemplo)
example-title-pang = Saídas comparadas em pares (exemplo)

example-consent =
    Este estudo trata da maneira como se reescreve uma frase informal em estilo formal e da maneira como se avaliam textos desse tipo.

    - **O que você fará**: reescreverá frases curtas ou as avaliará, no seu navegador.
    - **Pagamento**: o valor de cada tarefa aparece antes de você aceitá-la. O trabalho aprovado é pago, e você pode ver a qualquer momento quanto ganhou.
    - **Dados armazenados**: seu nome e endereço de e-mail, o país que você declarar e o da sua conexão, suas respostas, suas mensagens e o tempo gasto. Os resultados são publicados sob pseudônimo.
    - **Seus direitos**: você pode baixar seus dados na página da sua conta. Você pode pedir à equipe de pesquisa que apague sua conta e seus dados pessoais; os pagamentos continuam registrados sob o pseudônimo.

    Algumas frases são informais e podem conter palavras grosseiras.
