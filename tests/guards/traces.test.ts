import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

it('names only functions that exist where the architecture follows an act', () => {
  const [, traces = ''] = read('docs/architecture.md').split('## Three acts, function by function');
  const names = [...traces.matchAll(/`((?:private\.|public\.)?\w+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(30);
  const catalogue = read('database/catalogue.txt');
  const sources = sourceFiles('app/**/*.ts', 'app/**/*.tsx').map(read).join('\n');
  const exists = (name: string) =>
    name.includes('.')
      ? catalogue.includes(`function ${name}(`)
      : new RegExp(`export (?:async )?(?:const|function) ${name}\\b`).test(sources);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});

it('counts the hops of each act', () => {
  const acts = read('docs/architecture.md').matchAll(
    /^\*\*[^*]+: (\d+) hops\.\*\*[\s\S]*?(?=\n\n|$(?![\s\S]))/gm,
  );
  const counted = [...acts].map(([act, count]) => [
    Number(count),
    new Set(act.match(/`(?:private\.|public\.)?\w+`/g)).size,
  ]);
  expect(counted).toHaveLength(3);
  for (const [written, found] of counted) expect(found).toBe(written);
});
