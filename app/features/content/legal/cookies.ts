import type { LegalDocument } from './legal-document.ts';

export const cookies: LegalDocument = {
  version: '2026-11-24',
  text: {
    'pt-BR': {
      title: 'Cookies',
      finished: 'um por um',
      lead: 'Tudo o que este site grava no seu navegador está nesta página. A lista é a mesma que o código usa.',
      brief: [
        'O necessário lembra escolhas suas e protege os formulários.',
        'O opcional começa desligado: estatísticas, anúncios e funções extras esperam o seu sim.',
        'Apagar tudo é direito seu e não quebra o site.',
      ],
      clauses: [
        {
          id: 'o-que-sao',
          title: 'O que é gravado, e onde',
          blocks: [
            'Cookie é um texto curto que o navegador guarda e devolve ao site a cada visita. Armazenamento local e de sessão são gavetas parecidas, que não viajam sozinhas: só o próprio site, no seu aparelho, consegue abri-las. A de sessão se esvazia quando a aba fecha.',
            'Para você, o efeito é o mesmo; por isso listamos as três juntas.',
          ],
        },
        { id: 'lista', title: 'A lista inteira', blocks: [{ storage: true }] },
        {
          id: 'escolha',
          title: 'A escolha é sua',
          blocks: [
            'O que é necessário não pede licença, porque sem ele o que você pediu não funciona. Todo o resto depende do seu consentimento: nenhum item opcional é gravado antes do seu sim, recusar é tão fácil quanto aceitar, e você pode mudar de ideia quando quiser.',
            { consent: true },
            'O sinal Global Privacy Control do navegador vale como um não a tudo que é opcional. Sua resposta vai para um registro com a data, a versão do aviso e um número ao acaso que só o seu navegador conhece.',
          ],
        },
        {
          id: 'contagem',
          title: 'O que contamos sem cookies',
          blocks: [
            'O site soma, por dia e por página, quantas vezes ela foi aberta, quantos cliques os botões receberam e quão rápido ela carregou. Nada disso é gravado no seu aparelho, e as somas não guardam endereço de rede, navegador nem número que identifique alguém. Dá para sair da contagem nas preferências; com o Global Privacy Control, você já está fora.',
          ],
        },
        {
          id: 'apagar',
          title: 'Como apagar',
          blocks: [
            'No navegador, procure “limpar dados de navegação” ou, nas informações do site (o ícone ao lado do endereço), “cookies e dados do site”. Ao apagar, o site esquece o idioma e o tema que você escolheu e o rascunho que não foi enviado. Mais nada.',
          ],
        },
        {
          id: 'duvidas',
          title: 'Dúvidas e pedidos',
          blocks: [
            'A pessoa encarregada pelos dados atende em [{email}](mail). Para ver ou apagar dados que estão com a gente, use o [formulário de pedido](privacyRequest). O resto está na [política de privacidade](privacy).',
          ],
        },
      ],
      head: {
        title: 'Cookies: cada item guardado, para quê e até quando',
        description:
          'Lista completa do que o site grava no navegador: chave, tipo, finalidade e duração. O opcional começa desligado e espera o seu sim. Veja como apagar.',
      },
    },
    en: {
      title: 'Cookies',
      finished: 'one by one',
      lead: 'Everything this site stores in your browser is on this page. It is the same list the code uses.',
      brief: [
        'What is necessary remembers your choices and protects the forms.',
        'What is optional starts switched off: analytics, advertising and extras wait for your yes.',
        'Erasing everything is your right, and does not break the site.',
      ],
      clauses: [
        {
          id: 'what-they-are',
          title: 'What is stored, and where',
          blocks: [
            'A cookie is a short text that the browser keeps and hands back to the site on each visit. Local and session storage are similar drawers that do not travel by themselves: only the site itself, on your device, can open them. The session drawer empties when the tab closes.',
            'To you the effect is the same, which is why we list all three together.',
          ],
        },
        { id: 'list', title: 'The whole list', blocks: [{ storage: true }] },
        {
          id: 'choice',
          title: 'The choice is yours',
          blocks: [
            'What is necessary asks no permission, because without it the thing you asked for would not work. Everything else depends on your consent: no optional item is stored before your yes, refusing is as easy as accepting, and you can change your mind at any time.',
            { consent: true },
            'The browser’s Global Privacy Control signal counts as a no to everything optional. Your answer goes on record with its date, the version of the notice, and a random number that only your browser knows.',
          ],
        },
        {
          id: 'counting',
          title: 'What we count without cookies',
          blocks: [
            'The site adds up, by day and page, how often it was opened, how many clicks its buttons got and how fast it loaded. None of it is stored on your device, and the sums hold no network address, no browser and no number that identifies anyone. You can leave the count in the preferences; with Global Privacy Control you are out already.',
          ],
        },
        {
          id: 'erase',
          title: 'How to erase them',
          blocks: [
            'In your browser look for “clear browsing data” or, in the site information (the icon beside the address), “cookies and site data”. Once erased, the site forgets the language and the theme you chose and any draft you had not sent. Nothing else.',
          ],
        },
        {
          id: 'questions',
          title: 'Questions and requests',
          blocks: [
            'The data protection officer replies at [{email}](mail). To see or erase data that we hold, use the [request form](privacyRequest). The rest is in the [privacy policy](privacy).',
          ],
        },
      ],
      head: {
        title: 'Cookies: every item stored, what for and how long',
        description:
          'The full list of what the site stores in your browser: key, type, purpose and duration. Optional items start off and wait for your yes. How to erase.',
      },
    },
  },
};
