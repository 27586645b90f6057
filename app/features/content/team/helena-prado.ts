import type { Person } from './person.ts';

export const helenaPrado: Person = {
  slug: 'helena-prado',
  name: 'Helena Prado',
  sample: true,
  tool: 'tongs',
  portrait: { hair: 'bob', turn: -5, width: 1, earrings: true, wear: 'jacket' },
  text: {
    'pt-BR': {
      role: 'Direção e descoberta',
      line: 'Escuta quem manda e quem faz, e volta com o problema escrito em uma frase.',
      tool: 'tenaz',
      toolMeaning: 'Segura o problema quente enquanto os outros batem.',
      profile: [
        'Engenheira de produção que saiu do chão de fábrica para o software sem trocar de assunto: fila, estoque, retrabalho e gente esperando resposta.',
        'Na oficina, abre os projetos. Conversa, acompanha o turno, conta os toques e escolhe com o cliente o número que precisa mudar. Também é quem diz, por escrito, quando o melhor plano é não construir.',
      ],
      works: [
        'Entrevistas de descoberta e mapa do processo',
        'Definição do número a mudar e da primeira versão',
        'Aprovações de cada estação com quem decide',
        'Diagnósticos de consultoria',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Direção e descoberta',
          place: 'Nesta oficina',
          text: 'Conduz as descobertas, escreve os diagnósticos e acompanha as aprovações até a entrega.',
        },
        {
          from: 2016,
          to: 2021,
          role: 'Gestão de produto',
          place: 'Empresa de logística, interior de São Paulo',
          text: 'Cuidou do sistema de expedição: dos primeiros desenhos com os conferentes ao uso em três turnos.',
        },
        {
          from: 2011,
          to: 2016,
          role: 'Engenharia de processos',
          place: 'Indústria de alimentos, noroeste paulista',
          text: 'Mapeou linhas, escreveu padrões de operação e participou da troca do controle de estoque.',
        },
      ],
      studies: [
        {
          year: 2018,
          title: 'Especialização em gestão de produtos digitais',
          place: 'Ensino a distância',
        },
        { year: 2010, title: 'Engenharia de produção', place: 'Universidade pública paulista' },
      ],
      skills: ['Entrevista', 'Mapa de processo', 'Indicadores', 'Escopo', 'Negociação'],
      languages: ['Português', 'Inglês', 'Espanhol'],
      head: {
        title: 'Helena Prado: currículo de direção e de descoberta',
        description:
          'Currículo de Helena Prado, que conduz as descobertas da oficina: experiência, formação e o que passa pelas mãos dela em cada projeto.',
      },
    },
    en: {
      role: 'Direction and discovery',
      line: 'Listens to the people in charge and the people who do the work, then puts the problem in one sentence.',
      tool: 'tongs',
      toolMeaning: 'Hold the problem steady while it is hot and the others strike.',
      profile: [
        'An industrial engineer who left the factory floor for software without changing the subject: queues, stock, rework and people waiting for an answer.',
        'In the workshop she opens projects. She talks, sits through a shift, counts the touches and picks, with the client, the number that has to move. She is also the one who says, in writing, when the best plan is not to build.',
      ],
      works: [
        'Discovery interviews and process maps',
        'Choosing the number to move and the first version',
        'Approvals at every station, with whoever decides',
        'Consulting diagnostics',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Direction and discovery',
          place: 'This workshop',
          text: 'Leads discoveries, writes the diagnostics and follows approvals through to delivery.',
        },
        {
          from: 2016,
          to: 2021,
          role: 'Product management',
          place: 'Logistics company, São Paulo state',
          text: 'Looked after the dispatch system, from first sketches with the checkers to three shifts of daily use.',
        },
        {
          from: 2011,
          to: 2016,
          role: 'Process engineering',
          place: 'Food manufacturer, north-west of São Paulo state',
          text: 'Mapped lines, wrote operating standards and took part in replacing the stock system.',
        },
      ],
      studies: [
        {
          year: 2018,
          title: 'Postgraduate diploma in digital product management',
          place: 'Distance learning',
        },
        {
          year: 2010,
          title: 'Industrial engineering',
          place: 'Public university, São Paulo state',
        },
      ],
      skills: ['Interviewing', 'Process mapping', 'Metrics', 'Scoping', 'Negotiation'],
      languages: ['Portuguese', 'English', 'Spanish'],
      head: {
        title: 'Helena Prado: direction and discovery, full résumé',
        description:
          'Résumé of Helena Prado, who leads discovery at the workshop: experience, education and the part of every project that passes through her hands.',
      },
    },
  },
};
