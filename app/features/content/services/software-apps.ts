import type { Service } from './service.ts';

export const softwareApps: Service = {
  name: 'softwareApps',
  priced: null,
  related: ['automationAi', 'consulting', 'gamesGamification'],
  texts: {
    'pt-BR': {
      name: 'Software e apps',
      hint: 'Sistemas, aplicativos e painéis',
      head: {
        title: 'Software e aplicativos sob medida para empresas',
        description:
          'Sistema web, aplicativo e painel para o trabalho que a planilha já não segura. Descoberta em {{discoveryWeeks}}, desenvolvimento em {{development}}.',
      },
      title: { raw: 'Software e apps', finished: 'que a equipe abre todo dia' },
      lead: 'Sistema web, aplicativo e painel para o trabalho que hoje está em planilha, caderno e grupo de mensagem. Começamos pelo maior problema e entregamos uma parte de cada vez.',
      summary: 'Sistemas web, aplicativos e painéis para o processo que a planilha já não segura.',
      sign: 'Duas pessoas olham a mesma planilha e veem números diferentes.',
      price: 'sob medida',
      facts: [
        { term: 'Onde roda', value: 'web, Android, iOS' },
        { term: 'Conecta com', value: 'mensagens, CRM, ERP' },
      ],
      audience: {
        title: 'Quando vale fazer, e quando é melhor comprar pronto.',
        fits: {
          label: 'Vale fazer',
          items: [
            'A operação roda em planilha, e cada área tem a sua versão.',
            'O sistema pronto obriga a equipe a trabalhar do jeito dele.',
            'O cliente pede pelo celular e alguém redigita no computador.',
            'O sistema antigo funciona, mas só uma pessoa sabe mexer.',
            'Todo mês alguém passa dois dias montando o mesmo relatório.',
          ],
        },
        misfits: {
          label: 'Compre pronto, ou espere',
          items: [
            'Um produto de prateleira resolve e cabe no orçamento.',
            'Ninguém na empresa pode responder pelas regras do processo.',
            'A ideia é copiar um concorrente, tela por tela.',
            'O processo muda de responsável toda semana: resolva isso antes.',
          ],
        },
      },
      delivered: {
        title: 'O sistema, camada por camada.',
        parts: [
          {
            name: 'Telas',
            text: 'Computador e celular sobre a mesma base. O protótipo clicável vem antes do código, e é a sua equipe que experimenta.',
          },
          {
            name: 'Regras',
            text: 'Quem pode o quê, o que depende do quê, o que trava o quê. Escritas em frases antes de virar programa.',
          },
          {
            name: 'Dados',
            text: 'Um cadastro só, com histórico: quem mudou, quando e por quê. A planilha antiga entra na importação.',
          },
          {
            name: 'Integrações',
            text: 'Mensagens, CRM, ERP, banco, nota fiscal. O que já funciona continua e passa a trocar dados.',
          },
          {
            name: 'Base',
            text: 'Teste automático, monitoramento e cópia de segurança desde a primeira versão, não depois do primeiro susto.',
          },
        ],
      },
      phases: {
        title: 'Da primeira conversa à versão em uso.',
        items: {
          discovery: {
            name: 'Descoberta',
            text: 'Uma conversa com quem decide, um turno ao lado da equipe. Telas, regras e dados vão para o papel, com prazo e custo em cada parte.',
            out: 'desenho com prazo e custo',
          },
          development: {
            name: 'Desenvolvimento',
            text: 'Ciclos curtos. Cada um termina em algo que abre e serve para trabalhar. Entre um e outro, você pode mudar a ordem das partes.',
            out: 'versão em uso',
          },
          evolution: {
            name: 'Evolução',
            text: 'Com o sistema em uso, medimos o resultado. É ele que diz o que melhorar primeiro.',
            out: 'resultado medido',
          },
        },
      },
      questions: {
        title: 'O que se pergunta antes de começar.',
        items: [
          {
            question: 'Quanto custa?',
            answer:
              'É sob medida: depende de quantas telas, regras e integrações o sistema tem. A descoberta termina com o custo de cada parte, e você decide por onde começar.',
          },
          {
            question: 'Já temos um sistema. Precisa jogar fora?',
            answer:
              'Em geral, não. O que funciona fica e conversa com o novo por API, arquivo ou banco de dados. Trocar tudo de uma vez é a última opção, e só com um bom motivo.',
          },
          {
            question: 'Site, aplicativo ou os dois?',
            answer:
              'Depende de onde a pessoa está quando usa. Muita coisa que parece pedir aplicativo funciona melhor como página no celular: sem loja, sem instalação. Câmera o tempo todo, uso sem internet ou aviso na tela bloqueada já são caso de aplicativo.',
          },
          {
            question: 'E se eu quiser mudar no meio?',
            answer:
              'É normal. Por isso as partes são pequenas: o que ainda não foi construído muda sem drama; o que já foi muda com prazo e custo combinados antes.',
          },
          {
            question: 'Quem cuida depois?',
            answer:
              'Vocês, nós ou outra equipe. Cada decisão fica escrita, para que quem assumir depois entenda o porquê. O formato é combinado na proposta.',
          },
        ],
      },
      closing: {
        raw: 'Qual planilha',
        finished: 'sua equipe fecharia de vez?',
        text: 'Descreva em três linhas. A conversa começa por elas.',
      },
    },
    en: {
      name: 'Software and apps',
      hint: 'Systems, apps and dashboards',
      head: {
        title: 'Custom software and apps for companies',
        description:
          'Web systems, apps and dashboards for work your spreadsheet can no longer handle. Discovery takes {{discoveryWeeks}}, development {{development}}.',
      },
      title: { raw: 'Software and apps', finished: 'your team opens every day' },
      lead: 'Web systems, apps and dashboards for the work that now sits in spreadsheets, notebooks and group chats. We start with the biggest problem and deliver one part at a time.',
      summary:
        'Web systems, apps and dashboards for the process your spreadsheet can no longer handle.',
      sign: 'Two people open the same spreadsheet and see different numbers.',
      price: 'custom quote',
      facts: [
        { term: 'Runs on', value: 'web, Android, iOS' },
        { term: 'Connects to', value: 'messaging, CRM, ERP' },
      ],
      audience: {
        title: 'When it pays to build, and when to buy off the shelf.',
        fits: {
          label: 'Worth building',
          items: [
            'The business runs on spreadsheets, and every department keeps its own.',
            'The system you bought makes your team work its way.',
            'Customers order on their phones and someone retypes it at a desk.',
            'The old system works, but only one person dares touch it.',
            'Every month someone spends two days building the same report.',
          ],
        },
        misfits: {
          label: 'Buy it, or wait',
          items: [
            'An off-the-shelf product does the job and fits the budget.',
            'Nobody at the company can answer for the rules of the process.',
            'The plan is to copy a competitor screen by screen.',
            'The process has a new owner every week: settle that first.',
          ],
        },
      },
      delivered: {
        title: 'The system, layer by layer.',
        parts: [
          {
            name: 'Screens',
            text: 'Desktop and phone on the same foundation. A clickable prototype comes before the code, and the people who try it are the people who will use it.',
          },
          {
            name: 'Rules',
            text: 'Who may do what, what depends on what, what blocks what. Written as sentences before they become a program.',
          },
          {
            name: 'Data',
            text: 'A single record with its history: who changed it, when and why. The old spreadsheet comes in through the import.',
          },
          {
            name: 'Connections',
            text: 'Messaging, CRM, ERP, bank, invoicing. What already works stays, and starts sharing data.',
          },
          {
            name: 'Foundation',
            text: 'Automated tests, monitoring and backups from the first release, not after the first scare.',
          },
        ],
      },
      phases: {
        title: 'From the first talk to a version in use.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'One conversation with the decision maker, one shift beside the people doing the work. Screens, rules and data go on paper, with dates and costs for every part.',
            out: 'a design with dates and costs',
          },
          development: {
            name: 'Development',
            text: 'Short cycles. Each ends in something that opens and is ready to work with. Between cycles, you can change the order of the parts.',
            out: 'a version in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'Once it’s in use, we measure the result. That tells us what to improve first.',
            out: 'a measured result',
          },
        },
      },
      questions: {
        title: 'What people ask before starting.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'It’s custom: it depends on how many screens, rules and connections the system has. Discovery ends with a cost for each part, and you decide where to start.',
          },
          {
            question: 'We already have a system. Do we throw it away?',
            answer:
              'Usually not. What works stays and talks to the new system by API, file or database. Replacing everything at once is the last resort, and needs a reason in writing.',
          },
          {
            question: 'Website, app or both?',
            answer:
              'It depends on where people are when they use it. A lot of what seems to need an app works better as a page on the phone: no app store, nothing to install. Constant use of the camera, working offline or alerts on a locked screen do need one.',
          },
          {
            question: 'What if I want to change something halfway?',
            answer:
              'That’s normal. It’s why the parts are small: what hasn’t been built yet changes without drama; what has changes with dates and costs agreed first.',
          },
          {
            question: 'Who looks after it later?',
            answer:
              'You, us or another team. Every decision is written down, so that whoever takes over understands why. The arrangement is agreed in the proposal.',
          },
        ],
      },
      closing: {
        raw: 'Which spreadsheet',
        finished: 'would your team close for good?',
        text: 'Describe it in three lines. The conversation starts there.',
      },
    },
  },
};
