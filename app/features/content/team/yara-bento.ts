import type { Person } from './person.ts';

export const yaraBento: Person = {
  slug: 'yara-bento',
  name: 'Yara Bento',
  sample: true,
  tool: 'square',
  portrait: { hair: 'bun', turn: 3, width: 0.97, glasses: 'round', earrings: true, wear: 'apron' },
  text: {
    'pt-BR': {
      role: 'Ensino no Lab',
      line: 'Ensina fazendo: a turma sai com algo que funciona, não com apostila.',
      tool: 'esquadro',
      toolMeaning: 'Confere se o que foi ensinado ficou.',
      profile: [
        'Física de formação, professora por teimosia. Acredita que ninguém aprende ferramenta olhando o slide de outra pessoa.',
        'Nos workshops do Lab, monta cada encontro em torno de um problema da própria turma, prepara os materiais e acompanha a avaliação de quem quer certificado.',
      ],
      works: [
        'Roteiro e facilitação de workshops',
        'Treinamento de equipes na entrega de projetos',
        'Habilidades humanas: escuta, texto e decisão',
        'Avaliação prática e certificação',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Ensino no Lab',
          place: 'Neste estúdio',
          text: 'Responde pelo programa de workshops e pelo treinamento das equipes que recebem cada ferramenta.',
        },
        {
          from: 2016,
          to: 2023,
          role: 'Coordenação de cursos técnicos',
          place: 'Escola técnica, noroeste paulista',
          text: 'Coordenou cursos de informática e de automação e refez as aulas práticas.',
        },
        {
          from: 2012,
          to: 2016,
          role: 'Ensino de física',
          place: 'Rede pública, São José do Rio Preto',
          text: 'Deu aula no ensino médio e orientou a feira de ciências.',
        },
      ],
      studies: [
        {
          year: 2016,
          title: 'Mestrado em ensino de ciências',
          place: 'Universidade pública paulista',
        },
        { year: 2011, title: 'Física', place: 'Universidade pública paulista' },
      ],
      skills: ['Facilitação', 'Plano de aula', 'Avaliação', 'Escrita', 'Planilhas e automação'],
      languages: ['Português', 'Inglês', 'Espanhol'],
      head: {
        title: 'Yara Bento: currículo de ensino e workshops do Lab',
        description:
          'Currículo de Yara Bento, que monta os workshops e a certificação do Lab: experiência em ensino, formação e o que ela leva para cada turma.',
      },
    },
    en: {
      role: 'Teaching at the Lab',
      line: 'Teaches by doing: a class leaves with something that works, not with a handout.',
      tool: 'try square',
      toolMeaning: 'Checks that what was taught has stuck.',
      profile: [
        'A physicist by training and a teacher by stubbornness. She believes nobody learns a tool by watching another person’s slides.',
        'At the Lab, she builds each workshop around a problem the class brings, prepares the material and sees those who want a certificate through the assessment.',
      ],
      works: [
        'Workshop design and facilitation',
        'Training teams when a project is delivered',
        'Soft skills: listening, writing and deciding',
        'Practical assessment and certification',
      ],
      posts: [
        {
          from: 2023,
          to: null,
          role: 'Teaching at the Lab',
          place: 'This studio',
          text: 'Responsible for the workshop programme and for training the teams that receive each tool.',
        },
        {
          from: 2016,
          to: 2023,
          role: 'Head of technical courses',
          place: 'Technical school, north-west of São Paulo state',
          text: 'Ran the computing and automation courses and rebuilt their practical classes.',
        },
        {
          from: 2012,
          to: 2016,
          role: 'Physics teaching',
          place: 'State schools, São José do Rio Preto',
          text: 'Taught secondary physics and mentored the science fair.',
        },
      ],
      studies: [
        {
          year: 2016,
          title: 'Master’s in science education',
          place: 'Public university, São Paulo state',
        },
        { year: 2011, title: 'Physics', place: 'Public university, São Paulo state' },
      ],
      skills: [
        'Facilitation',
        'Lesson design',
        'Assessment',
        'Writing',
        'Spreadsheets and automation',
      ],
      languages: ['Portuguese', 'English', 'Spanish'],
      head: {
        title: 'Yara Bento: CV in teaching and Lab workshops',
        description:
          'CV of Yara Bento, who builds the Lab’s workshops and certification: teaching experience, education and what she brings to every class.',
      },
    },
  },
};
