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
      line: 'Escuta a direção e a equipe, e volta com o problema escrito em uma frase.',
      tool: 'tenaz',
      toolMeaning: 'Segura o problema até ele caber em uma frase.',
      profile: [
        'Engenheira de produção que saiu do chão de fábrica para o software sem trocar de assunto: fila, estoque, retrabalho e gente esperando resposta.',
        'No estúdio, abre os projetos. Conversa, acompanha o turno, conta os passos e escolhe com o cliente o resultado que precisa mudar. Também é quem diz quando o melhor plano é não construir.',
      ],
      works: [
        'Entrevistas de descoberta e mapa do processo',
        'Definição do resultado a mudar e da primeira versão',
        'Aprovações de cada etapa com quem decide',
        'Diagnósticos de consultoria',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Direção e descoberta',
          place: 'Neste estúdio',
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
          'Currículo de Helena Prado, que conduz as descobertas do estúdio: experiência, formação e o que ela faz em cada projeto, da primeira conversa à entrega.',
      },
    },
    en: {
      role: 'Direction and discovery',
      line: 'Listens to the people who decide and the people who do the work, then puts the problem in one sentence.',
      tool: 'tongs',
      toolMeaning: 'Hold the problem until it fits in one sentence.',
      profile: [
        'An industrial engineer who left the factory floor for software without changing the subject: queues, stock, rework and people waiting for an answer.',
        'At the studio, she opens projects. She talks, sits through a shift, counts the steps and chooses with the client the result that has to change. She is also the one who says, in writing, when the best plan is not to build.',
      ],
      works: [
        'Discovery interviews and process maps',
        'Choosing the result to change and the first version',
        'Approvals at every stage, with the decision makers',
        'Consulting assessments',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Direction and discovery',
          place: 'This studio',
          text: 'Leads discovery, writes the assessments and follows approvals through to delivery.',
        },
        {
          from: 2016,
          to: 2021,
          role: 'Product management',
          place: 'Logistics company, São Paulo state',
          text: 'Looked after the dispatch system, from the first sketches with its users to three shifts of daily use.',
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
        title: 'Helena Prado: CV in direction and discovery',
        description:
          'CV of Helena Prado, who leads discovery at the studio: experience, education and what she does in every project, from first talk to delivery.',
      },
    },
  },
};
