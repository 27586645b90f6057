import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SIGN_IN_WAYS } from '#app/access/sign-in-ways.ts';
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

it('has words for every way of signing in, in both languages', () => {
  const names = SIGN_IN_WAYS.map((way) => way.replaceAll(' ', '-'));
  for (const { factValues } of [pt, en]) {
    expect(names.filter((name) => !(name in factValues.way))).toEqual([]);
  }
});

it('has words for every reason of a refusal, in both languages', () => {
  const [, union = ''] =
    /export type Refusal =([^;]*);/.exec(textOf('app/access/account-call.server.ts')) ?? [];
  const reasons = found(union, /'([a-z-]+)'/g).filter((name) => name !== undefined);
  expect(reasons.length).toBeGreaterThan(20);
  for (const { factValues } of [pt, en]) {
    expect(reasons.filter((reason) => !(reason in factValues.reason))).toEqual([]);
  }
});

it('has words for everything that is erased at the end of its retention, in both languages', () => {
  const folder = 'app/features/privacy/retention/sql';
  const names = [
    ...found(textOf(`${folder}/erase_expired.sql`), /\('([a-z_]+)', '[a-z]+\.[a-z_]+'/g),
    ...found(textOf(`${folder}/erase_expired.sql`), /\('([a-z_]+)',\n/g),
    ...found(textOf(`${folder}/erase_expired.sql`), /jsonb_build_object\('([a-z_]+)'/g),
    ...found(textOf(`${folder}/empty_old_tickets.sql`), /jsonb_build_object\('([a-z_]+)'/g),
  ].filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(20);
  for (const { facts } of [pt, en]) {
    expect(names.filter((name) => !(name in facts))).toEqual([]);
  }
});
