### Refusals of exports to object storage.

storage-not-set = このサーバーにはエクスポート用のオブジェクトストレージがありません。管理者が設定「export_to」で指定できます。
storage-export-runs = この研究のデータは、すでにストレージへエクスポート中です。終わるまで待つか、「ジョブ」でキャンセルしてください。
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = ストレージがサーバーのアクセスキーを拒否しました（{ $code }）。このサーバーの管理者に、ストレージの設定の確認を依頼してください。
storage-has-no-bucket = エクスポート用のバケットが存在しません。このサーバーの管理者に、設定「export_to」の確認を依頼してください。
storage-is-unreachable = ストレージに接続できません。この状態が続く場合は、このサーバーの管理者に、ストレージの設定とネットワークの確認を依頼してください。
storage-is-full = ストレージの容量がいっぱいです。このサーバーの管理者に、空き容量の確保を依頼してください。
storage-file-too-large = このエクスポートには、大きすぎてストレージに保存できないファイルがあります。別の形式を選んでください。Parquetファイルが最も小さくなります。
storage-refuses = ストレージがエクスポートのファイルを拒否しました（{ $code }）。このサーバーの管理者に、サーバーのログの確認を依頼してください。
