import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import en from '#app/features/people/locales/en.json' with { type: 'json' };
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

/** Kinds of events that code and SQL record. */
function kinds(): Set<string> {
  const named = sourceFiles('app/**/*.ts', 'app/**/*.tsx', 'server/*.ts').flatMap((file) => {
    const text = textOf(file);
    if (file.includes('.test.')) return [];
    return /logSecurityEvent|recordAttempt|security_event\(/.test(text)
      ? [
          ...found(text, /\btype: '([a-z_]+)'/g),
          ...found(text, /\bchanged\([^)]*?'([a-z_]+)'\)/g),
          ...found(text, /security_event\('([a-z_]+)'/g),
        ]
      : [];
  });
  const inSql = sourceFiles('database/migrations/*.sql', '*/sql/*.sql').flatMap((file) =>
    found(
      textOf(file),
      /perform (?:private|public)\.(?:record|log)_security_event\(\s*'([a-z_]+)'/g,
    ),
  );
  return new Set([...named, ...inSql].filter((name) => name !== undefined));
}

it('names every recorded kind of event in both languages', () => {
  const all = [...kinds()];
  expect(all.length).toBeGreaterThan(35);
  expect(all.filter((kind) => !(kind in pt.events && kind in en.events))).toEqual([]);
});
