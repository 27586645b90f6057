import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findCatalogues } from '../../tools/catalogues.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/*
 * A module that uses messages of a catalogue depends on it as on an import: the rules of
 * .dependency-cruiser.cjs hold for both.
 */

type Side = { path?: string | string[]; pathNot?: string | string[] };
type Rule = { name: string; from: Side; to: Side };

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: Rule[];
};

/** Why a file uses messages that it could not import. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'app/pages/page-words.ts': 'names every page as that page names itself',
  'app/areas/site/app-manifest.server.ts': 'describes the site as its home page does',
};

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
const all = (patterns: string | string[] | undefined) => [patterns ?? []].flat();
const fits = (file: string, patterns: string | string[] | undefined, groups: string[] = []) =>
  all(patterns).some((one) =>
    new RegExp(one.replace(/\$(\d)/g, (_, n: string) => groups[Number(n)] ?? '')).test(file),
  );

/** The first rule that forbids it, by its name. */
function broken(from: string, to: string): string | undefined {
  return forbidden.find((rule) => {
    if (!rule.from.path || !rule.to.path || fits(from, rule.from.pathNot)) return false;
    const groups = all(rule.from.path)
      .map((one) => new RegExp(one).exec(from))
      .find(Boolean);
    if (!groups) return false;
    return fits(to, rule.to.path, groups) && !fits(to, rule.to.pathNot, groups);
  })?.name;
}

/** The Portuguese file of each catalogue by its namespace. */
const catalogues = (): Map<string, string> =>
  new Map(findCatalogues().map(({ namespace, folder }) => [namespace, `${folder}/pt-BR.json`]));

const NAMED = [
  /useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g,
  /getFixedT\([^,)]*,\s*('[^']*')/g,
  /\bns: ('[\w-]+')/g,
  /\bt\(\s*['"`]([\w-]+):/g,
];

function spokenBy(file: string, known: ReadonlyMap<string, string>): string[] {
  const source = read(file);
  const named = NAMED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, what]) => what));
  return [...known.keys()].filter((name) =>
    named.some((what) => what === name || what?.includes(`'${name}'`)),
  );
}

it('no module uses the messages of a layer that it may not import', () => {
  const known = catalogues();
  const files = sourceFiles('app/**/*.ts', 'app/**/*.tsx').filter((file) => !/\.test\./.test(file));
  const edges = files.flatMap((file) =>
    spokenBy(file, known).map((name) => ({ file, name, catalogue: known.get(name) ?? '' })),
  );
  expect(edges.length).toBeGreaterThan(100);
  const wrong = edges
    .filter(({ file }) => !EXCEPTIONS[file])
    .map(({ file, name, catalogue }) => ({ file, name, rule: broken(file, catalogue) }))
    .filter(({ rule }) => rule);
  expect(wrong).toEqual([]);
});
