import type { Opening } from './opening.ts';

export const workshopApprentice: Opening = {
  key: 'workshop-apprentice',
  sample: true,
  posted: '2026-11-16',
  closes: '2027-02-12',
  text: {
    'pt-BR': {
      title: 'Estágio de bancada',
      slug: 'estagio-de-bancada',
      line: 'Passar um tempo em cada ponta da oficina: desenho, construção, teste e Lab.',
      contract: 'Estágio, 30 horas',
      place: '{{city}}, presencial',
      work: [
        'Construir, com revisão, partes pequenas de projetos de verdade',
        'Testar as peças dos outros e escrever o laudo',
        'Ajudar a preparar um workshop do Lab por semestre',
      ],
      bring: [
        'Matrícula em curso técnico ou superior, de qualquer área',
        'Alguma coisa que você fez por conta própria, mesmo torta',
        'Vontade de perguntar antes de sumir por três dias',
      ],
      learn: ['Quase tudo: é para isso que o estágio existe'],
    },
    en: {
      title: 'Bench internship',
      slug: 'bench-internship',
      line: 'Spend time at every end of the workshop: drawing, building, testing and the Lab.',
      contract: 'Internship, 30 hours',
      place: '{{city}}, on site',
      work: [
        'Build, with review, small parts of real projects',
        'Test other people’s pieces and write the report',
        'Help prepare one Lab workshop each semester',
      ],
      bring: [
        'Enrolment in a technical or degree course, in any field',
        'Something you made on your own, crooked or not',
        'The will to ask before vanishing for three days',
      ],
      learn: ['Nearly everything: that is what an internship is for'],
    },
  },
};
