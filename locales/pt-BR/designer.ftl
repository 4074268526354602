designer-steps = Etapas do editor de tarefas
designer-step-content = Conteúdo
designer-step-questions = Perguntas
designer-step-instructions = Instruções e idiomas
designer-step-quality = Qualidade
designer-step-pay = Pagamento
designer-step-check = Verificar e publicar
designer-lead-content = O que cada item mostra e de onde vêm os textos.
designer-lead-questions = O que os participantes respondem sobre cada item.
designer-lead-instructions = Tudo o que os participantes leem, um idioma de cada vez.
designer-lead-quality = Quem pode trabalhar, quantas vezes cada item é avaliado e os itens-ouro.
designer-lead-pay = Quanto trabalho um HIT contém e quanto ele paga.
designer-lead-check = O que ainda falta para que os participantes possam começar.
designer-n-problems = { $n } a verificar
designer-ready = Todos os textos estão completos e confirmados. Você pode publicar a tarefa.
designer-live = Esta versão está publicada. As alterações salvas viram um rascunho, que você pode publicar de novo.
designer-next = Próximo: { $step }
designer-back = Voltar: { $step }
designer-only-open = Mostrar só os textos que faltam ou precisam ser verificados
designer-preview = O que os participantes veem
designer-preview-show = Mostrar a prévia
designer-preview-save = Salvar rascunho e mostrar a prévia
designer-preview-language = Idioma da prévia
designer-scratch = Começar do zero
designer-presets = Ou começar com uma predefinição
designer-markdown = Markdown: **negrito**, *itálico*, ## título, - lista, [link](https://…).
designer-formatting = Formatação
designer-bold = Negrito
designer-italic = Itálico
designer-heading = Título
designer-list = Lista
designer-link = Link
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Imagem
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Imagem: ![descrição](nome.png).
# A link, and the name of a list of pictures
designer-pictures = Imagens deste estudo
