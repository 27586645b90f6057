import type { FaqFile } from './faq-group.ts';

export const prices: FaqFile = {
  id: 'prices',
  texts: {
    'pt-BR': {
      title: 'Preços',
      questions: [
        {
          question: 'Quanto custa automatizar uma tarefa?',
          answer:
            'A partir de {{automationPrice}}. O valor cresce com as fontes que a máquina lê, os sistemas em que ela escreve e o custo de um erro.',
        },
        {
          question: 'Quanto custa um workshop de gamificação?',
          answer:
            'A partir de {{gamificationWorkshopPrice}}. Um jogo completo, com plataforma própria, é sob medida e tem o preço definido na descoberta.',
        },
        {
          question: 'Quanto custa um diagnóstico?',
          answer:
            'A partir de {{diagnosticPrice}}. O que muda o valor é quantas áreas e quantos sistemas entram no escopo.',
        },
        {
          question: 'Quanto custa um sistema ou aplicativo?',
          answer:
            'É sob medida, e por isso não há tabela. A descoberta termina com o desenho dividido em partes, cada uma com prazo e custo. Você decide quais entram e em que ordem.',
        },
        {
          question: 'Por que “a partir de”?',
          answer:
            'Porque esse é o preço da menor parte que já resolve alguma coisa. Daí para cima, cada tela, regra ou integração aparece na proposta com o próprio valor.',
        },
      ],
    },
    en: {
      title: 'Prices',
      questions: [
        {
          question: 'What does it cost to automate a task?',
          answer:
            'From {{automationPrice}}. The price grows with the sources the machine reads, the systems it writes to and the cost of a mistake.',
        },
        {
          question: 'What does a gamification workshop cost?',
          answer:
            'From {{gamificationWorkshopPrice}}. A full game with its own platform is custom, and priced during discovery.',
        },
        {
          question: 'What does an assessment cost?',
          answer:
            'From {{diagnosticPrice}}. What changes the price is how many departments and systems are in scope.',
        },
        {
          question: 'What does a system or an app cost?',
          answer:
            'It’s custom, so there’s no price list. Discovery ends with the design split into parts, each with its own dates and cost. You decide which go in, and in what order.',
        },
        {
          question: 'Why “from”?',
          answer:
            'Because that’s the price of the smallest part that already solves something. Beyond that, every screen, rule or connection appears in the proposal with its own price.',
        },
      ],
    },
  },
};
