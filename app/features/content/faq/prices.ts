import type { FaqGroup } from './faq-group.ts';

export const prices: FaqGroup = {
  id: 'prices',
  texts: {
    'pt-BR': {
      title: 'Preço',
      questions: [
        {
          question: 'Quanto custa automatizar uma tarefa?',
          answer:
            'A partir de {{automationPrice}}. O valor cresce com o número de fontes que a máquina lê, de sistemas em que ela escreve e com o custo de um erro.',
        },
        {
          question: 'Quanto custa uma oficina de gamificação?',
          answer:
            'A partir de {{gamificationWorkshopPrice}}. Um jogo completo, com plataforma própria, é sob medida e tem o preço definido na descoberta.',
        },
        {
          question: 'Quanto custa um diagnóstico?',
          answer:
            'A partir de {{diagnosticPrice}}. O que pesa é quantas áreas e quantos sistemas entram no escopo.',
        },
        {
          question: 'Quanto custa um sistema ou aplicativo?',
          answer:
            'É sob medida, e por isso não há tabela. A descoberta termina com o desenho dividido em peças, cada uma com prazo e custo. Você decide quais entram e em que ordem.',
        },
        {
          question: 'Por que “a partir de”?',
          answer:
            'Porque esse é o preço da menor peça que já resolve alguma coisa. Daí para cima, cada tela, regra ou ligação aparece na proposta com o próprio valor.',
        },
      ],
    },
    en: {
      title: 'Price',
      questions: [
        {
          question: 'What does it cost to automate a task?',
          answer:
            'From {{automationPrice}}. The figure grows with the number of sources the machine reads, the systems it writes to, and the price of a mistake.',
        },
        {
          question: 'What does a gamification workshop cost?',
          answer:
            'From {{gamificationWorkshopPrice}}. A full game with a platform of its own is made to measure and priced during discovery.',
        },
        {
          question: 'What does a diagnostic cost?',
          answer:
            'From {{diagnosticPrice}}. What counts is how many departments and systems are in scope.',
        },
        {
          question: 'What does a system or an app cost?',
          answer:
            'It is made to measure, so there is no price list. Discovery ends with the drawing split into pieces, each with its own time and cost. You decide which go in, and in what order.',
        },
        {
          question: 'Why “from”?',
          answer:
            'Because that is the price of the smallest piece that already solves something. Above it, every screen, rule or connection shows up in the proposal with a figure of its own.',
        },
      ],
    },
  },
};
