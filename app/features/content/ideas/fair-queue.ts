import type { Idea } from './idea.ts';

export const fairQueue: Idea = {
  slugs: { 'pt-BR': 'fila-justa', en: 'fair-queue' },
  stage: 'validation',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Fila justa',
      head: {
        title: 'Fila justa: o horário vago para quem espera',
        description:
          'Ideia do Craft em validação: quando um horário vaga, a fila de espera é chamada por mensagem, em ordem e com regra à vista. Exemplo.',
      },
      title: { raw: 'Fila justa', finished: 'para o horário que vagou' },
      summary: 'Quando vaga um horário, a fila de espera é chamada em ordem, por mensagem.',
      problem:
        'Alguém desmarca às oito, o horário das dez fica vazio, e trinta pessoas continuam esperando uma ligação.',
      hypothesis:
        'Se o horário vago for oferecido por mensagem, um por vez e com minutos para responder, a agenda enche sem um telefonema.',
      proof:
        'Uma agenda só, durante um mês, com a fila de hoje. Conta-se quantos horários vagos alguém ocupou, e quanto tempo de telefone sobrou.',
      ending: 'Se a recepção continuar ligando para confirmar, a ideia acaba aqui.',
      ours: ['a fila e suas regras', 'as mensagens', 'o registro de quem foi chamado e quando'],
      yours: ['uma agenda de verdade', 'a lista de espera', 'alguém da recepção na conversa'],
    },
    en: {
      name: 'Fair queue',
      head: {
        title: 'Fair queue: open slots for people who wait',
        description:
          'A Craft idea in validation: when a slot opens, the waiting list gets a message, in order and by rules anyone can read. Sample page.',
      },
      title: { raw: 'Fair queue', finished: 'for the slot that opened up' },
      summary: 'When a slot opens up, the waiting list is messaged in order.',
      problem:
        'Someone cancels at eight, the ten o’clock stays empty, and thirty people are still waiting for a call.',
      hypothesis:
        'If the open slot is offered by message, one person at a time with minutes to answer, the day fills up with nobody on the phone.',
      proof:
        'One calendar, for a month, with today’s waiting list. We count how many open slots were taken, and how much phone time was left over.',
      ending: 'If the front desk still has to call and confirm, the idea ends here.',
      ours: ['the queue and its rules', 'the messages', 'a record of who was called and when'],
      yours: ['a real calendar', 'the waiting list', 'someone from the front desk in the talks'],
    },
  },
};
