import type { Idea } from './idea.ts';

export const safeShift: Idea = {
  slugs: { 'pt-BR': 'turno-seguro', en: 'safe-shift' },
  stage: 'launch',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Turno seguro',
      head: {
        title: 'Turno seguro: jogo de segurança antes do turno',
        description:
          'Ideia do Craft em lançamento: um jogo curto, antes de cada turno, em que a equipe acha o risco do dia. Exemplo, com o próximo teste.',
      },
      title: { raw: 'Turno seguro', finished: 'um jogo antes da sirene' },
      summary: 'Um jogo curto antes do turno: a equipe acha o risco do dia.',
      problem:
        'O diálogo de segurança virou leitura em voz alta. Todo mundo assina, ninguém escuta, e o risco do dia não é o da folha.',
      hypothesis:
        'Se a equipe tiver de achar o risco em uma foto do próprio posto, em vez de ouvir sobre ele, vai lembrar dele durante o turno.',
      proof:
        'Um posto de trabalho com o jogo, outro com a leitura de sempre. No fim do turno, as duas equipes contam qual era o risco do dia.',
      ending: 'Se as duas lembrarem igual, o jogo não se paga e a ideia acaba aqui.',
      ours: ['o jogo e o placar', 'o método de teste', 'a contagem do resultado'],
      yours: [
        'um posto de trabalho',
        'as fotos e a equipe de segurança',
        'uma liderança que jogue junto',
      ],
    },
    en: {
      name: 'Safe shift',
      head: {
        title: 'Safe shift: a safety game before the siren',
        description:
          'A Craft idea being launched: a short game before each shift in which the team finds the risk of the day. Sample page, with its next test.',
      },
      title: { raw: 'Safe shift', finished: 'a game before the siren' },
      summary: 'A short game before the shift: the team finds the risk of the day.',
      problem:
        'The safety talk has become reading aloud. Everyone signs, nobody listens, and today’s risk isn’t the one on the sheet.',
      hypothesis:
        'If the team has to find the risk in a photo of its own workplace instead of hearing about it, it will remember that risk during the shift.',
      proof:
        'One workplace with the game, another with the usual reading. At the end of the shift both teams say what the risk of the day was.',
      ending: 'If both remember equally well, the game doesn’t pay and the idea ends here.',
      ours: ['the game and its scoreboard', 'the test method', 'the counting of results'],
      yours: ['one workplace', 'the photos and your safety team', 'a supervisor who plays along'],
    },
  },
};
