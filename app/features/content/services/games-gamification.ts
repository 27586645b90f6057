import type { Service } from './service.ts';

export const gamesGamification: Service = {
  name: 'gamesGamification',
  priced: 'gamificationWorkshop',
  related: ['consulting', 'softwareApps', 'automationAi'],
  texts: {
    'pt-BR': {
      name: 'Jogos e gamificação',
      hint: 'Treinos e campanhas com placar',
      head: {
        title: 'Jogos e gamificação para treinar e engajar equipes',
        description:
          'Treinamento, campanha e integração em forma de jogo: missão curta, regra de uma página, placar claro. Oficinas a partir de {{gamificationWorkshopPrice}}.',
      },
      title: { raw: 'Jogos', finished: 'e gamificação com regra clara' },
      lead: 'Treinamento, campanha e chegada de gente nova em forma de jogo: missão curta, regra que cabe em uma página, placar que ninguém contesta.',
      summary:
        'Treinamento e campanha com regra clara, placar honesto e motivo para voltar amanhã.',
      sign: 'O treinamento existe, mas a turma some no segundo módulo.',
      price: 'oficinas a partir de {{gamificationWorkshopPrice}}',
      facts: [
        { term: 'Joga-se', value: 'na mesa, na web, no celular' },
        { term: 'Mede', value: 'presença, acerto, retorno' },
      ],
      audience: {
        title: 'Jogo que ensina, e jogo que atrapalha.',
        fits: {
          label: 'Ensina',
          items: [
            'O curso existe, e quase ninguém chega ao fim.',
            'Gente nova demora a pegar o jeito da casa.',
            'A norma de segurança está na parede, e ninguém lê.',
            'A campanha de vendas premia sempre os mesmos.',
            'Duas áreas precisam aprender a trabalhar juntas.',
          ],
        },
        misfits: {
          label: 'Atrapalha',
          items: [
            'Trocar salário ou condição de trabalho por medalha.',
            'Vigiar gente com placar.',
            'Problema de processo disfarçado de falta de motivação.',
            'Jogo obrigatório: aí já não é jogo.',
          ],
        },
      },
      delivered: {
        title: 'O que vem dentro da caixa.',
        parts: [
          {
            name: 'Regra',
            text: 'Uma página. Quem lê entende como se joga, como se ganha e o que não vale.',
          },
          {
            name: 'Missões',
            text: 'Curtas o bastante para caber no turno, cada uma ligada a algo que se faz de verdade.',
          },
          {
            name: 'Partida',
            text: 'No navegador, no celular ou na mesa. Em papel, quando papel funciona melhor.',
          },
          {
            name: 'Placar',
            text: 'Conta o que importa, e só o que importa. Ninguém pontua por comparecer.',
          },
          {
            name: 'Medida',
            text: 'Antes, durante e depois: quem participa, quem acerta, quem volta sem ser chamado.',
          },
        ],
      },
      phases: {
        title: 'Do jogo de papel ao jogo em uso.',
        items: {
          discovery: {
            name: 'Descoberta',
            text: 'Escolhemos o comportamento que precisa mudar e como ele é medido hoje. O primeiro jogo nasce em papel, para jogar logo.',
            out: 'regra de uma página',
          },
          development: {
            name: 'Desenvolvimento',
            text: 'Rodadas com quem vai jogar. O que ninguém entende sai; o que faz voltar fica.',
            out: 'jogo em uso',
          },
          evolution: {
            name: 'Evolução',
            text: 'O placar mostra onde a turma trava. Missão nova entra, missão gasta sai.',
            out: 'retorno medido',
          },
        },
      },
      questions: {
        title: 'Perguntas de quem vai pagar a rodada.',
        items: [
          {
            question: 'Quanto custa?',
            answer:
              'Oficinas de gamificação a partir de {{gamificationWorkshopPrice}}. Um jogo completo, com plataforma própria, é sob medida: o valor sai da descoberta.',
          },
          {
            question: 'Funciona com adulto?',
            answer:
              'Funciona quando respeita o adulto: regra clara, desafio de verdade, nada de infantil. Por isso o jogo é testado com a turma antes de ser construído.',
          },
          {
            question: 'Precisa de aplicativo?',
            answer:
              'Nem sempre. Papel, quadro e mensagem resolvem muita coisa. Aplicativo entra quando o placar precisa se atualizar sozinho ou quando a turma está espalhada.',
          },
          {
            question: 'O que impede alguém de trapacear?',
            answer:
              'A regra. Cada ponto nasce de algo que se pode conferir, e o jogo passa por gente tentando burlar antes de ir para a turma.',
          },
          {
            question: 'E os dados de quem joga?',
            answer:
              'Placar mostra gente, então pede cuidado: o que aparece, para quem e por quanto tempo se decide na descoberta, com a LGPD na mesa. Jogar com apelido costuma ser opção.',
          },
        ],
      },
      closing: {
        raw: 'Qual regra',
        finished: 'sua equipe cumpriria por gosto?',
        text: 'Conte em três linhas. O jogo começa por elas.',
      },
    },
    en: {
      name: 'Games and gamification',
      hint: 'Training and campaigns that keep score',
      head: {
        title: 'Games and gamification for training your teams',
        description:
          'Training, campaigns and onboarding played as a game: short missions, a one-page rule book, a clear scoreboard. Workshops from {{gamificationWorkshopPrice}}.',
      },
      title: { raw: 'Games', finished: 'and gamification with clear rules' },
      lead: 'Training, campaigns and onboarding played as a game: short missions, rules that fit on one page, a scoreboard nobody disputes.',
      summary:
        'Training and campaigns with clear rules, an honest scoreboard and a reason to come back tomorrow.',
      sign: 'The training exists, but the class is gone by module two.',
      price: 'workshops from {{gamificationWorkshopPrice}}',
      facts: [
        { term: 'Played', value: 'on a table, web or phone' },
        { term: 'Measures', value: 'turnout, accuracy, return' },
      ],
      audience: {
        title: 'Games that teach, and games that get in the way.',
        fits: {
          label: 'Teaches',
          items: [
            'The course exists, and hardly anyone reaches the end.',
            'New people take too long to learn how things are done here.',
            'The safety rules are on the wall, and nobody reads them.',
            'The sales campaign rewards the same few every time.',
            'Two departments need to learn to work together.',
          ],
        },
        misfits: {
          label: 'Gets in the way',
          items: [
            'Paying in badges instead of wages or working conditions.',
            'Watching people through a scoreboard.',
            'A broken process dressed up as lack of motivation.',
            'Compulsory play: by then it isn’t play.',
          ],
        },
      },
      delivered: {
        title: 'What comes in the box.',
        parts: [
          {
            name: 'Rules',
            text: 'One page. Read it and you know how to play, how to win and what doesn’t count.',
          },
          {
            name: 'Missions',
            text: 'Short enough to fit a shift, each tied to something people really do.',
          },
          {
            name: 'Play',
            text: 'In the browser, on the phone or on the table. On paper, where paper works better.',
          },
          {
            name: 'Scoreboard',
            text: 'It counts what matters, and nothing else. Nobody scores for turning up.',
          },
          {
            name: 'Measure',
            text: 'Before, during and after: who takes part, who gets it right, who comes back unasked.',
          },
        ],
      },
      phases: {
        title: 'From paper game to a game in use.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'We pick the behavior that has to change and how it is measured today. The first game is made of paper, so that it gets played early.',
            out: 'a one-page rule book',
          },
          development: {
            name: 'Development',
            text: 'Rounds with the people who will play. What nobody understands goes; what brings them back stays.',
            out: 'a game in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'The scoreboard shows where people get stuck. New missions come in, worn ones go out.',
            out: 'measured return',
          },
        },
      },
      questions: {
        title: 'Questions from whoever is buying the round.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Gamification workshops start at {{gamificationWorkshopPrice}}. A full game with a platform of its own is made to measure: the figure comes out of discovery.',
          },
          {
            question: 'Does it work with adults?',
            answer:
              'It does when it respects them: clear rules, a real challenge, nothing childish. That is why the game is tried with your people before it is built.',
          },
          {
            question: 'Do we need an app?',
            answer:
              'Not always. Paper, a whiteboard and messages go a long way. An app earns its place when the score has to update itself or the team is spread out.',
          },
          {
            question: 'What stops people from cheating?',
            answer:
              'The rules. Every point comes from something that can be checked, and people try to beat the system before your team ever sees it.',
          },
          {
            question: 'What about the players’ data?',
            answer:
              'A scoreboard shows people, so it takes care: what appears, to whom and for how long is settled during discovery, with data-protection law on the table. Playing under a nickname is usually an option.',
          },
        ],
      },
      closing: {
        raw: 'Which rule',
        finished: 'would your team follow for fun?',
        text: 'Tell us in three lines. The game starts there.',
      },
    },
  },
};
