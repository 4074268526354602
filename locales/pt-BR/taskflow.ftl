### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = Mais links de acesso
spread-hint = Informe vagas aqui se quiser que o Prolific distribua os participantes entre vários links (Taskflow). Nem todo espaço de trabalho permite isso.
spread-same = Todos os links têm a mesma remuneração e os mesmos códigos de conclusão.
spread-languages = O Prolific não considera os idiomas ao escolher o link; por isso, alguém pode receber um link em um idioma que não fala. Um estudo para cada idioma evita isso.
# $label is the name of an entry link
spread-places-by = Vagas pelo link “{ $label }”
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Vagas pelo link “{ $label }” ({ $language })
spread-own-hint = Quantos participantes chegam por este link.
spread-only-language = Só pessoas cuja língua materna é a de um dos links
spread-links = Links de acesso
spread-lead = O Prolific distribui os participantes entre estes links.
# Column head: the name of an entry link
spread-link = Link de acesso
# Column head: how many participants Prolific has sent to the link
spread-allocated = Enviados pelo Prolific
# $links is a list of names of entry links
spread-not = O Prolific envia todos os participantes deste estudo a um único endereço. Estes links de acesso indicam o estudo: { $links }
# $links is a list of names of entry links
spread-gone = Estes links de acesso também indicam o estudo, que será removido deles também: { $links }
spread-extend-hint = Os números só podem aumentar. O Prolific reserva o custo das novas vagas do seu saldo.
