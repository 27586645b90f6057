import type { Person } from './person.ts';

export const daviLacerda: Person = {
  slug: 'davi-lacerda',
  name: 'Davi Lacerda',
  sample: true,
  tool: 'bellows',
  portrait: { hair: 'curls', turn: 4, width: 1, beard: 'short', glasses: 'round', wear: 'shirt' },
  text: {
    'pt-BR': {
      role: 'Automação e IA',
      line: 'Ensina a máquina a ler, conferir e digitar, e define quando ela chama uma pessoa.',
      tool: 'fole',
      toolMeaning: 'Automação na medida: de menos não ajuda, demais pesa.',
      profile: [
        'Linguista que aprendeu a programar para contar palavras e nunca mais parou. Desconfia de demonstração bonita e sempre quer ver os casos difíceis.',
        'No estúdio, monta as automações com regra, exceção e limite definidos. Cada modelo passa por casos reais do cliente, sem dados pessoais, antes de entrar em uso.',
      ],
      works: [
        'Leitura de pedido, nota, contrato e relatório',
        'Assistentes que citam o documento de origem',
        'Taxa de acerto e fila de exceções',
        'Avaliação de modelos e de fornecedores',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Automação e IA',
          place: 'Neste estúdio',
          text: 'Responde pelas automações e pela avaliação de ferramentas novas.',
        },
        {
          from: 2018,
          to: 2023,
          role: 'Ciência de dados',
          place: 'Empresa de saúde, Ribeirão Preto',
          text: 'Trabalhou com leitura de exames e triagem de mensagens de pacientes, com revisão humana em cada passo.',
        },
        {
          from: 2015,
          to: 2018,
          role: 'Pesquisa em processamento de linguagem',
          place: 'Laboratório universitário',
          text: 'Montou corpora em português e comparou métodos de classificação de texto.',
        },
      ],
      studies: [
        {
          year: 2018,
          title: 'Mestrado em linguística computacional',
          place: 'Universidade pública paulista',
        },
        { year: 2014, title: 'Letras', place: 'Universidade pública paulista' },
      ],
      skills: ['Python', 'Avaliação de modelos', 'Extração de dados', 'Filas', 'Português escrito'],
      languages: ['Português', 'Inglês', 'Francês'],
      head: {
        title: 'Davi Lacerda: currículo de automação e IA aplicada',
        description:
          'Currículo de Davi Lacerda, que cuida de automação e IA no estúdio: leitura de documentos, casos que uma pessoa decide, experiência e formação.',
      },
    },
    en: {
      role: 'Automation and AI',
      line: 'Teaches the machine to read, check and type, and decides when it has to call a person.',
      tool: 'bellows',
      toolMeaning: 'Just enough automation: too little doesn’t help, too much gets in the way.',
      profile: [
        'A linguist who learned to program to count words and never stopped. He distrusts a pretty demo and always asks to see the hard cases.',
        'At the studio, he builds automations with rules, exceptions and limits in writing. Every model is tested on the client’s real cases, without personal data, before anyone uses it.',
      ],
      works: [
        'Reading orders, invoices, contracts and reports',
        'Assistants that quote the document they rely on',
        'Accuracy rates and the exception queue',
        'Evaluation of models and vendors',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Automation and AI',
          place: 'This studio',
          text: 'Responsible for automations and for testing new tools.',
        },
        {
          from: 2018,
          to: 2023,
          role: 'Data science',
          place: 'Healthcare company, Ribeirão Preto',
          text: 'Worked on reading test results and sorting patients’ messages, with human review at every step.',
        },
        {
          from: 2015,
          to: 2018,
          role: 'Research in language processing',
          place: 'University laboratory',
          text: 'Built corpora in Portuguese and compared ways of classifying text.',
        },
      ],
      studies: [
        {
          year: 2018,
          title: 'Master’s in computational linguistics',
          place: 'Public university, São Paulo state',
        },
        {
          year: 2014,
          title: 'Languages and literature',
          place: 'Public university, São Paulo state',
        },
      ],
      skills: ['Python', 'Model evaluation', 'Data extraction', 'Queues', 'Written Portuguese'],
      languages: ['Portuguese', 'English', 'French'],
      head: {
        title: 'Davi Lacerda: CV in automation and applied AI',
        description:
          'CV of Davi Lacerda, who looks after automation and AI at the studio: document reading, the cases a person decides, experience and education.',
      },
    },
  },
};
