import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { itemsOf } from '../overrides/items-of.ts';
import type { Stage } from './stage.ts';

/**
 * How we work with a company over time. The six steps of the home page are how one part
 * is made; these stages go round again with every new problem.
 */
export const stageFiles: readonly Stage[] = [
  {
    name: 'foundry',
    term: null,
    texts: {
      'pt-BR': {
        name: 'Fundir',
        purpose: 'Juntar o que hoje está espalhado.',
        text: 'Problema, pessoas, dados e prazo entram juntos. Quem decide e quem faz contam a história na mesma mesa, e o que não bate aparece ali.',
        bring: 'a direção e a equipe, na mesma conversa',
        out: 'o problema em uma frase',
      },
      en: {
        name: 'Foundry',
        purpose: 'Bring together what is scattered today.',
        text: 'Problem, people, data and deadline go in together. The people who decide and the people who do the work tell the story at one table, and whatever doesn’t match shows up there.',
        bring: 'the decision maker and the people doing the work, in one conversation',
        out: 'the problem in one sentence',
      },
    },
  },
  {
    name: 'observe',
    term: 'discovery',
    texts: {
      'pt-BR': {
        name: 'Observar',
        purpose: 'Ver o trabalho antes de opinar sobre ele.',
        text: 'Um turno ao lado da equipe: cada clique, cada espera, cada anotação no canto da planilha. O que a reunião não conta, o turno mostra.',
        bring: 'um turno comum, sem ensaio',
        out: 'o mapa do que acontece de verdade',
      },
      en: {
        name: 'Observe',
        purpose: 'Watch the work before having an opinion on it.',
        text: 'A shift beside the people who do it: every click, every wait, every note in the corner of the spreadsheet. What the meeting leaves out, the shift shows.',
        bring: 'an ordinary shift, unrehearsed',
        out: 'a map of what really happens',
      },
    },
  },
  {
    name: 'refine',
    term: 'discovery',
    texts: {
      'pt-BR': {
        name: 'Refinar',
        purpose: 'Tirar o que sobra.',
        text: 'Sai o passo sem uso, o campo que fica em branco, a regra que só existe por costume. O que fica ganha desenho, com prazo e custo em cada parte.',
        bring: 'alguém que responda por cada regra',
        out: 'um desenho com prazo e custo',
      },
      en: {
        name: 'Refine',
        purpose: 'Take away what isn’t needed.',
        text: 'Out go the steps nobody uses, the fields nobody reads, the rules kept by habit. What is left gets a design, with dates and costs for every part.',
        bring: 'an owner for every rule',
        out: 'a design with dates and costs',
      },
    },
  },
  {
    name: 'generate',
    term: 'development',
    texts: {
      'pt-BR': {
        name: 'Gerar',
        purpose: 'Construir em partes que já servem.',
        text: 'Ciclos curtos, cada um com algo que abre e funciona. Protótipo na mão da equipe, teste desde a primeira parte.',
        bring: 'gente para experimentar a cada ciclo',
        out: 'uma versão em uso',
      },
      en: {
        name: 'Generate',
        purpose: 'Build in parts that are useful from the start.',
        text: 'Short cycles, each with something that opens and works. A prototype in its users’ hands, tests from the first part on.',
        bring: 'people to try it, cycle after cycle',
        out: 'a version in use',
      },
    },
  },
  {
    name: 'empower',
    term: null,
    texts: {
      'pt-BR': {
        name: 'Empoderar',
        purpose: 'Passar a ferramenta para a equipe.',
        text: 'A equipe aprende fazendo, nos workshops do Lab e no próprio trabalho. Decisões registradas, acesso com quem precisa, pessoas que sabem usar sem pedir ajuda.',
        bring: 'horas da equipe para aprender',
        out: 'uma equipe que segue por conta própria',
      },
      en: {
        name: 'Empower',
        purpose: 'Hand the tool over to the team.',
        text: 'The team learns by doing, in our Lab workshops and on the job. Decisions in writing, access in the right hands, people who can run it without calling anyone.',
        bring: 'hours for the team to learn',
        out: 'a team that runs it on its own',
      },
    },
  },
  {
    name: 'expand',
    term: null,
    texts: {
      'pt-BR': {
        name: 'Expandir',
        purpose: 'Levar para onde o problema é parecido.',
        text: 'O que deu certo em um setor vira ponto de partida no outro. O resultado medido aqui abre a próxima rodada.',
        bring: 'o setor vizinho, com um problema parecido',
        out: 'o próximo problema, já menor',
      },
      en: {
        name: 'Expand',
        purpose: 'Take it to where the problem is similar.',
        text: 'What worked in one department becomes the starting point in the next. The result measured here opens the next round.',
        bring: 'the department next door, with a similar problem',
        out: 'the next problem, already smaller',
      },
    },
  },
];

export const stages = () => itemsOf('stage', stageFiles);

/** One document a stage, for the site's search; all are on one page. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return stages().map(({ name, texts }) => {
    const text = texts[locale];
    return {
      id: `stage:${name}`,
      kind: 'page',
      title: text.name,
      text: [text.purpose, text.text, text.bring, text.out].join('. '),
      href: `${pathTo('process', locale)}#${name}`,
    };
  });
}
