import type { Workshop } from './workshop.ts';

export const fromSpreadsheet: Workshop = {
  slugs: { 'pt-BR': 'da-planilha-ao-banco', en: 'from-spreadsheet-to-database' },
  area: 'technology',
  sample: true,
  dates: ['2027-02-25', '2027-04-29'],
  priced: null,
  sessions: [
    {
      startsAt: '13:30',
      blocks: [
        {
          kind: 'talk',
          minutes: 25,
          text: {
            'pt-BR': 'A planilha de hoje, aberta sem medo',
            en: 'Today’s spreadsheet, opened without fear',
          },
        },
        {
          kind: 'hands',
          minutes: 70,
          text: {
            'pt-BR': 'Separar: uma coisa por tabela, um fato por linha',
            en: 'Splitting: one thing per table, one fact per row',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'hands',
          minutes: 60,
          text: {
            'pt-BR': 'Limpar e importar sem perder história',
            en: 'Cleaning and importing without losing history',
          },
        },
        {
          kind: 'hands',
          minutes: 50,
          text: {
            'pt-BR': 'Três perguntas que a planilha não respondia',
            en: 'Three questions the spreadsheet couldn’t answer',
          },
        },
        {
          kind: 'show',
          minutes: 20,
          text: {
            'pt-BR': 'As tabelas em uma página',
            en: 'The tables on one page',
          },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Da planilha ao banco',
      head: {
        title: 'Workshop: da planilha ao banco, em uma tarde',
        description:
          'Uma tarde para abrir a planilha que sustenta a operação, separar o que está misturado e sair com as tabelas desenhadas e testadas.',
      },
      title: { raw: 'Da planilha', finished: 'ao banco de dados' },
      lead: 'Uma tarde com a planilha que sustenta a operação. Você separa o que está misturado, limpa, importa e faz as perguntas que ela não respondia.',
      summary: 'A planilha que sustenta a operação, separada em tabelas.',
      audience: 'Quem cuida de planilha, analistas e quem vai pedir um sistema',
      format: 'Presencial ou por vídeo',
      bring: 'A planilha de verdade, com nomes trocados',
      outcomes: [
        'reconhecer quando a planilha já não dá conta;',
        'desenhar tabelas com uma coisa em cada uma;',
        'limpar e importar sem perder o histórico;',
        'fazer perguntas simples em SQL.',
      ],
    },
    en: {
      name: 'From spreadsheet to database',
      head: {
        title: 'Workshop: from spreadsheet to database',
        description:
          'One afternoon to open the spreadsheet that runs the business, split what is tangled and leave with tables designed and tested.',
      },
      title: { raw: 'Spreadsheet', finished: 'to database, in one afternoon' },
      lead: 'One afternoon with the spreadsheet that runs the business. You split what is tangled, clean it, import it and ask the questions it couldn’t answer.',
      summary: 'The spreadsheet that runs the business, split into tables.',
      audience: 'Spreadsheet owners, analysts and anyone about to ask for a system',
      format: 'In person or by video',
      bring: 'The real spreadsheet, with the names changed',
      outcomes: [
        'tell when a spreadsheet has reached its limit;',
        'design tables that hold one thing each;',
        'clean and import without losing history;',
        'ask simple questions in SQL.',
      ],
    },
  },
};
