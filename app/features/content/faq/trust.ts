import type { FaqFile } from './faq-group.ts';

export const trust: FaqFile = {
  id: 'trust',
  texts: {
    'pt-BR': {
      title: 'Dados e segurança',
      questions: [
        {
          question: 'O que significa {{uptime}}% de disponibilidade?',
          answer:
            'Com {{uptime}}%, são no máximo {{downtime}} fora do ar por ano. Monitoramento e cópia de segurança entram desde a primeira versão.',
        },
        {
          question: 'Como vocês tratam a LGPD?',
          answer:
            'Como parte do desenho: que dado entra, para quê, por quanto tempo fica e quem pode ver. Dado sem motivo não é coletado, e o que foi coletado pode ser entregue ou apagado a pedido.',
        },
        {
          question: 'A IA decide por conta própria?',
          answer:
            'Não onde a decisão pesa. A máquina lê, sugere e registra; a dúvida vai para uma pessoa. O limite do que ela faz por conta própria é escrito na descoberta.',
        },
        {
          question: 'Com o que vocês integram?',
          answer:
            'Com o que você já usa: mensagens, CRM e ERP são os mais comuns. Se o sistema tem API, arquivo ou banco de dados acessível, há um caminho, e a descoberta diz quanto ele custa.',
        },
      ],
    },
    en: {
      title: 'Data and security',
      questions: [
        {
          question: 'What does {{uptime}}% uptime mean?',
          answer:
            '{{uptime}}% uptime means at most {{downtime}} offline a year. Monitoring and backups are there from the first version.',
        },
        {
          question: 'How do you handle data protection (LGPD)?',
          answer:
            'As part of the design: which data comes in, what for, how long it stays and who can see it. Data without a reason isn’t collected, and what is collected can be handed over or erased on request.',
        },
        {
          question: 'Does the AI decide on its own?',
          answer:
            'Not where the decision matters. The machine reads, suggests and keeps a record; doubts go to a person. What it may do on its own is written down during discovery.',
        },
        {
          question: 'What do you integrate with?',
          answer:
            'With what you already use: messaging, CRM and ERP are the most common. If the system has an API, a file export or a database we can reach, there’s a way in, and discovery tells you what it costs.',
        },
      ],
    },
  },
};
