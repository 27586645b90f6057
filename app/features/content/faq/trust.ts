import type { FaqGroup } from './faq-group.ts';

export const trust: FaqGroup = {
  id: 'trust',
  texts: {
    'pt-BR': {
      title: 'Dados e segurança',
      questions: [
        {
          question: 'O que significa {{uptime}}% de disponibilidade?',
          answer:
            'Em um ano, {{uptime}}% no ar deixa no máximo {{downtime}} fora dele. Monitoramento e cópia de segurança entram no desenho desde a primeira versão.',
        },
        {
          question: 'Como vocês tratam a LGPD?',
          answer:
            'Como parte do desenho: que dado entra, para quê, por quanto tempo fica e quem pode ver. Dado que não tem motivo não é coletado, e o que foi coletado pode ser entregue ou apagado a pedido.',
        },
        {
          question: 'A IA decide sozinha?',
          answer:
            'Não onde a decisão pesa. A máquina lê, sugere e deixa rastro; a dúvida vai para uma pessoa. O limite do que ela faz sozinha é escrito na descoberta.',
        },
        {
          question: 'Com o que vocês integram?',
          answer:
            'Com o que você já usa: mensagens, CRM e ERP são os mais comuns. Se o sistema tem API, arquivo ou banco acessível, há um caminho, e a descoberta diz o custo dele.',
        },
      ],
    },
    en: {
      title: 'Data and security',
      questions: [
        {
          question: 'What does {{uptime}}% uptime mean?',
          answer:
            'Over a year, {{uptime}}% on the air leaves at most {{downtime}} off it. Monitoring and backups are in the drawing from the first version.',
        },
        {
          question: 'How do you handle data protection (LGPD)?',
          answer:
            'As part of the drawing: which data comes in, what for, how long it stays and who may see it. Data without a reason isn’t collected, and what is collected can be handed over or erased on request.',
        },
        {
          question: 'Does the AI decide on its own?',
          answer:
            'Not where the decision matters. The machine reads, suggests and leaves a trail; doubts go to a person. What it may do alone is written down during discovery.',
        },
        {
          question: 'What do you integrate with?',
          answer:
            'With what you already use: messaging, CRM and ERP are the most common. If the system has an API, a file export or a reachable database there is a way in, and discovery tells its cost.',
        },
      ],
    },
  },
};
