import type { Person } from './person.ts';

export const otavioBrandao: Person = {
  slug: 'otavio-brandao',
  name: 'Otávio Brandão',
  sample: true,
  tool: 'caliper',
  portrait: {
    hair: 'receding',
    turn: -6,
    width: 1.03,
    beard: 'full',
    glasses: 'square',
    wear: 'jacket',
  },
  text: {
    'pt-BR': {
      role: 'Dados e segurança',
      line: 'Testa tudo antes da entrega: carga, cópia de segurança, quem pode ler cada linha.',
      tool: 'paquímetro',
      toolMeaning: 'O que não foi medido não está pronto.',
      profile: [
        'Viu de perto mais de uma madrugada de servidor parado e decidiu que não seria por falta de ensaio. Trata cópia de segurança como extintor: só conta a que foi testada.',
        'No estúdio, cuida de carga, segurança, LGPD e recuperação. Só acessa um dado quem tem permissão, e cada acesso tem responsável.',
      ],
      works: [
        'Modelagem de dados e permissões linha a linha',
        'Testes de carga, falha e recuperação',
        'LGPD: base legal, prazos e pedidos de privacidade',
        'Monitoramento e resposta a incidentes',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Dados e segurança',
          place: 'Neste estúdio',
          text: 'Responde pelo banco de dados, pela operação e pelo relatório de testes de cada entrega.',
        },
        {
          from: 2009,
          to: 2021,
          role: 'Administração de bancos de dados',
          place: 'Cooperativa de crédito, interior de São Paulo',
          text: 'Cuidou de bancos em operação contínua, de migrações e de auditorias.',
        },
        {
          from: 2001,
          to: 2009,
          role: 'Suporte e redes',
          place: 'Hospital, São José do Rio Preto',
          text: 'Manteve de pé os sistemas do pronto-socorro e montou a primeira rotina de cópia testada.',
        },
      ],
      studies: [
        { year: 2020, title: 'Formação de encarregado de dados', place: 'Ensino a distância' },
        { year: 2003, title: 'Análise de sistemas', place: 'Faculdade de tecnologia estadual' },
      ],
      skills: ['PostgreSQL', 'Linux', 'Segurança', 'LGPD', 'Recuperação'],
      languages: ['Português', 'Inglês técnico'],
      head: {
        title: 'Otávio Brandão: currículo em dados, segurança e LGPD',
        description:
          'Currículo de Otávio Brandão, responsável por dados, segurança e LGPD no estúdio: experiência, formação e o que ele testa antes da entrega.',
      },
    },
    en: {
      role: 'Data and security',
      line: 'Tests everything before delivery: load, backups, who can read each row.',
      tool: 'calliper',
      toolMeaning: 'What has not been measured is not finished.',
      profile: [
        'He has sat through more than one night with the servers down and decided it wouldn’t happen again for lack of practice. To him, a backup is like a fire extinguisher: only a tested one counts.',
        'At the studio, he looks after load, security, data protection and recovery. Access is denied unless a rule allows it, and every access has an owner.',
      ],
      works: [
        'Data modelling and row-by-row permissions',
        'Load, failure and recovery tests',
        'LGPD: legal basis, retention and privacy requests',
        'Monitoring and incident response',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Data and security',
          place: 'This studio',
          text: 'Responsible for the database, for operations and for the test report of every delivery.',
        },
        {
          from: 2009,
          to: 2021,
          role: 'Database administration',
          place: 'Credit union, São Paulo state',
          text: 'Ran databases in continuous operation, migrations and audits.',
        },
        {
          from: 2001,
          to: 2009,
          role: 'Support and networks',
          place: 'Hospital, São José do Rio Preto',
          text: 'Kept the emergency department’s systems up and set the first routine of tested backups.',
        },
      ],
      studies: [
        { year: 2020, title: 'Data protection officer training', place: 'Distance learning' },
        { year: 2003, title: 'Systems analysis', place: 'State technology college' },
      ],
      skills: ['PostgreSQL', 'Linux', 'Security', 'LGPD', 'Recovery'],
      languages: ['Portuguese', 'Technical English'],
      head: {
        title: 'Otávio Brandão: CV in data, security and privacy',
        description:
          'CV of Otávio Brandão, who looks after data, security and privacy at the studio: experience, education and what he tests before delivery.',
      },
    },
  },
};
