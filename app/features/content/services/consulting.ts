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
          'Diagnóstico, arquitetura e plano por escrito antes de construir qualquer coisa. Inclusive quando o plano é não construir nada.',
      },
      title: { raw: 'Consultoria', finished: 'que também diz não' },
      lead: 'Antes de construir, medir. Olhamos o processo, os sistemas e os números que você já tem e devolvemos um plano por escrito. Inclusive quando o plano é não construir nada.',
      summary:
        'Diagnóstico, arquitetura e plano por escrito. Inclusive quando o plano é não construir.',
      sign: 'Há três propostas na mesa, e nenhuma fala a mesma língua.',
      price: 'diagnóstico a partir de {{diagnosticPrice}}',
      facts: [
        { term: 'Sai por escrito', value: 'diagnóstico e plano' },
        { term: 'Serve para', value: 'qualquer equipe executar' },
      ],
      audience: {
        title: 'Boa hora de medir, e má hora.',
        fits: {
          label: 'Boa hora',
          items: [
            'Três propostas de software na mesa, e nenhuma se deixa comparar.',
            'O sistema cresceu, e ninguém sabe dizer o que depende do quê.',
            'A diretoria quer IA. Falta saber onde.',
            'O projeto atrasou: é preciso decidir se segue, encolhe ou para.',
            'Uma pessoa só guarda na cabeça como tudo funciona.',
          ],
        },
        misfits: {
          label: 'Má hora',
          items: [
            'A decisão já foi tomada e falta só um carimbo.',
            'Não há como falar com quem faz o trabalho.',
            'O fogo é hoje: chame suporte, não diagnóstico.',
            'O relatório vai para a gaveta, e todo mundo sabe disso.',
          ],
        },
      },
      delivered: {
        title: 'O que fica na sua mesa.',
        parts: [
          {
            name: 'Medida',
            text: 'Como o processo anda hoje: passos, esperas, retrabalho. Contados, não chutados.',
          },
          {
            name: 'Corte',
            text: 'O que está por baixo: sistemas, dados, contratos e o que depende de uma pessoa só.',
          },
          {
            name: 'Trinca',
            text: 'Os riscos em ordem de custo: o que quebra primeiro, e o que isso leva junto.',
          },
          {
            name: 'Desenho',
            text: 'A arquitetura em uma página: o que fica, o que entra, o que conversa com o quê.',
          },
          {
            name: 'Plano',
            text: 'Próximos passos com dono, ordem e faixa de custo. A opção de não construir está sempre na conta.',
          },
        ],
      },
      phases: {
        title: 'Primeiro a medida, depois a decisão.',
        items: {
          discovery: {
            name: 'Descoberta',
            text: 'Conversas com quem decide e com quem faz, leitura de sistemas e números. No fim, o diagnóstico está na mesa.',
            out: 'diagnóstico por escrito',
          },
          development: {
            name: 'Desenvolvimento',
            text: 'Se a resposta for construir, a peça entra na bancada com o desenho pronto. Na nossa ou na de outra equipe: o plano serve às duas.',
            out: 'versão em uso',
          },
          evolution: {
            name: 'Evolução',
            text: 'Se a resposta for esperar, o plano diz qual número vigiar e em que ponto voltar à conversa.',
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
              'Diagnóstico a partir de {{diagnosticPrice}}. O valor muda com o número de áreas e de sistemas no escopo, e é combinado antes de começar.',
          },
          {
            question: 'O que recebo no final?',
            answer:
              'Um documento curto, com desenho e números, e uma conversa para discutir cada página. O plano diz o que fazer primeiro, o que pode esperar e o que não fazer.',
          },
          {
            question: 'E se a conclusão for não fazer nada?',
            answer:
              'É uma boa conclusão, quando é verdadeira: sai mais barata que o sistema errado. O documento mostra as contas.',
          },
          {
            question: 'Vocês vão empurrar o próprio software?',
            answer:
              'O plano compara comprar, adaptar, construir e deixar como está, e é escrito para que qualquer equipe possa executar.',
          },
          {
            question: 'Quanto tempo da minha equipe isso toma?',
            answer:
              'Conversas com hora marcada e alguns turnos de observação ao lado de quem faz. A agenda é combinada no começo, para ninguém parar sem aviso.',
          },
        ],
      },
      closing: {
        raw: 'Que decisão',
        finished: 'você não quer tomar no escuro?',
        text: 'Conte em três linhas. A medição começa por elas.',
      },
    },
    en: {
      name: 'Consulting',
      hint: 'Diagnosis, architecture, plan',
      head: {
        title: 'Technology consulting: diagnostics from {{diagnosticPrice}}',
        description:
          'A diagnostic, an architecture and a written plan before anything gets built. Even when the plan turns out to be: don’t build it.',
      },
      title: { raw: 'Consulting', finished: 'that also says no' },
      lead: 'Measure before you build. We look at the process, the systems and the numbers you already have, and hand back a written plan. Even when the plan is to build nothing.',
      summary:
        'A diagnostic, an architecture and a written plan. Even when the plan is: don’t build it.',
      sign: 'There are three proposals on the table, and no two can be compared.',
      price: 'diagnostics from {{diagnosticPrice}}',
      facts: [
        { term: 'In writing', value: 'diagnostic and plan' },
        { term: 'Fit for', value: 'any team to carry out' },
      ],
      audience: {
        title: 'A good time to measure, and a bad one.',
        fits: {
          label: 'Good time',
          items: [
            'Three software proposals on the table, and no two can be compared.',
            'The system grew, and nobody can say what depends on what.',
            'The board wants AI. Where is another matter.',
            'The project is late: go on, cut it down or stop?',
            'One person carries in their head how everything works.',
          ],
        },
        misfits: {
          label: 'Bad time',
          items: [
            'The decision is made and all it needs is a stamp.',
            'There is no way to talk to the people who do the work.',
            'The fire is today: call support, not a diagnostic.',
            'The report is going into a drawer, and everyone knows it.',
          ],
        },
      },
      delivered: {
        title: 'What stays on your desk.',
        parts: [
          {
            name: 'Measure',
            text: 'How the process runs today: steps, waits, rework. Counted, not guessed.',
          },
          {
            name: 'Section',
            text: 'What lies underneath: systems, data, contracts, and whatever hangs on one person.',
          },
          {
            name: 'Crack',
            text: 'The risks in order of cost: what breaks first, and what it takes down with it.',
          },
          {
            name: 'Drawing',
            text: 'The architecture on one page: what stays, what comes in, what talks to what.',
          },
          {
            name: 'Plan',
            text: 'Next steps with an owner, an order and a cost range. Not building is always one of the options.',
          },
        ],
      },
      phases: {
        title: 'First the measure, then the decision.',
        items: {
          discovery: {
            name: 'Discovery',
            text: 'Talks with those who decide and those who do, a reading of systems and numbers. At the end the diagnostic is on the table.',
            out: 'a written diagnostic',
          },
          development: {
            name: 'Development',
            text: 'If the answer is to build, the piece reaches the bench with its drawing done. Our bench or another team’s: the plan serves both.',
            out: 'a version in use',
          },
          evolution: {
            name: 'Evolution',
            text: 'If the answer is to wait, the plan says which number to watch and when to talk again.',
            out: 'a decision reviewed',
          },
        },
      },
      questions: {
        title: 'Questions from people who have paid for reports.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Diagnostics start at {{diagnosticPrice}}. The figure depends on how many departments and systems are in scope, and is agreed before we start.',
          },
          {
            question: 'What do I get at the end?',
            answer:
              'A short document with drawings and numbers, and a conversation to go through every page. The plan says what to do first, what can wait and what not to do.',
          },
          {
            question: 'What if the conclusion is to do nothing?',
            answer:
              'It is a good conclusion when it is true: it costs less than the wrong system. The document shows the sums.',
          },
          {
            question: 'Will you push your own software?',
            answer:
              'The plan compares buying, adapting, building and leaving things alone, and is written so that any team can carry it out.',
          },
          {
            question: 'How much of my team’s time does it take?',
            answer:
              'Talks by appointment and a few shifts of watching beside the people who do the work. The schedule is agreed at the start, so nobody is stopped without notice.',
          },
        ],
      },
      closing: {
        raw: 'Which decision',
        finished: 'would you rather not make in the dark?',
        text: 'Tell us in three lines. The measuring starts there.',
      },
    },
  },
};
