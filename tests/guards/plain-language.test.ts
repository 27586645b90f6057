import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/* What developers read is plain engineering English: "the user" or "they", and the words of the field. */

const PRONOUNS = /\b(?:she|hers?|herself|whoever|nobody's)\b/i;

/** Former identifiers, each with the one that stands in its place. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  askerOf: 'requireUser',
  hurryJobs: 'runNow',
  houseDay: 'businessDay',
  keepAlerting: 'a job named by what it does',
  keepReminding: 'a job named by what it does',
  listAsked: 'parseListQuery',
  nudgeJobs: 'wakeWorker',
  wayBack: 'undo',
};

const SCRIPTS = ['*.ts', '*.tsx', '*.mjs', '*.css'];
/** Frozen with their checksums. */
const MIGRATIONS = ':!database/migrations';
/** Generated from the comments of the migrations, too. */
const TYPES = ':!app/platform/database/database.types.ts';
/** Names the words that it looks for. */
const THIS_FILE = ':!tests/guards/plain-language.test.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SQL_COMMENTS = /\/\*[\s\S]*?\*\/|--.*$/gm;
const TITLES = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(?:\\.|(?!\1).)*\1/gs;

const proseIn = (file: string, text: string): string[] => {
  if (file.endsWith('.md')) return [text];
  const comments = text.match(file.endsWith('.sql') ? SQL_COMMENTS : COMMENTS) ?? [];
  return [...comments, ...(text.match(TITLES) ?? [])];
};

const linesWith = (prose: readonly string[], words: RegExp): string[] =>
  prose.flatMap((part) => part.split('\n')).filter((line) => words.test(line));

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

it('reads comments and titles, and no code', () => {
  const script = `const her = 1; // hers\n/* of\n whoever */ const url = 'a://she';\nit('asks her', () => {});`;
  expect(linesWith(proseIn('a.ts', script), PRONOUNS)).toEqual([
    '// hers',
    ' whoever */',
    "it('asks her'",
  ]);
  expect(linesWith(proseIn('a.sql', "select 'her'; -- nobody's\n"), PRONOUNS)).toEqual([
    "-- nobody's",
  ]);
});

it('says "the user" or "they" in comments, titles and documents', () => {
  const files = sourceFiles(...SCRIPTS, '*.sql', '*.md', MIGRATIONS, TYPES, THIS_FILE);
  expect(files.length).toBeGreaterThan(3000);
  const found = files.flatMap((file) =>
    linesWith(proseIn(file, read(file)), PRONOUNS).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('names nothing by a former identifier', () => {
  const former = new RegExp(`\\b(?:${Object.keys(IDENTIFIERS).join('|')})\\b`);
  const found = sourceFiles(...SCRIPTS, '*.sql', '*.md', MIGRATIONS, TYPES, THIS_FILE).flatMap(
    (file) => {
      const [name] = former.exec(read(file)) ?? [];
      return name ? [`${file}: ${name}, now ${IDENTIFIERS[name]}`] : [];
    },
  );
  expect(found).toEqual([]);
});
