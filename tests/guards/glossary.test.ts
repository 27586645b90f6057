import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { wordsOfClaims } from '#app/features/content/claims/claim-words.ts';
import { claimFiles } from '#app/features/content/claims/claims.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { LEGAL_ROUTES, legalDocument } from '#app/features/content/legal/legal-documents.ts';
import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { services } from '#app/features/content/services/services.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import {
  EXCEPTIONS,
  METAPHORS,
  NOT,
  ONLY_ENGLISH,
  RIGHTS,
  ROOM_OF,
  type Room,
} from './glossary.ts';

/*
 * One word for one thing, in every room of the product: no sentence says a word that the glossary
 * keeps out of its room, no page has a title that hides its subject, and no count is left without its zero.
 */

type Tree = { [key: string]: string | Tree };
type Phrase = { file: string; key: string; text: string };

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

function flatten(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const inCatalogue = (file: string): Phrase[] =>
  flatten(JSON.parse(read(file))).map(([key, text]) => ({ file, key, text }));

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Texts of a module: literals that read like words of people, not like names of the code. */
const inModule = (file: string): Phrase[] =>
  [...read(file).replace(COMMENTS, '').matchAll(LITERALS)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((text) => /^\p{Lu}|\s/u.test(text) && !/^[#./]/.test(text))
    .map((text) => ({ file, key: '', text }));

const catalogues = sourceFiles('app/**/locales/*.json');
const modules = sourceFiles('app/features/content/*.ts').filter(
  (file) => !/\.test\.ts$|\/(?:admin|site)\/|\/overrides\/|\.server\.ts$/.test(file),
);
const message = [...catalogues.flatMap(inCatalogue), ...modules.flatMap(inModule)];

const ROOMS = Object.entries(ROOM_OF).sort(([one], [other]) => other.length - one.length);
/** Screens of an audience are its room, wherever their feature is. */
const AUDIENCES: Readonly<Record<string, Room>> = {
  admin: 'admin',
  portal: 'portal',
  site: 'site',
};
const audienceOf = (file: string) => /^app\/features\/.+\/(admin|portal|site)\//.exec(file)?.[1];
const roomOf = (file: string): Room =>
  AUDIENCES[audienceOf(file) ?? ''] ??
  ROOMS.find(([beginning]) => file.startsWith(beginning))?.[1] ??
  'admin';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whole words in any case; what is in braces is a placeholder. */
const pattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}-])(?:${words.map(escaped).join('|')})(?![\\p{L}])`, 'giu');
const patternsOf = (room: Room) => {
  const words = Object.keys(NOT[room]);
  return { all: pattern(words), both: pattern(words.filter((word) => !ONLY_ENGLISH.has(word))) };
};
const PATTERNS = {
  site: patternsOf('site'),
  admin: patternsOf('admin'),
  portal: patternsOf('portal'),
};

/** Words of a sentence that its room never says. */
function wrongIn({ file, text }: Pick<Phrase, 'file' | 'text'>): string[] {
  const { all, both } = PATTERNS[roomOf(file)];
  const plain = text.replace(/\{\{.*?\}\}/g, '');
  const words = plain.match(file.endsWith('/en.json') ? all : both) ?? [];
  return [...words, ...(plain.match(RIGHTS) ?? [])];
}

/** The wrong words of a sentence, each with its place, as exceptions name them. */
const faultsIn = (one: Phrase) =>
  wrongIn(one).map(
    (word) => `${one.key ? `${one.file}#${one.key}` : one.file}: ${word.toLowerCase()}`,
  );

describe('the words of a room', () => {
  it('are distinguished from others', () => {
    const site = 'app/areas/site/locales/en.json';
    expect(wrongIn({ file: site, text: 'Our workbench, two trades' })).toHaveLength(2);
    expect(wrongIn({ file: site, text: 'An E-mail' })).toEqual(['E-mail']);
    expect(wrongIn({ file: site.replace('en', 'pt-BR'), text: 'Um e-mail na oficina' })).toEqual([
      'oficina',
    ]);
    expect(wrongIn({ file: site, text: 'Trademarks, {{diagnostic}}, indoors' })).toEqual([]);
    expect(wrongIn({ file: 'app/areas/auth/locales/en.json', text: 'A second step' })).toEqual([
      'second step',
    ]);
    const privacy = 'app/features/privacy/locales/en.json';
    expect(wrongIn({ file: privacy, text: 'Ask for users:update.' })).toEqual(['users:update']);
    expect(roomOf('app/features/content/locales/en.json')).toBe('admin');
    expect(roomOf('app/features/content/faq/trust.ts')).toBe('site');
  });

  const faults = message.flatMap(faultsIn);

  it('are used in every catalogue and in the content', () => {
    expect(faults.filter((fault) => !EXCEPTIONS[fault])).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const needed = new Set(faults);
    expect(Object.keys(EXCEPTIONS).filter((fault) => !needed.has(fault))).toEqual([]);
  });
});

it('the glossary that people read names no word as guarded that is not', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const never = rows.flatMap((row) => [...(row.split('|')[4] ?? '').matchAll(/`(.+?)`/g)]);
  expect(never.length).toBeGreaterThan(40);
  const guarded = new Set(Object.values(NOT).flatMap((words) => Object.keys(words)));
  expect(never.map(([, word]) => word).filter((word) => !guarded.has(word ?? ''))).toEqual([]);
});

it('a button names an action, and not the state after it', () => {
  const texts = new Map(
    message.map(({ file, key, text }) => [`${file}#${key}`, text.toLowerCase()]),
  );
  const moves = [...texts].filter(([place]) => /\bmoves\./.test(place));
  expect(moves.length).toBeGreaterThan(2 * 15);
  const wrong = moves.filter(
    ([place, text]) => texts.get(place.replace(/\bmoves\./, 'statuses.')) === text,
  );
  expect(wrong).toEqual([]);
});

