import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { numberInWords } from '#app/i18n/number-in-words.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/*
 * The number of services comes from `{{serviceCount}}`, by their register: typed, it is wrong
 * the day there is one more.
 */

const COUNTS = Array.from({ length: 11 }, (_, i) => i + 2).flatMap((count) => [
  String(count),
  ...LOCALES.map((locale) => numberInWords(count, locale)),
]);
/** What texts call the services. */
const NAMES = [
  ...['serviços', 'ofícios', 'cortes', 'áreas de atuação'],
  ...['services', 'trades', 'cuts', 'lines of work'],
];
const TYPED = new RegExp(
  `(?<![\\p{L}\\d])(?:duas|${COUNTS.join('|')}) (?:${NAMES.join('|')})(?!\\p{L})` +
    // As in "which of the four fits".
    `|(?<!\\p{L})(?:(?:qual|algum|nenhum) d[oa]s|(?:which|any|none) of the) (?:duas|${COUNTS.join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const typedIn = (text: string) => text.match(TYPED) ?? [];

it('finds the phrases', () => {
  for (const phrase of [
    ...['Quatro serviços', 'os quatro ofícios,', 'qual dos quatro serve'],
    ...['Four services', 'the four trades.', 'five cuts', '4 services', 'which of the four fits'],
  ]) {
    expect([phrase, typedIn(phrase).length]).toEqual([phrase, 1]);
  }
  for (const other of [
    ...['{{ServiceCount}} ofícios', 'dos {{serviceCount}} serve', 'Quatro etapas', 'os serviços'],
    ...['four examples', '14 trades', 'services', 'three visits', 'four trademarks'],
  ]) {
    expect([other, typedIn(other)]).toEqual([other, []]);
  }
});

it('no catalogue and no content counts the services by itself', () => {
  const files = sourceFiles('app/**/locales/*.json', 'app/features/content/*.ts');
  expect(files.length).toBeGreaterThan(100);
  const typed = files.flatMap((file) =>
    typedIn(readFileSync(path.join(projectFolder, file), 'utf8')).map(
      (phrase) => `${file}: ${phrase}`,
    ),
  );
  expect(typed).toEqual([]);
});
