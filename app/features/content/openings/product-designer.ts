import type { Opening } from './opening.ts';

export const productDesigner: Opening = {
  key: 'product-designer',
  sample: true,
  posted: '2026-11-09',
  closes: '2027-01-29',
  text: {
    'pt-BR': {
      title: 'Design de produto',
      slug: 'desenho-de-produto',
      line: 'Desenhar telas que funcionam no celular barato, no sol e com uma mão só.',
      contract: 'CLT, 40 horas',
      place: '{{city}}, híbrido',
      work: [
        'Acompanhar a descoberta e desenhar o que ela mostrou',
        'Levar protótipo aos usuários e contar o que viu',
        'Cuidar de contraste, foco, leitor de tela e tamanho de toque',
        'Escrever os textos da interface',
      ],
      bring: [
        'Um trabalho seu em uso, com o que deu errado no caminho',
        'HTML e CSS suficientes para saber o que é caro',
        'Gosto por tipografia e por cortar o que sobra',
      ],
      learn: ['WCAG 2.2 na prática', 'Desenho técnico: medida, corte e escala'],
    },
    en: {
      title: 'Product designer',
      slug: 'product-designer',
      line: 'Design screens that work on a cheap phone, in the sun, with one hand.',
      contract: 'Permanent (CLT), 40 hours',
      place: '{{city}}, hybrid',
      work: [
        'Sit in on discovery and design what it showed',
        'Take prototypes to the people who will use them, and report what you saw',
        'Look after contrast, focus, screen readers and touch sizes',
        'Write the interface copy',
      ],
      bring: [
        'One product of yours in use, including what went wrong on the way',
        'Enough HTML and CSS to know what is expensive',
        'A taste for typography and for cutting what isn’t needed',
      ],
      learn: ['WCAG 2.2 in practice', 'Technical drafting: dimensions, sections and scale'],
    },
  },
};
