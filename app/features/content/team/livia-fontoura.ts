import type { Person } from './person.ts';

export const liviaFontoura: Person = {
  slug: 'livia-fontoura',
  name: 'Lívia Fontoura',
  sample: true,
  tool: 'top',
  portrait: { hair: 'long', turn: 6, width: 0.96, wear: 'apron' },
  text: {
    'pt-BR': {
      role: 'Jogos e gamificação',
      line: 'Escreve a regra, joga até ela quebrar e só então chama quem vai desenhar.',
      tool: 'pião',
      toolMeaning: 'Regra boa dispensa manual.',
      profile: [
        'Criou o primeiro jogo de tabuleiro para uma turma de quinta série que não queria saber de frações. A turma jogou; ela mudou de profissão.',
        'No estúdio, desenha treinamentos e campanhas com regra clara e placar honesto. Faz protótipos em papel, joga com o público de verdade e corta o que ficou sem uso.',
      ],
      works: [
        'Mecânica, regra e economia de pontos',
        'Protótipos em papel e sessões de jogo',
        'Treinamentos com missão curta e placar',
        'Campanhas internas e de vendas',
      ],
      posts: [
        {
          from: 2022,
          to: null,
          role: 'Jogos e gamificação',
          place: 'Neste estúdio',
          text: 'Responde pelo desenho dos jogos e pelos workshops de gamificação.',
        },
        {
          from: 2017,
          to: 2022,
          role: 'Design de jogos educativos',
          place: 'Estúdio de jogos, Bauru',
          text: 'Desenhou jogos para sala de aula, com professores na mesa de teste.',
        },
        {
          from: 2012,
          to: 2017,
          role: 'Ensino fundamental',
          place: 'Escola particular, São José do Rio Preto',
          text: 'Deu aula de matemática e criou o clube de jogos da escola.',
        },
      ],
      studies: [
        { year: 2017, title: 'Especialização em design de jogos', place: 'Ensino a distância' },
        { year: 2011, title: 'Pedagogia', place: 'Universidade pública paulista' },
      ],
      skills: ['Regras', 'Protótipo em papel', 'Teste de jogo', 'Roteiro', 'Facilitação'],
      languages: ['Português', 'Inglês'],
      head: {
        title: 'Lívia Fontoura: currículo de jogos e de gamificação',
        description:
          'Currículo de Lívia Fontoura, que desenha jogos, treinamentos e campanhas com placar no estúdio: experiência, formação e jeito de trabalhar.',
      },
    },
    en: {
      role: 'Games and gamification',
      line: 'Writes the rule, plays it until it breaks, and only then calls the illustrators.',
      tool: 'spinning top',
      toolMeaning: 'A good rule needs no manual.',
      profile: [
        'She made her first board game for a fifth-year class that wanted nothing to do with fractions. The class played; she changed careers.',
        'At the studio, she designs training and campaigns with clear rules and an honest scoreboard. She prototypes on paper, plays with the real audience and throws out whatever nobody used.',
      ],
      works: [
        'Mechanics, rules and the economy of points',
        'Paper prototypes and play sessions',
        'Training with short missions and a scoreboard',
        'Internal and sales campaigns',
      ],
      posts: [
        {
          from: 2022,
          to: null,
          role: 'Games and gamification',
          place: 'This studio',
          text: 'Responsible for game design and for the gamification workshops.',
        },
        {
          from: 2017,
          to: 2022,
          role: 'Educational game design',
          place: 'Games studio, Bauru',
          text: 'Designed classroom games, with teachers at the test table.',
        },
        {
          from: 2012,
          to: 2017,
          role: 'Primary school teaching',
          place: 'Private school, São José do Rio Preto',
          text: 'Taught maths and started the school’s games club.',
        },
      ],
      studies: [
        { year: 2017, title: 'Postgraduate diploma in game design', place: 'Distance learning' },
        { year: 2011, title: 'Education', place: 'Public university, São Paulo state' },
      ],
      skills: ['Rules', 'Paper prototypes', 'Playtesting', 'Scripting', 'Facilitation'],
      languages: ['Portuguese', 'English'],
      head: {
        title: 'Lívia Fontoura: CV in games and gamification',
        description:
          'CV of Lívia Fontoura, who designs games, training and campaigns with a score at the studio: experience, education and way of working.',
      },
    },
  },
};
