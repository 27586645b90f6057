import type { Person } from './person.ts';

export const ruteAzevedo: Person = {
  slug: 'rute-azevedo',
  name: 'Rute Azevedo',
  sample: true,
  tool: 'compass',
  portrait: { hair: 'locs', turn: -4, width: 0.98, earrings: true, wear: 'apron' },
  text: {
    'pt-BR': {
      role: 'Design de produto',
      line: 'Desenha a tela ao lado de quem vai usar, e testa antes de construir.',
      tool: 'compasso',
      toolMeaning: 'Mede antes de desenhar: alcance, contraste, tamanho do dedo.',
      profile: [
        'Começou em gráfica, acertando margem e cor no papel. Levou para a tela o costume de imprimir, pregar na parede e ver de longe.',
        'No estúdio, transforma a descoberta em desenho com prazo e custo. Testa o protótipo com leitor de tela, teclado e celular barato antes de qualquer linha de código.',
      ],
      works: [
        'Protótipos testados com usuários',
        'Desenho de telas e linguagem visual',
        'Acessibilidade: WCAG 2.2 AA desde o rascunho',
        'Textos de interface',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Design de produto',
          place: 'Neste estúdio',
          text: 'Responde pelo desenho dos produtos, do primeiro rascunho ao teste com usuários.',
        },
        {
          from: 2015,
          to: 2021,
          role: 'Design de interfaces',
          place: 'Agência digital, Ribeirão Preto',
          text: 'Desenhou sites e aplicativos para saúde, educação e varejo.',
        },
        {
          from: 2010,
          to: 2015,
          role: 'Design gráfico',
          place: 'Gráfica e editora, São José do Rio Preto',
          text: 'Diagramou livros e materiais didáticos e acompanhou a impressão na máquina.',
        },
      ],
      studies: [
        { year: 2019, title: 'Formação em acessibilidade digital', place: 'Ensino a distância' },
        { year: 2011, title: 'Design', place: 'Universidade pública paulista' },
      ],
      skills: [
        'Protótipo',
        'Teste com usuários',
        'Acessibilidade',
        'Tipografia',
        'Texto de interface',
      ],
      languages: ['Português', 'Inglês', 'Libras básica'],
      head: {
        title: 'Rute Azevedo: currículo em desenho e acessibilidade',
        description:
          'Currículo de Rute Azevedo, responsável pelo design de produto e pela acessibilidade no estúdio: experiência, formação e modo de trabalho.',
      },
    },
    en: {
      role: 'Product design',
      line: 'Designs the screen beside the people who will use it, and tests before anything is built.',
      tool: 'compass',
      toolMeaning: 'Measures before designing: reach, contrast, the size of a thumb.',
      profile: [
        'She started at a printer’s, getting margins and colour right on paper. She brought to the screen the habit of printing things out, pinning them up and looking from across the room.',
        'At the studio, she turns discovery into a design with dates and costs. Prototypes meet a screen reader, a keyboard and a cheap phone before a line of code is written.',
      ],
      works: [
        'Prototypes tested with the people who will use them',
        'Screen design and visual language',
        'Accessibility: WCAG 2.2 AA from the first sketch',
        'Interface copy',
      ],
      posts: [
        {
          from: 2021,
          to: null,
          role: 'Product design',
          place: 'This studio',
          text: 'Responsible for product design, from the first sketch to testing with the people who will use it.',
        },
        {
          from: 2015,
          to: 2021,
          role: 'Interface design',
          place: 'Digital agency, Ribeirão Preto',
          text: 'Designed sites and apps for health, education and retail.',
        },
        {
          from: 2010,
          to: 2015,
          role: 'Graphic design',
          place: 'Printer and publisher, São José do Rio Preto',
          text: 'Set books and teaching material and stood at the press while they were printed.',
        },
      ],
      studies: [
        { year: 2019, title: 'Training in digital accessibility', place: 'Distance learning' },
        { year: 2011, title: 'Design', place: 'Public university, São Paulo state' },
      ],
      skills: ['Prototyping', 'User testing', 'Accessibility', 'Typography', 'Interface copy'],
      languages: ['Portuguese', 'English', 'Basic Libras'],
      head: {
        title: 'Rute Azevedo: CV in design and accessibility',
        description:
          'CV of Rute Azevedo, who is responsible for product design and accessibility at the studio: experience, education and way of working.',
      },
    },
  },
};
