import type { Workshop } from './workshop.ts';

export const askingAi: Workshop = {
  slugs: { 'pt-BR': 'pedir-bem-a-ia', en: 'asking-ai-well' },
  area: 'technology',
  sample: true,
  dates: ['2027-02-18', '2027-03-18', '2027-04-22'],
  priced: null,
  sessions: [
    {
      startsAt: '14:00',
      blocks: [
        {
          kind: 'talk',
          minutes: 20,
          text: {
            'pt-BR': 'O que o modelo faz quando não sabe',
            en: 'What a model does when it doesn’t know',
          },
        },
        {
          kind: 'hands',
          minutes: 60,
          text: {
            'pt-BR': 'O mesmo pedido escrito de cinco jeitos',
            en: 'One request written five ways',
          },
        },
        {
          kind: 'hands',
          minutes: 45,
          text: {
            'pt-BR': 'Exigir fonte, e conferir a fonte',
            en: 'Asking for the source, and checking it',
          },
        },
        { kind: 'pause', minutes: 15, text: { 'pt-BR': 'Café', en: 'Coffee' } },
        {
          kind: 'talk',
          minutes: 20,
          text: {
            'pt-BR': 'O que nunca se cola em uma conversa',
            en: 'What never gets pasted into a chat',
          },
        },
        {
          kind: 'hands',
          minutes: 50,
          text: {
            'pt-BR': 'Um roteiro para uma tarefa sua',
            en: 'A script for a task of your own',
          },
        },
        {
          kind: 'show',
          minutes: 30,
          text: { 'pt-BR': 'Antes e depois, lado a lado', en: 'Before and after, side by side' },
        },
      ],
    },
  ],
  texts: {
    'pt-BR': {
      name: 'Pedir bem à IA',
      head: {
        title: 'Workshop: pedir bem à IA e conferir a resposta',
        description:
          'Uma tarde para escrever pedidos que dão certo, exigir fonte, conferir resposta e saber o que nunca se cola em uma conversa com IA.',
      },
      title: { raw: 'Pedir bem', finished: 'à inteligência artificial' },
      lead: 'Uma tarde para trocar o chute por método: pedido claro, fonte exigida, resposta conferida. Sem programar nada.',
      summary: 'Pedido claro, fonte exigida, resposta conferida. Sem programar.',
      audience: 'Qualquer pessoa que escreve, resume ou responde no trabalho',
      format: 'Presencial ou por vídeo',
      bring: 'Uma tarefa de escrita que você repete toda semana',
      outcomes: [
        'escrever um pedido com contexto, exemplo e limite;',
        'exigir a fonte e conferir se ela diz aquilo mesmo;',
        'perceber quando a resposta foi inventada;',
        'separar o que pode do que não pode entrar na conversa.',
      ],
    },
    en: {
      name: 'Asking AI well',
      head: {
        title: 'Workshop: asking AI well and checking answers',
        description:
          'One afternoon to write requests that work, ask for sources, check the answers, and learn what should never be pasted into an AI chat.',
      },
      title: { raw: 'Asking AI', finished: 'and checking the answer' },
      lead: 'One afternoon to swap guessing for method: a clear request, a source asked for, an answer checked. No programming.',
      summary: 'A clear request, a source asked for, an answer checked. No code.',
      audience: 'Anyone who writes, summarises or replies for a living',
      format: 'In person or by video',
      bring: 'A writing task you repeat every week',
      outcomes: [
        'write a request with context, an example and limits;',
        'ask for the source and check that it says so;',
        'notice when an answer has been made up;',
        'tell what can go into the chat from what can’t.',
      ],
    },
  },
};
