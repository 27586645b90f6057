import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { codeOf, documents } from './documents.ts';

/* Commands, flags, files and settings that documents name are there. What they do: tests/faults/followed-documents.test.ts. */

const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** They also tell of what there was when they were made. */
const DECISIONS = 'docs/decisions/';

type Named = { document: string; code: string };

const named: Named[] = documents().flatMap((document) =>
  codeOf(document).map((code) => ({ document, code })),
);

/** What a pattern finds in the code of all documents, with the document. */
const all = (pattern: RegExp): { document: string; found: string[] }[] =>
  named.flatMap(({ document, code }) =>
    [...code.matchAll(pattern)].map((match) => ({ document, found: match.slice(1) })),
  );

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

/** A program and the modules beside it that it imports: where its flags are read. */
function programText(file: string): string {
  const text = read(file);
  const beside = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, name = '']) => path.join(path.dirname(file), name))
    .filter((name) => existsSync(path.join(projectFolder, name)));
  return [text, ...beside.map(read)].join('\n');
}

/** `npm start` passes its flags on to this module. */
const START_FLAGS = read('server/serve.ts');

const programOf = (script: string) =>
  /node (?:--\S+ )*(\S+\.(?:ts|mjs))/.exec(scripts[script] ?? '')?.[1];

it('name scripts of package.json', () => {
  const found = all(/npm (?:run (?:-s )?([a-z][\w:-]*)|(start|test)\b)/g);
  expect(found.length).toBeGreaterThan(50);
  const missing = found.filter(({ found: [run, own] }) => !((run ?? own ?? '') in scripts));
  expect(missing).toEqual([]);
});

it('name flags that the program of the script reads', () => {
  const found = all(/npm (?:run ([a-z][\w:-]*)|(start))((?: [^\n`|;&>]*)?)/g).flatMap(
    ({ document, found: [run, own, rest = ''] }) =>
      [...rest.matchAll(/--([a-z][a-z-]+)/g)].map(([, flag = '']) => ({
        document,
        script: run ?? own ?? '',
        flag,
      })),
  );
  expect(found.length).toBeGreaterThan(10);
  const missing = found.filter(({ script, flag }) => {
    const program = programOf(script);
    const text = script === 'start' ? START_FLAGS : program && programText(program);
    return !new RegExp(`(?:--|['"])${flag}\\b|\\b${flag}: \\{`).test(text ?? '');
  });
  expect(missing).toEqual([]);
});

it('name programs and files that there are', () => {
  const found = all(
    /(?<![\w/.-])((?:tools|bench|deploy|database|tests|docs|server|app|\.ci)\/[\w@./-]*[\w@])(?![\w*{<…])/g,
  );
  const present = found.filter(({ document }) => !document.startsWith(DECISIONS));
  expect(present.length).toBeGreaterThan(100);
  const missing = present.filter(
    ({ found: [file = ''] }) => !existsSync(path.join(projectFolder, file)),
  );
  expect(missing).toEqual([]);
});

/** Those name variables of the environment, the others also names in the code. */
const FOR_OPERATORS = new Set([
  ...['README.md', 'CHANGELOG.md', 'docs/deploy.md', 'docs/growing.md', 'docs/security.md'],
  'docs/threat-model.md',
]);
/** Of the runtime and of psql. */
const OTHERS = /^(?:NODE_|PG|ON_ERROR_STOP$)/;

it('name variables of the environment that the product reads', () => {
  const found = all(
    /(?<![\w$-])([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9](?!\w|\.md)|(?:PORT|HOST|SECRET|DOMAIN)(?==))/g,
  );
  const present = found.filter(({ document }) => FOR_OPERATORS.has(document));
  expect(present.length).toBeGreaterThan(80);
  const text = sourceFiles('*.ts', '*.mjs', '*.sh', 'deploy/*', 'package.json')
    .map(read)
    .join('\n');
  const isRead = (name: string) =>
    name in SETTINGS ||
    OTHERS.test(name) ||
    new RegExp(`env(?:\\.|\\[')${name}\\b|\\$\\{?${name}\\b|\\{\\$${name}\\b`).test(text);
  expect(present.filter(({ found: [name = ''] }) => !isRead(name))).toEqual([]);
});

it('export to a file in a folder that the unit of systemd may write to', () => {
  const unit = read('deploy/forja.service');
  expect(unit).toContain('ProtectSystem=strict');
  const folders = [...unit.matchAll(/^(State|Logs)Directory=(\S+)$/gm)].map(
    ([, kind, name]) => `${kind === 'State' ? '/var/lib' : '/var/log'}/${name}/`,
  );
  const files = [...read('docs/deploy.md').matchAll(/file:\/\/(\/[\w./-]+)/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(0);
  const closed = files.filter((file) => !folders.some((folder) => file?.startsWith(folder)));
  expect(closed).toEqual([]);
});
