import type { Idea } from './idea.ts';

export const talkingStock: Idea = {
  slugs: { 'pt-BR': 'estoque-falado', en: 'spoken-stock' },
  stage: 'research',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Estoque falado',
      head: {
        title: 'Estoque falado: a contagem por voz e por foto',
        description:
          'Ideia do Craft em pesquisa: contar estoque falando e fotografando, sem largar a caixa. Exemplo, com a hipótese e o próximo teste.',
      },
      title: { raw: 'Estoque', finished: 'contado de viva voz' },
      summary: 'Contar estoque falando, sem largar a caixa.',
      problem:
        'Quem conta está com as mãos ocupadas. Anota em papel, alguém digita à noite, e o número já mudou.',
      hypothesis:
        'Falar a contagem e fotografar a prateleira dá menos erro que anotar, mesmo com barulho de depósito.',
      proof:
        'Um corredor contado dos dois jeitos pela mesma pessoa. Compara-se o erro e o tempo, com a empilhadeira ligada.',
      ending: 'Se o barulho vencer a voz, a ideia acaba aqui, ou vira só foto.',
      ours: [
        'a escuta que funciona sem internet',
        'a conferência pela foto',
        'a integração com o ERP',
      ],
      yours: ['um corredor e quem o conhece', 'o cadastro de produtos', 'um dia de contagem'],
    },
    en: {
      name: 'Voice stock count',
      head: {
        title: 'Voice stock count: counting by voice and by photo',
        description:
          'A Craft idea in research: counting stock by talking and taking photos, without putting the box down. Sample page, with its next test.',
      },
      title: { raw: 'Stock', finished: 'counted out loud' },
      summary: 'Count stock by talking, without putting the box down.',
      problem:
        'The person counting has their hands full. They write it on paper, someone types it up at night, and the number has already changed.',
      hypothesis:
        'Saying the count and photographing the shelf gives fewer mistakes than writing it down, warehouse noise included.',
      proof:
        'One aisle counted both ways by the same person. We compare mistakes and time, with the forklift running.',
      ending: 'If the noise beats the voice, the idea ends here, or becomes photo only.',
      ours: ['listening that works offline', 'checking by photo', 'the link to the ERP'],
      yours: ['one aisle and someone who knows it', 'the product records', 'one day of counting'],
    },
  },
};
