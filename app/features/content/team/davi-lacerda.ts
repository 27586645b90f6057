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
      line: 'Ensina a máquina a ler, conferir e digitar, e marca onde ela tem de chamar gente.',
      tool: 'fole',
      toolMeaning: 'Dá ar ao fogo na medida: calor de menos não dobra, demais queima.',
      profile: [
        'Linguista que aprendeu a programar para contar palavras e nunca mais parou. Desconfia de demonstração bonita e pede sempre os casos feios.',
        'Na oficina, monta as automações com regra, exceção e limite escritos. Cada modelo passa por casos reais do cliente, sem dado pessoal, antes de tocar em produção.',
      ],
      works: [
        'Leitura de pedido, nota, contrato e laudo',
        'Assistentes que citam o documento de origem',
        'Medição de acerto e fila de exceções',
        'Avaliação de modelos e de fornecedores',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Automação e IA',
          place: 'Nesta oficina',
          text: 'Responde pelas automações e pela bancada de avaliação de ferramentas.',
        },
        {
          from: 2018,
          to: 2023,
          role: 'Ciência de dados',
          place: 'Empresa de saúde, Ribeirão Preto',
          text: 'Trabalhou com leitura de laudos e triagem de mensagens de pacientes, com revisão humana em cada etapa.',
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
          'Currículo de Davi Lacerda, que cuida de automação e IA na oficina: leitura de documentos, exceções para gente decidir, experiência e formação.',
      },
    },
    en: {
      role: 'Automation and AI',
      line: 'Teaches the machine to read, check and type, and marks where it has to call a person.',
      tool: 'bellows',
      toolMeaning: 'Air in measure: too little heat will not bend, too much burns.',
      profile: [
        'A linguist who learned to program to count words and never stopped. He distrusts a pretty demo and always asks for the ugly cases.',
        'In the workshop he builds automations with the rule, the exception and the limit in writing. Every model meets the client’s real cases, stripped of personal data, before it goes near production.',
      ],
      works: [
        'Reading orders, invoices, contracts and reports',
        'Assistants that quote the document they rely on',
        'Accuracy measurement and the exception queue',
        'Evaluation of models and vendors',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Automation and AI',
          place: 'This workshop',
          text: 'Answers for automations and for the bench where new tools are tried.',
        },
        {
          from: 2018,
          to: 2023,
          role: 'Data science',
          place: 'Healthcare company, Ribeirão Preto',
          text: 'Worked on reading reports and sorting patients’ messages, with human review at every step.',
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
        title: 'Davi Lacerda: automation and applied AI, full résumé',
        description:
          'Résumé of Davi Lacerda, who looks after automation and AI at the workshop: document reading, exceptions for people to decide, and his background.',
      },
    },
  },
};
