import type { Workshop } from './workshop.ts';

export const hardConversations: Workshop = {
  slugs: { 'pt-BR': 'conversa-dificil', en: 'hard-conversations' },
  area: 'softSkills',
  sample: true,
  dates: ['2027-03-24', '2027-05-19'],
  priced: null,
  sessions: [
    {
      startsAt: '9:00',
      blocks: [
        {
          kind: 'talk',
          minutes: 25,
          text: {
            'pt-BR': 'Fato, opinião, pedido: três coisas que se misturam',
            en: 'Fact, opinion, request: three things that get mixed up',
          },
        },
        {
          kind: 'hands',
          minutes: 60,
          text: {
            'pt-BR': 'Escrever a primeira frase de uma conversa adiada',
            en: 'Writing the first sentence of a talk you keep putting off',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 70,
          text: {
            'pt-BR': 'Ensaio em trios: quem fala, quem ouve, quem observa',
            en: 'Rehearsal in threes: one talks, one listens, one watches',
          },
        },
        {
          kind: 'show',
          minutes: 30,
          text: {
            'pt-BR': 'O combinado de cada um, com data',
            en: 'What each person commits to, with a date',
          },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Conversa difícil',
      head: {
        title: 'Workshop: a conversa difícil que você vem adiando',
        description:
          'Uma manhã para preparar e ensaiar a conversa que você vem adiando: separar fato de opinião, pedir com clareza e fechar um combinado.',
      },
      title: { raw: 'Conversa', finished: 'difícil, dita a tempo' },
      lead: 'Uma manhã para preparar a conversa que você vem adiando. Ensaio em trios, até a primeira frase sair inteira.',
      summary: 'A conversa adiada, preparada e ensaiada em trios.',
      audience: 'Quem lidera gente, projeto ou cliente',
      format: 'Presencial, turma pequena',
      bring: 'Uma conversa sua que ainda não aconteceu',
      outcomes: [
        'separar o que aconteceu do que você achou disso;',
        'abrir a conversa em uma frase;',
        'ouvir uma resposta ruim sem perder o fio;',
        'fechar com um combinado que tem data.',
      ],
    },
    en: {
      name: 'Hard conversations',
      head: {
        title: 'Workshop: the hard conversation you put off',
        description:
          'One morning to prepare and rehearse the talk you keep putting off: tell fact from opinion, ask clearly and close with an agreement.',
      },
      title: { raw: 'Hard talks', finished: 'held in good time' },
      lead: 'One morning to prepare the conversation you keep putting off. You rehearse in threes until the first sentence comes out whole.',
      summary: 'The talk you keep putting off, prepared and rehearsed in threes.',
      audience: 'Anyone who leads people, projects or clients',
      format: 'In person, small group',
      bring: 'A conversation of yours that hasn’t happened yet',
      outcomes: [
        'tell what happened from what you made of it;',
        'open the conversation in one sentence;',
        'hear a bad answer without losing the thread;',
        'close with an agreement that has a date.',
      ],
    },
  },
};
