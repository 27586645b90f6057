import type { Opening } from './opening.ts';

export const softwareEngineer: Opening = {
  key: 'software-engineer',
  sample: true,
  posted: '2026-11-09',
  closes: '2027-01-29',
  text: {
    'pt-BR': {
      title: 'Engenharia de software',
      slug: 'engenharia-de-software',
      line: 'Construir sistemas que se usam em pé, no balcão, no galpão e na estrada.',
      contract: 'CLT, 40 horas',
      place: '{{city}} ou remoto no Brasil',
      work: [
        'Transformar um desenho aprovado em versão em uso, em ciclos curtos',
        'Ligar sistemas a mensageria, CRM e ERP, com fila e registro',
        'Escrever testes e o motivo de cada decisão',
        'Revisar o código dos colegas e ter o seu revisado',
      ],
      bring: [
        'TypeScript no dia a dia, no front-end e no back-end',
        'SQL sem medo: índice, transação, plano de consulta',
        'Texto claro: metade do trabalho é explicar',
      ],
      learn: ['Renderização no servidor com React', 'Segurança linha a linha no PostgreSQL'],
    },
    en: {
      title: 'Software engineer',
      slug: 'software-engineer',
      line: 'Build systems that people use on their feet: at the counter, in the warehouse, on the road.',
      contract: 'Permanent (CLT), 40 hours',
      place: '{{city}} or remote in Brazil',
      work: [
        'Turn an approved design into a version in use, in short cycles',
        'Connect systems to messaging, CRM and ERP tools, with queues and logs',
        'Write tests, and the reason behind each decision',
        'Review other people’s code and have yours reviewed',
      ],
      bring: [
        'Everyday TypeScript, front end and back end',
        'SQL without fear: indexes, transactions, query plans',
        'Clear writing: half the job is explaining',
      ],
      learn: ['Server rendering with React', 'Row-level security in PostgreSQL'],
    },
  },
};
