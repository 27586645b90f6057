import type { Service } from './service.ts';

export const consulting: Service = {
  name: 'consulting',
  priced: 'diagnostic',
  related: ['softwareApps', 'automationAi', 'gamesGamification'],
  texts: {
    'pt-BR': {
      name: 'Consultoria',
      hint: 'Diagnóstico, arquitetura e plano',
      head: {
        title: 'Consultoria: diagnóstico a partir de {{diagnosticPrice}}',
        description:
          'Diagnóstico, arquitetura e plano por escrito antes de construir qualquer coisa, inclusive quando o plano é não construir. Solicite o seu.',
      },
      title: { raw: 'Consultoria', finished: 'que também diz não' },
      lead: 'Antes de construir, saber o que vale a pena. Olhamos o processo, os sistemas e os números que você já tem e entregamos um plano, inclusive quando o plano é não construir nada.',
      summary: 'Diagnóstico, arquitetura e plano, inclusive quando o plano é não construir.',
      sign: 'Três propostas na mesa, e não dá para comparar.',
      price: 'diagnóstico a partir de {{diagnosticPrice}}',
      facts: [
        { term: 'Você recebe', value: 'diagnóstico e plano por escrito' },
        { term: 'Quem pode executar', value: 'qualquer equipe' },
      ],
      audience: {
        title: 'Quando vale um diagnóstico, e quando não vale.',
        fits: {
          label: 'Vale',
          items: [
            'Cada fornecedor propõe um sistema diferente, e nenhum preço se compara.',
            'O sistema cresceu, e ninguém sabe o que depende do quê.',
            'A diretoria quer IA, e falta saber onde.',
            'O projeto atrasou: é preciso decidir se segue, encolhe ou para.',
            'Só uma pessoa sabe como tudo funciona.',
          ],
        },
        misfits: {
          label: 'Não vale',
          items: [
            'A decisão já foi tomada e falta só um carimbo.',
            'Não há como falar com a equipe.',
            'É uma emergência: chame o suporte, não um diagnóstico.',
            'O relatório vai para a gaveta, e todo mundo sabe disso.',
          ],
        },
      },
      delivered: {
        title: 'O que fica na sua mesa.',
        parts: [
          {
            name: 'Processo',
            text: 'Como o trabalho anda hoje: passos, esperas e retrabalho, contados e não chutados.',
          },
          {
            name: 'Sistemas',
            text: 'O que sustenta o processo: sistemas, dados, contratos e o que depende de uma pessoa só.',
          },
          {
            name: 'Riscos',
            text: 'Em ordem de custo: o que quebra primeiro e o que para junto.',
          },
          {
            name: 'Arquitetura',
            text: 'Em uma página: o que fica, o que entra e o que conversa com o quê.',
          },
          {
            name: 'Plano',
            text: 'Próximos passos com responsável, ordem e faixa de custo. Não construir é sempre uma das opções.',
          },
        ],
      },
      phases: {
        title: 'Primeiro o diagnóstico, depois a decisão.',
        items: {
          discovery: {
            name: 'Descoberta',
            text: 'Conversas com a direção e com a equipe, leitura de sistemas e números. No fim, o diagnóstico está na sua mesa.',
            out: 'diagnóstico e plano',
          },
          development: {
            name: 'Desenvolvimento',
            text: 'Se a resposta for construir, o projeto começa com o desenho pronto, com a nossa equipe ou com outra: o plano serve às duas.',
            out: 'versão em uso',
          },
          evolution: {
            name: 'Evolução',
            text: 'Se a resposta for esperar, o plano diz o que acompanhar e quando voltar à conversa.',
            out: 'decisão revista',
          },
        },
      },
      questions: {
        title: 'Perguntas de quem já pagou por relatório.',
        items: [
          {
            question: 'Quanto custa?',
            answer:
              'O diagnóstico custa a partir de {{diagnosticPrice}}. O valor muda com o número de áreas e de sistemas no escopo e é combinado antes de começar.',
          },
          {
            question: 'O que recebo no final?',
            answer:
              'Um documento curto, com diagramas e números, e uma conversa sobre cada página. O plano diz o que fazer primeiro, o que pode esperar e o que não fazer.',
          },
          {
            question: 'E se a conclusão for não fazer nada?',
            answer:
              'É uma boa conclusão, quando é verdadeira: sai mais barato que o sistema errado. O documento mostra as contas.',
          },
          {
            question: 'Vocês vão empurrar o próprio software?',
            answer:
              'O plano compara comprar, adaptar, construir e deixar como está, e é escrito para que qualquer equipe possa executar.',
          },
          {
            question: 'Quanto tempo da minha equipe isso toma?',
            answer:
              'Conversas com hora marcada e alguns turnos de observação ao lado da equipe. A agenda é combinada no começo, para ninguém parar sem aviso.',
          },
        ],
      },
      closing: {
        raw: 'Que decisão',
        finished: 'você não quer tomar no escuro?',
        text: 'Conte em três linhas. A conversa começa por elas.',
      },
    },
    en: {
      name: 'Consulting',
      hint: 'Assessment, architecture and plan',
      head: {
        title: 'Technology consulting: assessment from {{diagnosticPrice}}',
        description:
          'An assessment, an architecture and a written plan before anything is built, even when the plan is not to build. Request yours.',
      },
      title: { raw: 'Consulting', finished: 'that also says no' },
      lead: 'Before you build, find out what’s worth building. We look at the process, the systems and the numbers you already have and deliver a written plan, even when the plan is to build nothing.',
      summary:
        'An assessment, an architecture and a written plan, even when the plan is not to build.',
      sign: 'Three proposals on the table, and no way to compare them.',
      price: 'assessment from {{diagnosticPrice}}',
      facts: [
        { term: 'You get', value: 'a written assessment and plan' },
        { term: 'Who can carry it out', value: 'any team' },
      ],
      audience: {
        title: 'When an assessment is worth it, and when it isn’t.',
        fits: {
          label: 'Worth it',
          items: [
            'Every supplier proposes a different system, and no two prices compare.',
            'The system grew, and nobody can say what depends on what.',
            'The board wants AI, and nobody knows where.',
            'The project is late, and you have to go on, cut it down or stop.',
            'Only one person knows how everything works.',
          ],
        },
        misfits: {
          label: 'Not worth it',
          items: [
            'The decision is made and all it needs is a rubber stamp.',
            'There is no way to talk to the people who do the work.',
            'It’s an emergency: call support, not an assessment.',
            'The report is going into a drawer, and everyone knows it.',
          ],
        },
      },
      delivered: {
        title: 'What stays on your desk.',
        parts: [
          {
            name: 'Process',
            text: 'How the work runs today: steps, waits and rework, counted and not guessed.',
          },
          {
            name: 'Systems',
            text: 'What holds the process up: systems, data, contracts and whatever depends on one person.',
          },
          {
            name: 'Risks',
            text: 'In order of cost: what breaks first and what stops with it.',
          },
          {
            name: 'Architecture',
            text: 'On one page: what stays, what comes in and what talks to what.',
          },
          {
            name: 'Plan',
            text: 'Next steps with an owner, an order and a cost range. Not building is always one of the options.',
          },
        ],
      },
      phases: {
        title: 'First the assessment, then the decision.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'Talks with the people who decide and the people who do the work, and a look at systems and numbers. At the end, the assessment is on your desk.',
            out: 'a written assessment',
          },
          development: {
            name: 'Development',
            text: 'If the answer is to build, the project starts with its design done, with our team or another one: the plan serves both.',
            out: 'a version in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'If the answer is to wait, the plan says what to watch and when to talk again.',
            out: 'a reviewed decision',
          },
        },
      },
      questions: {
        title: 'Questions from people who have paid for reports.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'An assessment costs from {{diagnosticPrice}}. The price depends on how many departments and systems are in scope, and is agreed before we start.',
          },
          {
            question: 'What do I get at the end?',
            answer:
              'A short document with diagrams and numbers, and a conversation to go through every page. The plan says what to do first, what can wait and what not to do.',
          },
          {
            question: 'What if the conclusion is to do nothing?',
            answer:
              'It’s a good conclusion when it’s true: it costs less than the wrong system. The document shows the sums.',
          },
          {
            question: 'Will you push your own software?',
            answer:
              'The plan compares buying, adapting, building and leaving things alone, and is written so that any team can carry it out.',
          },
          {
            question: 'How much of my team’s time does it take?',
            answer:
              'Scheduled talks and a few shifts watching the people who do the work. The schedule is agreed at the start, so nobody is interrupted without notice.',
          },
        ],
      },
      closing: {
        raw: 'Which decision',
        finished: 'would you rather not make in the dark?',
        text: 'Tell us in three lines. The conversation starts there.',
      },
    },
  },
};
