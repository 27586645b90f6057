/** Browser storage of the client portal. */
export const portalStorage = [
  {
    key: 'forja-uploads',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no portal do cliente: quais arquivos ficaram pela metade, por nome e tamanho, para continuar de onde pararam. Sair da conta apaga.',
      en: 'Client portal only: which files were left halfway, by name and size, to carry on where they stopped. Signing out erases it.',
    },
    duration: { 'pt-BR': '1 dia', en: '1 day' },
  },
  {
    key: 'forja-replies',
    kind: 'localStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no portal do cliente: respostas que você escreveu sem conexão, até saírem. Sair da conta apaga, e pergunta antes.',
      en: 'Client portal only: replies you wrote without a connection, until they are sent. Signing out erases it, and asks first.',
    },
    duration: { 'pt-BR': 'até a resposta sair', en: 'until the reply is sent' },
  },
  {
    key: 'client-copies',
    kind: 'cacheStorage',
    category: 'necessary',
    purpose: {
      'pt-BR':
        'Só no portal do cliente, e só se você ligar “Guardar neste aparelho”: as páginas que você abriu, para ler sem conexão. Sem arquivos, imagens nem faturas. Sair da conta apaga.',
      en: 'Client portal only, and only if you switch on “Keep on this device”: the pages you opened, to read without a connection. No files, images or invoices. Signing out erases it.',
    },
    duration: { 'pt-BR': '7 dias', en: '7 days' },
  },
] as const;