type Head = { place: string; title: string };

/** Titles of every page that search engines may list; what staff write over is theirs. */
function headsOf(locale: Locale): Head[] {
  const own = messages[locale];
  const words = wordsOfClaims(claimFiles[0], locale);
  const catalogue = Object.entries(own).flatMap(([namespace, tree]) =>
    'meta' in tree && 'title' in tree.meta ? [{ place: namespace, title: tree.meta.title }] : [],
  );
  const content = [
    ...services().map(({ name, texts }) => ({ place: name, ...texts[locale].head })),
    ...workshops().map(({ slugs, texts }) => ({ place: slugs.en, ...texts[locale].head })),
    ...ideas().map(({ slugs, texts }) => ({ place: slugs.en, ...texts[locale].head })),
    ...people().map(({ slug, text }) => ({ place: slug, ...text[locale].head })),
    ...LEGAL_ROUTES.map((route) => ({ place: route, ...legalDocument(route).text[locale].head })),
  ];
  return [
    ...catalogue,
    { place: 'project', title: own.qualification.page.title },
    { place: 'privacyRequest', title: own.privacy.page.meta.title },
    ...content,
  ].map(({ place, title }) => ({ place: `${locale} ${place}`, title: fillText(title, words) }));
}

describe('titles in search results', () => {
  const heads = LOCALES.flatMap(headsOf);

  it('are those of all pages', () => {
    expect(heads.length).toBeGreaterThan(2 * 35);
  });

  it('have 15 to 52 letters before the name of the site, and no metaphor', () => {
    const wrong = heads.filter(
      ({ title }) => title.length < 15 || title.length > 52 || METAPHORS.test(title),
    );
    expect(wrong).toEqual([]);
  });

  it('are given once in a language', () => {
    const groups = Map.groupBy(heads, ({ place, title }) => `${place.split(' ')[0]} ${title}`);
    expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

it('every count has a text for zero', () => {
  const missing = catalogues.flatMap((file) => {
    const keys = new Set(inCatalogue(file).map(({ key }) => key));
    const stems = [...keys].filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4));
    const without = stems.filter((stem) => !keys.has(`${stem}_zero`));
    return without.map((stem) => `${file}#${stem}_zero`);
  });
  expect(missing).toEqual([]);
});
