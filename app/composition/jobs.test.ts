import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { jobHandlers } from '#app/registry.server.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { messages } from './messages.ts';

/** Where code that enqueues a job names its kind: in a definition, or in the server's code. */
const ASKED = {
  '*/sql/*.sql':
    /\b(?:outbox \(kind, payload\)\s+(?:values|select(?: distinct)?)|reckon_answer_clocks)\s*\(?'([^']+)'|'(\w+\.(?:[\w-]+-)?mail)'/g,
  'app/**/*.server.ts': /\b(?:(?:settleFileLater|noteJob)\(\s*|settle: )'([^']+)'/g,
};

const enqueued = Object.entries(ASKED).flatMap(([files, pattern]) =>
  sourceFiles(files).flatMap((file) =>
    [...readFileSync(`${projectFolder}/${file}`, 'utf8').matchAll(pattern)].map(
      ([, ...kinds]) => `${file}: ${kinds.find(Boolean)}`,
    ),
  ),
);
const kindIn = (line: string) => line.slice(line.indexOf(': ') + 2);

describe('every enqueued job has a handler', () => {
  it('by the name it is enqueued with', () => {
    expect(enqueued.filter((line) => !Object.hasOwn(jobHandlers, kindIn(line)))).toEqual([]);
  });

  it('and every handler has a job that is enqueued', () => {
    const kinds = new Set(enqueued.map(kindIn));
    expect(Object.keys(jobHandlers).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

it.each(LOCALES)('every kind of job has a name for staff in %s', (locale) => {
  const names: unknown = messages[locale].admin.work.kinds;
  const named = (kind: string) =>
    kind.split('.').reduce((at, part) => (at as Record<string, unknown>)?.[part], names);
  expect(Object.keys(jobHandlers).filter((kind) => typeof named(kind) !== 'string')).toEqual([]);
});
