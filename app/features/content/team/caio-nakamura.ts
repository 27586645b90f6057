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
      line: 'Constrói sistemas, aplicativos e as integrações que ninguém quer abrir.',
      tool: 'martelo',
      toolMeaning: 'Ciclos curtos: cada um termina em algo que funciona.',
      profile: [
        'Programa desde que ganhou o computador velho da loja do pai. Gosta de sistema que alguém usa de pé, com pressa e luva na mão.',
        'No estúdio, escolhe a arquitetura, constrói em ciclos curtos e deixa escrito o porquê de cada decisão. Prefere a solução simples que aguenta à esperta que quebra.',
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
          place: 'Neste estúdio',
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
          'Currículo de Caio Nakamura, engenheiro de software do estúdio: sistemas, aplicativos e integrações, com a experiência e a formação dele.',
      },
    },
    en: {
      role: 'Software engineering',
      line: 'Builds systems, apps and the integrations nobody wants to open up.',
      tool: 'hammer',
      toolMeaning: 'Short cycles: each one ends in something that works.',
      profile: [
        'He has been programming since he was given the old computer from his father’s shop. He likes systems people use standing up, in a hurry, with gloves on.',
        'At the studio, he chooses the architecture, builds in short cycles and writes down the reason for every decision. He would rather have something plain that lasts than something clever that breaks.',
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
          place: 'This studio',
          text: 'Responsible for building every system, from first prototype to the version in use.',
        },
        {
          from: 2017,
          to: 2022,
          role: 'Developer, then senior developer',
          place: 'Software company, São José do Rio Preto',
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
        title: 'Caio Nakamura: CV in software and integration',
        description:
          'CV of Caio Nakamura, the studio’s software engineer: systems, apps and integrations, with his experience, education and working languages.',
      },
    },
  },
};
