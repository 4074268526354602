### Refusals of exports to object storage.

storage-not-set = Este servidor não tem armazenamento de objetos para exportações. A administração pode defini-lo com a configuração “export_to”.
storage-export-runs = Uma exportação deste estudo para o armazenamento de objetos já está em andamento. Espere até que ela termine ou cancele-a em “Jobs”.
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = O armazenamento recusa a chave de acesso do servidor ({ $code }). Peça à administração deste servidor que verifique as configurações do armazenamento.
storage-has-no-bucket = O bucket para exportações não existe. Peça à administração deste servidor que verifique a configuração “export_to”.
storage-is-unreachable = Não é possível acessar o armazenamento. Se o problema continuar, peça à administração deste servidor que verifique as configurações do armazenamento e a rede.
storage-is-full = O armazenamento está cheio. Peça à administração deste servidor que libere espaço.
storage-file-too-large = Um arquivo desta exportação é grande demais para o armazenamento. Escolha outro formato: os arquivos Parquet são os menores.
storage-refuses = O armazenamento recusou um arquivo da exportação ({ $code }). Peça à administração deste servidor que consulte o log do servidor.
