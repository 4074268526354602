### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Reescritas formais em quatro idiomas (exemplo)
example-title-cocoa = Dois níveis de formalidade, marcados (exemplo)
example-title-mir = Estilo, conteúdo e naturalidade (exemplo)
example-title-pang = Saídas comparadas em pares (exemplo)

example-about-xformal = Este estudo trata da maneira como se reescreve uma frase informal em estilo formal e da maneira como se avaliam textos desse tipo.
example-about-cocoa = Este estudo trata da maneira como um texto pode ser escrito em estilo formal e informal e das palavras que fazem a diferença.
example-about-mir = Este estudo trata da maneira como se avaliam frases reescritas: o estilo, o conteúdo e a naturalidade.
example-about-pang = Este estudo trata de qual de duas frases reescritas as pessoas consideram melhor: em estilo, significado e fluência.
example-task-xformal = reescreverá frases curtas ou as avaliará, no seu navegador.
example-task-cocoa = escreverá textos curtos em versão formal e informal, marcará as palavras que fazem a diferença ou avaliará esses textos, no seu navegador.
example-task-mir = avaliará textos curtos ou comparará dois deles, no seu navegador.
example-task-pang = comparará textos curtos em pares ou os avaliará um a um, no seu navegador.

example-consent =
    { $about }

    - **O que você fará**: { $task }
    - **Pagamento**: o valor de cada tarefa aparece antes de você aceitá-la. O trabalho aprovado é pago, e você pode ver a qualquer momento quanto ganhou.
    - **Dados armazenados**: seu nome e endereço de e-mail, o país que você declarar e o da sua conexão, suas respostas, suas mensagens e o tempo gasto. Os resultados são publicados sob pseudônimo.
    - **Seus direitos**: você pode baixar seus dados na página da sua conta. Você pode pedir à equipe de pesquisa que apague sua conta e seus dados pessoais; os pagamentos continuam registrados sob o pseudônimo.

    Algumas frases são informais e podem conter palavras grosseiras.
