import type { Workshop } from './workshop.ts';

export const processOwner: Workshop = {
  slugs: { 'pt-BR': 'dono-de-processo', en: 'process-owner' },
  area: 'certification',
  sample: true,
  dates: ['2027-04-06'],
  priced: null,
  sessions: [
    {
      startsAt: '14:00',
      blocks: [
        {
          kind: 'talk',
          minutes: 40,
          text: {
            'pt-BR': 'Pelo que responde quem cuida de um processo, e pelo que não',
            en: 'What a process owner is responsible for, and what they aren’t',
          },
        },
        {
          kind: 'hands',
          minutes: 90,
          text: { 'pt-BR': 'Mapa do próprio processo', en: 'A map of your own process' },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 60,
          text: {
            'pt-BR': 'Escolher o resultado, e de onde ele sai',
            en: 'Choosing the result, and its source',
          },
        },
      ],
    },
    {
      startsAt: '14:00',
      blocks: [
        {
          kind: 'hands',
          minutes: 80,
          text: {
            'pt-BR': 'Regra, exceção e limite em frases',
            en: 'Rule, exception and limit as sentences',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'talk',
          minutes: 30,
          text: {
            'pt-BR': 'Pedir um sistema sem desenhar a tela',
            en: 'Asking for a system without designing the screen',
          },
        },
        {
          kind: 'hands',
          minutes: 80,
          text: {
            'pt-BR': 'O pedido, escrito e trocado entre duplas',
            en: 'The request, written and swapped between pairs',
          },
        },
      ],
    },
    {
      startsAt: '14:00',
      blocks: [
        {
          kind: 'hands',
          minutes: 60,
          text: { 'pt-BR': 'Preparar a banca', en: 'Getting ready for the panel' },
        },
        {
          kind: 'show',
          minutes: 105,
          text: {
            'pt-BR': 'Banca: dez minutos por processo, perguntas abertas',
            en: 'Panel: ten minutes per process, open questions',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'show',
          minutes: 30,
          text: { 'pt-BR': 'Resultado, um a um', en: 'Results, one by one' },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Responsável por processo',
      head: {
        title: 'Certificação: responsável por processo, com banca',
        description:
          'Três tardes e uma banca. Certifica quem sabe mapear, medir e mudar o próprio processo, com um caso real da empresa como prova.',
      },
      title: { raw: 'Responsável', finished: 'por processo, com banca' },
      lead: 'Três tardes e uma banca. A prova é o seu processo: mapeado, medido e com um pedido de mudança que outra pessoa entende.',
      summary: 'Três tardes e uma banca. A prova é o seu próprio processo.',
      audience: 'Quem vai responder por um processo do começo ao fim',
      format: 'Presencial, três encontros',
      bring: 'Um processo pelo qual você responde, ou vai responder',
      outcomes: [
        'mapear e medir um processo por conta própria;',
        'escrever regra, exceção e limite em frases;',
        'pedir uma mudança que outra equipe entende;',
        'defender o resultado diante de uma banca.',
      ],
    },
    en: {
      name: 'Process owner',
      head: {
        title: 'Lab certification: process owner, with a panel',
        description:
          'Three afternoons and a panel. Certifies people who can map, measure and change their own process, with a real case as the exam.',
      },
      title: { raw: 'Process', finished: 'owner, before a panel' },
      lead: 'Three afternoons and a panel. The exam is your own process: mapped, measured, and with a request for change that someone else can follow.',
      summary: 'Three afternoons and a panel. The exam is your own process.',
      audience: 'Anyone who will be responsible for a process from end to end',
      format: 'In person, three sessions',
      bring: 'A process you’re responsible for, or soon will be',
      outcomes: [
        'map and measure a process on your own;',
        'write rule, exception and limit as sentences;',
        'ask for a change another team can understand;',
        'defend the result before a panel.',
      ],
    },
  },
};
