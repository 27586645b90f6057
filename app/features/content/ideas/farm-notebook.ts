import type { Idea } from './idea.ts';

export const farmNotebook: Idea = {
  slugs: { 'pt-BR': 'caderno-de-campo', en: 'farm-notebook' },
  stage: 'partnership',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Caderno de campo',
      head: {
        title: 'Caderno de campo: o áudio que vira registro',
        description:
          'Ideia do Craft à procura de parceria: o áudio gravado na lavoura vira registro de manejo, com data, talhão e fonte. Página de exemplo.',
      },
      title: { raw: 'Caderno', finished: 'de campo, de bota suja' },
      summary: 'Áudio gravado na lavoura vira registro com data e talhão.',
      problem:
        'O que se fez no talhão vira áudio no celular de alguém. Na hora da certificação, o registro não aparece.',
      hypothesis:
        'Se o áudio que já existe virar registro com data, lugar e produto, a equipe não precisa aprender um sistema novo.',
      proof:
        'Uma semana de áudios de uma propriedade. Conta-se quantos viram registro completo e quantos pedem uma pergunta de volta.',
      ending: 'Se metade pedir pergunta de volta, o áudio não basta e a ideia acaba aqui.',
      ours: ['a leitura do áudio', 'o registro com fonte', 'a tela de conferência'],
      yours: [
        'uma propriedade e sua rotina',
        'quem entende de manejo',
        'a exigência da certificadora',
      ],
    },
    en: {
      name: 'Farm notebook',
      head: {
        title: 'Farm notebook: voice notes turn into records',
        description:
          'A Craft idea looking for a partner: voice notes recorded in the field become crop records with date, plot and source. Sample page.',
      },
      title: { raw: 'Notebook', finished: 'for people in muddy boots' },
      summary: 'Voice notes from the field become records with date and plot.',
      problem:
        'What was done on the plot becomes a voice note on someone’s phone. When certification comes, nobody can find it.',
      hypothesis:
        'If the voice notes that already exist become records with date, place and product, nobody has to learn a new system.',
      proof:
        'One week of voice notes from one farm. We count how many turn into full records and how many need a question back.',
      ending: 'If half of them need a question back, voice isn’t enough and the idea ends here.',
      ours: ['reading the voice notes', 'records with their source', 'the checking screen'],
      yours: [
        'a farm and its routine',
        'someone who knows the crop',
        'what the certifier asks for',
      ],
    },
  },
};
