import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { itemsOf } from '../overrides/content-door.ts';
import type { Stage } from './stage.ts';

/**
 * How the house works with a company over time. The six stations of the home page are how one piece
 * is made; these stages go round again with every new problem.
 */
export const stageFiles: readonly Stage[] = [
  {
    name: 'foundry',
    term: null,
    texts: {
      'pt-BR': {
        name: 'Fundir',
        purpose: 'Juntar no mesmo cadinho o que hoje está espalhado.',
        text: 'Problema, gente, dado e prazo entram juntos. Quem decide e quem faz contam a história na mesma mesa, e o que não bate aparece ali.',
        bring: 'quem decide e quem faz, na mesma conversa',
        out: 'o problema em uma frase',
      },
      en: {
        name: 'Foundry',
        purpose: 'Melt what is scattered into one pot.',
        text: 'Problem, people, data and deadline go in together. Those who decide and those who do tell the story at one table, and whatever doesn’t match shows up right there.',
        bring: 'whoever decides and whoever does, in one talk',
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
        purpose: 'Olhar o trabalho antes de opinar sobre ele.',
        text: 'Um turno ao lado de quem faz: cada clique, cada espera, cada anotação no canto da planilha. O que a reunião não conta, o turno mostra.',
        bring: 'um turno comum, sem ensaio',
        out: 'o mapa do que acontece de verdade',
      },
      en: {
        name: 'Observe',
        purpose: 'Watch the work before having opinions about it.',
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
        text: 'Etapa que ninguém usa, campo que ninguém lê, regra que só existe por costume. O que resta ganha desenho, com prazo e custo em cada peça.',
        bring: 'um dono para cada regra',
        out: 'um desenho com cotas',
      },
      en: {
        name: 'Refine',
        purpose: 'Take away what isn’t needed.',
        text: 'Steps nobody uses, fields nobody reads, rules kept alive by habit. What is left gets drawn, with time and cost on every piece.',
        bring: 'an owner for every rule',
        out: 'a dimensioned drawing',
      },
    },
  },
  {
    name: 'generate',
    term: 'development',
    texts: {
      'pt-BR': {
        name: 'Gerar',
        purpose: 'Construir em peças que já servem.',
        text: 'Ciclos curtos, cada um com algo que abre e funciona. Protótipo na mão de quem vai usar, teste desde a primeira peça.',
        bring: 'gente para experimentar a cada ciclo',
        out: 'uma versão em uso',
      },
      en: {
        name: 'Generate',
        purpose: 'Build in pieces that are useful from the start.',
        text: 'Short cycles, each with something that opens and works. A prototype in its users’ hands, tests from the first piece on.',
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
        purpose: 'Passar o cabo da ferramenta.',
        text: 'A equipe aprende fazendo, no Lab e no próprio trabalho. Decisão escrita, acesso na mão certa, gente que sabe mexer sem precisar chamar ninguém.',
        bring: 'horas da equipe para aprender',
        out: 'uma equipe que anda sozinha',
      },
      en: {
        name: 'Empower',
        purpose: 'Hand over the handle.',
        text: 'The team learns by doing, in the Lab and on the job. Decisions in writing, access in the right hands, people who can run it without calling anyone.',
        bring: 'hours for the team to learn',
        out: 'a team that runs it alone',
      },
    },
  },
  {
    name: 'expand',
    term: null,
    texts: {
      'pt-BR': {
        name: 'Expandir',
        purpose: 'Levar para onde dói parecido.',
        text: 'O que deu certo em um setor vira ponto de partida no outro. O número medido aqui abre a próxima fundição.',
        bring: 'o setor vizinho, com um problema parecido',
        out: 'o próximo problema, já menor',
      },
      en: {
        name: 'Expand',
        purpose: 'Take it to where it hurts the same way.',
        text: 'What worked in one department becomes the starting point in the next. The number measured here fires up the next foundry.',
        bring: 'the department next door, with a similar problem',
        out: 'the next problem, already smaller',
      },
    },
  },
];

export const stages = () => itemsOf('stage', stageFiles);

/** One document a stage, for the site's search; all live on one page. */
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
