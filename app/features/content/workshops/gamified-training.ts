import type { Workshop } from './workshop.ts';

export const gamifiedTraining: Workshop = {
  slugs: { 'pt-BR': 'gamificacao-de-treinamentos', en: 'gamified-training' },
  area: 'workshops',
  sample: true,
  dates: ['2027-03-02', '2027-05-04'],
  priced: 'gamificationWorkshop',
  sessions: [
    {
      startsAt: '8:30',
      blocks: [
        {
          kind: 'talk',
          minutes: 30,
          text: {
            'pt-BR': 'Por que a turma desiste no segundo módulo',
            en: 'Why people drop out by module two',
          },
        },
        {
          kind: 'hands',
          minutes: 90,
          text: {
            'pt-BR': 'O comportamento a mudar, e como ele é medido hoje',
            en: 'The behaviour to change, and how it is measured today',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 75,
          text: {
            'pt-BR': 'Regra de uma página, jogo em papel',
            en: 'A one-page rule book, a paper game',
          },
        },
        { kind: 'pause', minutes: 60, text: { 'pt-BR': 'Almoço', en: 'Lunch' } },
        {
          kind: 'hands',
          minutes: 105,
          text: {
            'pt-BR': 'Rodadas: jogar, travar, consertar a regra',
            en: 'Rounds: play, get stuck, fix the rule',
          },
        },
        {
          kind: 'show',
          minutes: 45,
          text: {
            'pt-BR': 'Uma mesa joga o jogo da outra',
            en: 'Each table plays another’s game',
          },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Gamificação de treinamentos',
      head: {
        title: 'Workshop de gamificação de treinamentos em um dia',
        description:
          'Um dia para transformar um treinamento seu em jogo de papel, com regra de uma página e rodadas de teste. A partir de {{gamificationWorkshopPrice}}.',
      },
      title: { raw: 'Gamificação', finished: 'de treinamentos' },
      lead: 'Um dia para transformar um treinamento seu em jogo. De manhã, vocês o fazem em papel; à tarde, a turma tenta quebrar a regra.',
      summary: 'Um treinamento seu vira jogo de papel, jogado no mesmo dia.',
      audience: 'RH, treinamento, segurança e quem lidera equipe',
      format: 'Presencial, na sua empresa',
      bring: 'Um treinamento que poucos terminam',
      outcomes: [
        'escolher um comportamento que dá para medir;',
        'escrever uma regra que cabe em uma página;',
        'testar um jogo em papel antes de gastar com tela;',
        'reconhecer quando jogo não é a resposta.',
      ],
    },
    en: {
      name: 'Gamified training',
      head: {
        title: 'Workshop: turn training into a game in a day',
        description:
          'One day to turn one of your training courses into a paper game, with a one-page rule book and test rounds. From {{gamificationWorkshopPrice}}.',
      },
      title: { raw: 'Training', finished: 'turned into a game' },
      lead: 'One day to turn one of your training courses into a game. You make it on paper in the morning; in the afternoon, people try to break the rules.',
      summary: 'One of your training courses becomes a paper game, played the same day.',
      audience: 'HR, training, safety and anyone who leads a team',
      format: 'In person, at your company',
      bring: 'A course that hardly anyone finishes',
      outcomes: [
        'pick a behaviour that can be measured;',
        'write rules that fit on one page;',
        'test a game on paper before paying for screens;',
        'tell when a game is not the answer.',
      ],
    },
  },
};
