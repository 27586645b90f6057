import type { Service } from './service.ts';

export const gamesGamification: Service = {
  name: 'gamesGamification',
  priced: 'gamificationWorkshop',
  related: ['consulting', 'softwareApps', 'automationAi'],
  texts: {
    'pt-BR': {
      name: 'Jogos e gamificação',
      hint: 'Treinamentos e campanhas com placar',
      head: {
        title: 'Jogos e gamificação para treinar e engajar equipes',
        description:
          'Treinamento, campanha e integração em forma de jogo: missão curta, regra de uma página, placar claro. Workshops a partir de {{gamificationWorkshopPrice}}.',
      },
      title: { raw: 'Jogos', finished: 'e gamificação com regra clara' },
      lead: 'Treinamento, campanha e integração de novos funcionários em forma de jogo: missão curta, regra que cabe em uma página, placar que ninguém contesta.',
      summary:
        'Treinamento e campanha com regra clara, placar honesto e motivo para voltar amanhã.',
      sign: 'O treinamento existe, mas a turma desiste no segundo módulo.',
      price: 'workshops a partir de {{gamificationWorkshopPrice}}',
      facts: [
        { term: 'Onde se joga', value: 'na mesa, na web, no celular' },
        { term: 'Mede', value: 'acertos e quem volta' },
      ],
      audience: {
        title: 'Quando o jogo ensina, e quando atrapalha.',
        fits: {
          label: 'Ensina',
          items: [
            'O curso existe, e quase ninguém chega ao fim.',
            'Quem chega demora a aprender como as coisas funcionam.',
            'A norma de segurança está na parede, e ninguém lê.',
            'A campanha de vendas premia sempre os mesmos.',
            'Duas áreas precisam aprender a trabalhar juntas.',
          ],
        },
        misfits: {
          label: 'Atrapalha',
          items: [
            'Trocar salário ou condição de trabalho por medalha.',
            'Vigiar pessoas com placar.',
            'Problema de processo disfarçado de falta de motivação.',
            'Jogo obrigatório: aí deixa de ser jogo.',
          ],
        },
      },
      delivered: {
        title: 'O que você recebe.',
        parts: [
          {
            name: 'Regra',
            text: 'Uma página. Quem lê entende como se joga, como se ganha e o que não vale.',
          },
          {
            name: 'Missões',
            text: 'Curtas o bastante para caber no turno, cada uma ligada ao trabalho de verdade.',
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
            name: 'Resultado',
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
            text: 'O placar mostra onde a turma trava. Entra missão nova, sai a que cansou.',
            out: 'resultado medido',
          },
        },
      },
      questions: {
        title: 'Perguntas de quem vai contratar.',
        items: [
          {
            question: 'Quanto custa?',
            answer:
              'Workshops de gamificação custam a partir de {{gamificationWorkshopPrice}}. Um jogo completo, com plataforma própria, é sob medida: o valor sai da descoberta.',
          },
          {
            question: 'Funciona com adulto?',
            answer:
              'Funciona quando respeita o adulto: regra clara, desafio de verdade, nada infantil. Por isso o jogo é testado com a turma antes de ser construído.',
          },
          {
            question: 'Precisa de aplicativo?',
            answer:
              'Nem sempre. Papel, quadro e mensagem resolvem muita coisa. O aplicativo entra quando o placar precisa se atualizar na hora ou quando a turma está espalhada.',
          },
          {
            question: 'O que impede alguém de trapacear?',
            answer:
              'A regra. Cada ponto vem de algo que se pode conferir, e o jogo é testado por gente que tenta burlar antes de chegar à turma.',
          },
          {
            question: 'E os dados de quem joga?',
            answer:
              'O placar mostra pessoas, então pede cuidado: o que aparece, para quem e por quanto tempo se decide na descoberta, de acordo com a LGPD. Jogar com apelido costuma ser opção.',
          },
        ],
      },
      closing: {
        raw: 'Que regra',
        finished: 'a sua equipe seguiria com gosto?',
        text: 'Conte em três linhas. A conversa começa por elas.',
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
      sign: 'The training exists, but people drop out by module two.',
      price: 'workshops from {{gamificationWorkshopPrice}}',
      facts: [
        { term: 'Played on', value: 'table, web or phone' },
        { term: 'Measures', value: 'accuracy and who returns' },
      ],
      audience: {
        title: 'When a game teaches, and when it gets in the way.',
        fits: {
          label: 'Teaches',
          items: [
            'The course exists, and hardly anyone reaches the end.',
            'New people take too long to learn how things are done.',
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
            'Compulsory play: then it’s no longer play.',
          ],
        },
      },
      delivered: {
        title: 'What you get.',
        parts: [
          {
            name: 'Rules',
            text: 'One page. Read it and you know how to play, how to win and what doesn’t count.',
          },
          {
            name: 'Missions',
            text: 'Short enough to fit into a shift, each tied to real work.',
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
            name: 'Result',
            text: 'Before, during and after: who takes part, who gets it right, who comes back unasked.',
          },
        ],
      },
      phases: {
        title: 'From paper game to a game in use.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'We pick the behaviour that has to change and how it is measured today. The first game is made of paper, so that it gets played early.',
            out: 'a one-page rule book',
          },
          development: {
            name: 'Development',
            text: 'Rounds with the people who will play. What nobody understands goes; what brings them back stays.',
            out: 'a game in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'The scoreboard shows where people get stuck. New missions come in, tired ones go out.',
            out: 'a measured result',
          },
        },
      },
      questions: {
        title: 'Questions people ask before they buy.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Gamification workshops cost from {{gamificationWorkshopPrice}}. A full game with its own platform is custom: the price comes out of discovery.',
          },
          {
            question: 'Does it work with adults?',
            answer:
              'It does when it respects them: clear rules, a real challenge, nothing childish. That’s why we try the game with your people before we build it.',
          },
          {
            question: 'Do we need an app?',
            answer:
              'Not always. Paper, a whiteboard and messages go a long way. An app earns its place when the score has to update live or the team is spread out.',
          },
          {
            question: 'What stops people from cheating?',
            answer:
              'The rules. Every point comes from something that can be checked, and testers try to cheat before your team ever sees the game.',
          },
          {
            question: 'What about the players’ data?',
            answer:
              'A scoreboard shows people, so it needs care: what appears, to whom and for how long is settled during discovery, in line with data protection law. Playing under a nickname is usually an option.',
          },
        ],
      },
      closing: {
        raw: 'Which rule',
        finished: 'would your team follow for fun?',
        text: 'Tell us in three lines. The conversation starts there.',
      },
    },
  },
};
