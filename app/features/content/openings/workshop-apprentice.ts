import type { Opening } from './opening.ts';

export const workshopApprentice: Opening = {
  key: 'workshop-apprentice',
  sample: true,
  posted: '2026-11-16',
  closes: '2027-02-12',
  text: {
    'pt-BR': {
      title: 'Estágio em projetos digitais',
      slug: 'estagio-de-bancada',
      line: 'Passar um tempo em cada área: desenho, construção, teste e workshops do Lab.',
      contract: 'Estágio, 30 horas',
      place: '{{city}}, presencial',
      work: [
        'Construir, com revisão, partes pequenas de projetos de verdade',
        'Testar o trabalho dos colegas e escrever o relatório',
        'Ajudar a preparar um workshop do Lab por semestre',
      ],
      bring: [
        'Matrícula em curso técnico ou superior, de qualquer área',
        'Alguma coisa que você fez por conta própria, mesmo imperfeita',
        'O hábito de perguntar antes de travar por três dias',
      ],
      learn: ['Quase tudo: é para isso que o estágio existe'],
    },
    en: {
      title: 'Digital projects internship',
      slug: 'bench-internship',
      line: 'Spend time in every area: design, building, testing and our Lab workshops.',
      contract: 'Internship, 30 hours',
      place: '{{city}}, on site',
      work: [
        'Build, with review, small parts of real projects',
        'Test other people’s work and write the report',
        'Help prepare one Lab workshop each semester',
      ],
      bring: [
        'Enrolment in a technical or degree course, in any field',
        'Something you made on your own, however rough',
        'The habit of asking before you get stuck for three days',
      ],
      learn: ['Nearly everything: that’s what an internship is for'],
    },
  },
};
