import type { Workshop } from './workshop.ts';

export const mapBeforeBuilding: Workshop = {
  slugs: { 'pt-BR': 'mapear-antes-de-construir', en: 'map-before-you-build' },
  area: 'workshops',
  sample: true,
  dates: ['2027-02-09', '2027-04-13'],
  priced: null,
  sessions: [
    {
      startsAt: '8:30',
      blocks: [
        {
          kind: 'talk',
          minutes: 30,
          text: {
            'pt-BR': 'Um processo, três versões: a do manual, a do gerente e a do turno',
            en: 'One process, three versions: the manual’s, the manager’s and the shift’s',
          },
        },
        {
          kind: 'hands',
          minutes: 75,
          text: {
            'pt-BR': 'Mapa no mural, com as esperas contadas',
            en: 'A map on the wall, with the waits counted',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 90,
          text: {
            'pt-BR': 'Cortar: o que não se usa, não se lê nem se pede',
            en: 'Cutting: whatever nobody uses, reads or asks for',
          },
        },
        {
          kind: 'show',
          minutes: 30,
          text: {
            'pt-BR': 'Cada mesa defende o resultado que vai mudar',
            en: 'Each table argues for the result it will change',
          },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Mapear antes de construir',
      head: {
        title: 'Workshop: mapear o processo antes de construir',
        description:
          'Uma manhã para pôr um processo seu no mural, contar as esperas e decidir o que cortar antes de pedir qualquer sistema. Escolha a data.',
      },
      title: { raw: 'Mapear', finished: 'antes de construir' },
      lead: 'Uma manhã, um processo seu, um mural inteiro. Você sai sabendo o que cortar antes de pedir orçamento de qualquer sistema.',
      summary: 'O processo no mural, o tempo de espera contado, o que cortar decidido.',
      audience: 'Quem responde por um processo e quem trabalha nele, juntos',
      format: 'Presencial, na sua empresa',
      bring: 'Um processo que trava, e duas pessoas que trabalham nele',
      outcomes: [
        'desenhar um processo como ele é, e não como o manual diz;',
        'contar espera e retrabalho com o que já existe na empresa;',
        'separar o que se resolve com regra do que pede sistema;',
        'escrever em uma frase o problema que vale resolver primeiro.',
      ],
    },
    en: {
      name: 'Map before you build',
      head: {
        title: 'Workshop: map the process before you build',
        description:
          'One morning to put one of your processes on the wall, count the waits and decide what to cut before asking for any system. Book a date.',
      },
      title: { raw: 'Map it', finished: 'before you build it' },
      lead: 'One morning, one of your processes, one whole wall. You leave knowing what to cut before you ask anyone for a quote.',
      summary: 'The process on the wall, the waiting time counted, the cuts decided.',
      audience: 'The person responsible for a process and the people who work in it, together',
      format: 'In person, at your company',
      bring: 'A process that gets in the way, and two people who work in it',
      outcomes: [
        'map a process as it is, not as the manual says it is;',
        'count waits and rework with what your company already has;',
        'tell what a rule can settle from what needs a system;',
        'write in one sentence the problem worth solving first.',
      ],
    },
  },
};
