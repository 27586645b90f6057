import type { Service } from './service.ts';

export const automationAi: Service = {
  name: 'automationAi',
  priced: 'automation',
  related: ['softwareApps', 'consulting', 'gamesGamification'],
  texts: {
    'pt-BR': {
      name: 'Automação com IA',
      hint: 'A máquina repete, as pessoas decidem',
      head: {
        title: 'Automação com IA sob controle, a partir de {{automationPrice}}',
        description:
          'A máquina lê, confere e digita; a dúvida vai para uma pessoa. Do pedido na mensagem ao lançamento no ERP, com registro de tudo.',
      },
      title: { raw: 'Automação', finished: 'com IA e gente no controle' },
      lead: 'A máquina lê, confere e digita; as pessoas decidem. Escolhemos com você a tarefa que ninguém quer fazer pela centésima vez e deixamos registrado cada passo.',
      summary:
        'A máquina lê, confere e digita; as pessoas decidem. Do pedido na mensagem ao lançamento no ERP.',
      sign: 'Alguém passa a manhã copiando de uma tela para outra.',
      price: 'a partir de {{automationPrice}}',
      facts: [
        { term: 'Lê', value: 'mensagem, PDF, foto' },
        { term: 'Conecta com', value: 'mensagens, CRM, ERP' },
      ],
      audience: {
        title: 'Onde a IA ajuda, e onde só gasta dinheiro.',
        fits: {
          label: 'Use',
          items: [
            'Ler pedido, nota, contrato ou relatório e preencher o sistema.',
            'Responder à dúvida que se repete, citando o documento de origem.',
            'Conferir cadastro, preço e estoque antes de alguém assinar.',
            'Resumir reunião, chamado ou processo e listar os próximos passos.',
            'Avisar antes: atraso, falta de estoque, inadimplência.',
          ],
        },
        misfits: {
          label: 'Não use',
          items: [
            'Decisão que muda a vida de alguém, sem revisão humana.',
            'Regra fixa que dez linhas de código resolvem.',
            'Processo que ninguém sabe explicar: comece pelo desenho dele.',
            'Dado que a lei não deixa você coletar.',
          ],
        },
      },
      delivered: {
        title: 'O que a automação faz, parte por parte.',
        parts: [
          {
            name: 'Leitura',
            text: 'Mensagem, PDF, foto e planilha viram campos. O trecho de origem fica guardado ao lado de cada um.',
          },
          {
            name: 'Conferência',
            text: 'As suas regras, escritas em frases, comparam o que foi lido com cadastro, preço e estoque.',
          },
          {
            name: 'Digitação',
            text: 'O resultado entra no sistema que você já paga: por API, por arquivo ou pela tela.',
          },
          {
            name: 'Exceção',
            text: 'O que fica em dúvida vai para uma pessoa, com o documento, a pergunta e a fonte na mesma tela.',
          },
          {
            name: 'Registro',
            text: 'O que entrou, o que a máquina entendeu e quem aprovou, em ordem e com hora.',
          },
        ],
      },
      phases: {
        title: 'Da fila de papel ao piloto em uso.',
        items: {
          discovery: {
            name: 'Descoberta',
            text: 'Acompanhamos a tarefa, contamos cada passo e escrevemos o que a máquina não pode fazer sem uma pessoa.',
            out: 'mapa da tarefa',
          },
          development: {
            name: 'Desenvolvimento',
            text: 'Primeiro com casos antigos, depois em um setor, só então no fluxo inteiro. A cada passo, o acerto da máquina é comparado com o das pessoas.',
            out: 'piloto em uso',
          },
          evolution: {
            name: 'Evolução',
            text: 'Quem trabalha com a automação ajusta as regras, e o acerto é medido de novo.',
            out: 'acerto medido',
          },
        },
      },
      questions: {
        title: 'O que todo mundo pergunta antes de começar.',
        items: [
          {
            question: 'Quanto custa?',
            answer:
              'A partir de {{automationPrice}}. O que muda o valor: quantas fontes a máquina lê, em quantos sistemas ela escreve e quanto custa um erro.',
          },
          {
            question: 'E quando a IA erra?',
            answer:
              'Ela erra, e a automação é feita contando com isso. Quando a certeza da máquina fica abaixo do limite combinado, o caso vai para uma pessoa. Acima dele, fica registrado de onde veio cada campo, para conferir e corrigir.',
          },
          {
            question: 'Meus dados vão treinar o modelo de alguém?',
            answer:
              'Isso se decide antes da primeira linha de código. Na descoberta, escolhemos com você o fornecedor e as condições dele, ou um modelo aberto na sua própria infraestrutura. A escolha fica registrada.',
          },
          {
            question: 'Preciso trocar meu ERP?',
            answer:
              'Em geral, não. Com API, com exportação de arquivos ou só com as telas, quase sempre há um caminho. A descoberta diz quanto custa cada um.',
          },
          {
            question: 'Vai tirar o emprego de alguém?',
            answer:
              'Ela acaba com a digitação. O projeto mostra o que cada pessoa deixa de fazer e o que passa a decidir; o que fazer com as horas é escolha sua, e a equipe participa da conversa desde a descoberta.',
          },
        ],
      },
      closing: {
        raw: 'Qual tarefa',
        finished: 'sua equipe faria uma última vez?',
        text: 'Descreva em três linhas. A conversa começa por elas.',
      },
    },
    en: {
      name: 'AI automation',
      hint: 'Machines repeat, people decide',
      head: {
        title: 'AI automation with people in charge, from {{automationPrice}}',
        description:
          'The machine reads, checks and types; doubtful cases go to a person. From the order in a message to the entry in the ERP, all on record.',
      },
      title: { raw: 'Automation', finished: 'with AI, people in control' },
      lead: 'The machine reads, checks and types; people decide. Together we pick the task nobody wants to do for the hundredth time, automate it and record every step.',
      summary:
        'The machine reads, checks and types; people decide. From the order in a message to the entry in the ERP.',
      sign: 'Someone spends the morning copying from one screen to another.',
      price: 'from {{automationPrice}}',
      facts: [
        { term: 'Reads', value: 'messages, PDFs, photos' },
        { term: 'Connects to', value: 'messaging, CRM, ERP' },
      ],
      audience: {
        title: 'Where AI helps, and where it just costs money.',
        fits: {
          label: 'Use it to',
          items: [
            'Read an order, invoice, contract or report and fill in the system.',
            'Answer the same old question, quoting the document it comes from.',
            'Check records, prices and stock before anyone signs.',
            'Sum up a meeting, a ticket or a case and list the next steps.',
            'Warn early: delays, items out of stock, late payments.',
          ],
        },
        misfits: {
          label: 'Don’t use it for',
          items: [
            'Decisions that change someone’s life, without human review.',
            'Fixed rules that ten lines of code can settle.',
            'A process nobody can explain: map it first.',
            'Data the law won’t let you collect.',
          ],
        },
      },
      delivered: {
        title: 'What it does, part by part.',
        parts: [
          {
            name: 'Reading',
            text: 'Messages, PDFs, photos and spreadsheets become fields. The passage each one came from is kept beside it.',
          },
          {
            name: 'Checking',
            text: 'Your rules, written as sentences, compare what was read with your records, prices and stock.',
          },
          {
            name: 'Typing',
            text: 'The result goes into the system you already pay for: by API, by file or through the screen.',
          },
          {
            name: 'Exception',
            text: 'Whatever is in doubt goes to a person, with the document, the question and the source on one screen.',
          },
          {
            name: 'Record',
            text: 'What came in, what the machine understood and who approved it, in order and with the time.',
          },
        ],
      },
      phases: {
        title: 'From paper queue to a pilot in use.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'We follow the task, count every step and write down what the machine must not do without a person.',
            out: 'a map of the task',
          },
          development: {
            name: 'Development',
            text: 'First on past cases, then in one department, only then on the whole flow. At every step the machine’s accuracy is compared with people’s.',
            out: 'a pilot in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'The people who work with the automation adjust its rules, and accuracy is measured again.',
            out: 'measured accuracy',
          },
        },
      },
      questions: {
        title: 'What everyone asks before starting.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'From {{automationPrice}}. What changes the price: how many sources the machine reads, how many systems it writes to and what a mistake costs.',
          },
          {
            question: 'What happens when the AI gets it wrong?',
            answer:
              'It does get things wrong, and the automation is built to allow for that. When the machine’s certainty falls below the agreed limit, the case goes to a person. Above it, the source of every field is on record, to be checked and corrected.',
          },
          {
            question: 'Will my data train someone else’s model?',
            answer:
              'That’s settled before the first line of code. During discovery, we choose with you a vendor and its terms, or an open model on your own infrastructure. The choice is put in writing.',
          },
          {
            question: 'Do I have to replace my ERP?',
            answer:
              'Usually not. With an API, with exported files or with nothing but its screens, there is almost always a way in. Discovery shows what each one costs.',
          },
          {
            question: 'Will it take anyone’s job?',
            answer:
              'It takes away the typing. The project shows what each person stops doing and what they start deciding; what to do with the hours is your call, and the team is part of the conversation from discovery on.',
          },
        ],
      },
      closing: {
        raw: 'Which task',
        finished: 'would your team do one last time?',
        text: 'Describe it in three lines. The conversation starts there.',
      },
    },
  },
};
