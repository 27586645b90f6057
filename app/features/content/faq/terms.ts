import type { FaqFile } from './faq-group.ts';

export const terms: FaqFile = {
  id: 'terms',
  texts: {
    'pt-BR': {
      title: 'Prazos',
      questions: [
        {
          question: 'Quanto tempo leva um projeto de software?',
          answer:
            'A descoberta costuma levar {{discoveryWeeks}}, e o desenvolvimento, {{developmentWeeks}}. O prazo do seu projeto sai da descoberta, parte por parte.',
        },
        {
          question: 'Dá para pular a descoberta?',
          answer:
            'Se o desenho já existe, ela encolhe: conferimos prazo e custo e seguimos. Se não existe, pular a descoberta só troca o papel pelo código, que é mais caro de refazer.',
        },
        {
          question: 'Quando vejo algo funcionando?',
          answer:
            'Um protótipo, antes de qualquer código. Depois, no fim de cada ciclo: cada um termina em algo que abre e pode ser usado, não em um relatório de andamento.',
        },
        {
          question: 'E se o prazo apertar?',
          answer:
            'O escopo encolhe antes da qualidade. Como as partes são pequenas e têm ordem, dá para entregar a que mais importa e adiar o resto, com o efeito de cada escolha à vista.',
        },
      ],
    },
    en: {
      title: 'Timelines',
      questions: [
        {
          question: 'How long does a software project take?',
          answer:
            'Discovery usually takes {{discoveryWeeks}}, and development {{developmentWeeks}}. Your project’s timeline comes out of discovery, part by part.',
        },
        {
          question: 'Can we skip discovery?',
          answer:
            'If the design exists, discovery shrinks: we check dates and costs and move on. If it doesn’t, skipping it only swaps paper for code, and code costs more to redo.',
        },
        {
          question: 'When do I see something working?',
          answer:
            'A prototype, before any code. Then something at the end of every cycle: each one ends in something that opens and can be used, not in a status report.',
        },
        {
          question: 'What if the deadline gets tight?',
          answer:
            'Scope shrinks before quality does. Because the parts are small and in order, the one that matters most can go out first and the rest can wait, with the effect of each choice in plain sight.',
        },
      ],
    },
  },
};
