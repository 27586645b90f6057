import type { Idea } from './idea.ts';

export const plainReport: Idea = {
  slugs: { 'pt-BR': 'laudo-em-portugues', en: 'plain-language-report' },
  stage: 'validation',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Laudo em português',
      head: {
        title: 'Laudo em português: um laudo que se entende',
        description:
          'Ideia do Craft em validação: laudo técnico reescrito em linguagem comum, com a fonte de cada frase e revisão de quem assina. Exemplo.',
      },
      title: { raw: 'Laudo', finished: 'em português claro' },
      summary: 'Laudo técnico em linguagem comum, com fonte em cada frase.',
      problem:
        'O laudo sai certo e ninguém entende. Quem recebe liga para perguntar, ou decide sem perguntar.',
      hypothesis:
        'Um rascunho em linguagem comum, preso frase a frase ao original e revisto por quem assina, diminui as ligações sem aumentar o risco.',
      proof:
        'Laudos antigos, reescritos pela máquina e revistos por quem assinou. Conta-se quanto a revisão muda e se o leitor entendeu a conclusão.',
      ending: 'Se a revisão levar mais tempo que escrever do zero, a ideia acaba aqui.',
      ours: ['a leitura com fonte', 'a tela de revisão', 'o registro de cada mudança'],
      yours: [
        'laudos antigos, sem nome',
        'um responsável técnico que revise',
        'leitores de verdade',
      ],
    },
    en: {
      name: 'Plain-language report',
      head: {
        title: 'Plain-language report: findings people can follow',
        description:
          'A Craft idea in validation: technical reports in everyday words, a source for every sentence, reviewed by whoever signs. Sample page.',
      },
      title: { raw: 'Report', finished: 'in plain language' },
      summary: 'Technical reports in everyday words, with a source for every sentence.',
      problem:
        'The report is right and nobody understands it. The reader calls to ask, or decides without asking.',
      hypothesis:
        'A draft in everyday words, tied sentence by sentence to the original and reviewed by the person who signs it, cuts the calls without adding risk.',
      proof:
        'Past reports, rewritten by the machine and reviewed by those who signed them. We count how much the review changes, and whether readers understood the conclusion.',
      ending: 'If reviewing takes longer than writing from scratch, the idea ends here.',
      ours: ['reading with sources', 'the review screen', 'a record of every change'],
      yours: ['past reports, names removed', 'a professional to review them', 'real readers'],
    },
  },
};
