import type { Workshop } from './workshop.ts';

export const handsOnAutomation: Workshop = {
  slugs: { 'pt-BR': 'automacao-na-pratica', en: 'hands-on-automation' },
  area: 'technology',
  sample: true,
  dates: ['2027-03-09', '2027-05-11'],
  priced: null,
  sessions: [
    {
      startsAt: '8:30',
      blocks: [
        {
          kind: 'talk',
          minutes: 30,
          text: {
            'pt-BR': 'Gatilho, regra, ação: como uma automação funciona',
            en: 'Trigger, rule, action: how an automation works',
          },
        },
        {
          kind: 'hands',
          minutes: 90,
          text: {
            'pt-BR': 'Da mensagem ao campo: a primeira leitura',
            en: 'From message to field: the first reading',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 75,
          text: { 'pt-BR': 'Conferir antes de gravar', en: 'Check before you write' },
        },
      ],
    },
    {
      startsAt: '8:30',
      blocks: [
        {
          kind: 'hands',
          minutes: 75,
          text: {
            'pt-BR': 'Quando falha: fila, aviso, nova tentativa',
            en: 'When it fails: queue, alert, retry',
          },
        },
        {
          kind: 'talk',
          minutes: 20,
          text: { 'pt-BR': 'O caso que vai para uma pessoa', en: 'The case that goes to a person' },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 70,
          text: {
            'pt-BR': 'Casos maldosos: tentar enganar a máquina',
            en: 'Nasty cases: trying to fool the machine',
          },
        },
        {
          kind: 'show',
          minutes: 30,
          text: {
            'pt-BR': 'Cada dupla mostra o registro de um caso',
            en: 'Each pair shows the record of one case',
          },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Automação na prática',
      head: {
        title: 'Workshop: automação na prática, da mensagem ao ERP',
        description:
          'Duas manhãs para montar uma automação que lê, confere, grava e sabe pedir ajuda. Para quem trabalha com dados e não é programador.',
      },
      title: { raw: 'Automação', finished: 'na prática, sem mágica' },
      lead: 'Duas manhãs para montar uma automação que lê, confere, grava e sabe a hora de chamar uma pessoa. Com casos de verdade, inclusive os ruins.',
      summary: 'Uma automação que lê, confere, grava e sabe pedir ajuda.',
      audience: 'Quem cuida de pedido, cadastro, financeiro ou atendimento',
      format: 'Presencial ou por vídeo, dois encontros',
      bring: 'Dez casos reais da sua rotina, sem dado pessoal',
      outcomes: [
        'descrever uma tarefa como gatilho, regra e ação;',
        'transformar mensagem solta em campo conferido;',
        'decidir o que acontece quando alguma coisa falha;',
        'ler o registro de um caso do começo ao fim.',
      ],
    },
    en: {
      name: 'Hands-on automation',
      head: {
        title: 'Workshop: hands-on automation, message to ERP',
        description:
          'Two mornings to build an automation that reads, checks, writes and knows when to ask for help. For people who work with data and don’t code.',
      },
      title: { raw: 'Automation', finished: 'hands-on, no magic' },
      lead: 'Two mornings to build an automation that reads, checks, writes and knows when to call a person. With real cases, bad ones included.',
      summary: 'An automation that reads, checks, writes and knows when to ask for help.',
      audience: 'People in orders, records, finance or customer service',
      format: 'In person or by video, two sessions',
      bring: 'Ten real cases from your routine, with no personal data',
      outcomes: [
        'describe a task as trigger, rule and action;',
        'turn a loose message into a checked field;',
        'decide what happens when something fails;',
        'read the record of a case from start to finish.',
      ],
    },
  },
};
