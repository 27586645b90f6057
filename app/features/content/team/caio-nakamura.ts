import type { Person } from './person.ts';

export const caioNakamura: Person = {
  slug: 'caio-nakamura',
  name: 'Caio Nakamura',
  sample: true,
  tool: 'hammer',
  portrait: { hair: 'crop', turn: 5, width: 1.04, glasses: 'square', wear: 'shirt' },
  text: {
    'pt-BR': {
      role: 'Engenharia de software',
      line: 'Bate o ferro: sistemas, aplicativos e as integrações que ninguém quer abrir.',
      tool: 'martelo',
      toolMeaning: 'Golpe curto e certo. Cada ciclo termina em algo que funciona.',
      profile: [
        'Programa desde que o pai levou para casa o computador velho da loja. Gosta de sistema que alguém usa de pé, com pressa e luva na mão.',
        'Na oficina, escolhe a arquitetura, constrói em ciclos curtos e deixa escrito o porquê de cada corte. Prefere a peça simples que aguenta à peça esperta que quebra.',
      ],
      works: [
        'Arquitetura e construção de sistemas web e aplicativos',
        'Integração com mensageria, CRM e ERP',
        'Revisão de código e registro das decisões',
        'Testes que rodam antes de cada entrega',
      ],
      posts: [
        {
          from: 2022,
          to: null,
          role: 'Engenharia de software',
          place: 'Nesta oficina',
          text: 'Responde pela construção dos sistemas, do primeiro protótipo à versão em uso.',
        },
        {
          from: 2017,
          to: 2022,
          role: 'Desenvolvimento pleno e sênior',
          place: 'Fábrica de software, São José do Rio Preto',
          text: 'Trabalhou em sistemas de gestão para comércio e indústria, com foco em integração fiscal e de estoque.',
        },
        {
          from: 2014,
          to: 2017,
          role: 'Desenvolvimento de aplicativos',
          place: 'Startup de entregas, Campinas',
          text: 'Fez o aplicativo dos entregadores, do mapa ao modo sem internet.',
        },
      ],
      studies: [
        { year: 2014, title: 'Ciência da computação', place: 'Universidade pública paulista' },
        { year: 2009, title: 'Técnico em informática', place: 'Escola técnica estadual' },
      ],
      skills: ['TypeScript', 'React', 'PostgreSQL', 'Node.js', 'Testes', 'APIs'],
      languages: ['Português', 'Inglês', 'Japonês básico'],
      head: {
        title: 'Caio Nakamura: currículo de engenharia de software',
        description:
          'Currículo de Caio Nakamura, engenheiro de software da oficina: sistemas, aplicativos e integrações, com a experiência e a formação dele.',
      },
    },
    en: {
      role: 'Software engineering',
      line: 'Strikes the iron: systems, apps and the integrations nobody wants to open up.',
      tool: 'hammer',
      toolMeaning: 'Short, true blows. Every cycle ends in something that works.',
      profile: [
        'He has been programming since his father brought the shop’s old computer home. He likes systems that people use standing up, in a hurry, with gloves on.',
        'In the workshop he chooses the architecture, builds in short cycles and writes down the reason for every cut. He would rather ship a plain part that holds than a clever one that snaps.',
      ],
      works: [
        'Architecture and build of web systems and apps',
        'Integration with messaging, CRM and ERP tools',
        'Code review and a written record of decisions',
        'Tests that run before every delivery',
      ],
      posts: [
        {
          from: 2022,
          to: null,
          role: 'Software engineering',
          place: 'This workshop',
          text: 'Answers for the build of every system, from first prototype to the version in use.',
        },
        {
          from: 2017,
          to: 2022,
          role: 'Developer, then senior developer',
          place: 'Software house, São José do Rio Preto',
          text: 'Worked on management systems for retail and industry, mostly tax and stock integration.',
        },
        {
          from: 2014,
          to: 2017,
          role: 'App developer',
          place: 'Delivery start-up, Campinas',
          text: 'Built the couriers’ app, from the map to its offline mode.',
        },
      ],
      studies: [
        { year: 2014, title: 'Computer science', place: 'Public university, São Paulo state' },
        { year: 2009, title: 'IT technician', place: 'State technical school' },
      ],
      skills: ['TypeScript', 'React', 'PostgreSQL', 'Node.js', 'Testing', 'APIs'],
      languages: ['Portuguese', 'English', 'Basic Japanese'],
      head: {
        title: 'Caio Nakamura: software engineering, a full résumé',
        description:
          'Résumé of Caio Nakamura, the workshop’s software engineer: systems, apps and integrations, with his experience, education and working languages.',
      },
    },
  },
};
