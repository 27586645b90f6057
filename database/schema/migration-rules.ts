import { definedIn, inWords } from '#app/platform/database/schema/defined-in.ts';
import type { SqlFile } from '#app/platform/database/schema/sql-files.server.ts';
import { OUTSIDE_THE_FILES } from './outside-the-files.ts';

/** What the release before may still use, or may not know how to fill. */
const NARROWS =
  /\bdrop (?:table|column|function|view|policy|trigger|type|schema)\b|\brename\b|\bset not null\b|\balter column \w+ (?:set data )?type\b|\btruncate\b/i;
const MARK = /^-- expand$/m;
const DROPS_DEFINITIONS = /\bdrop (?:function|view|policy|trigger)\b/i;
/** A new database has no definitions yet when its migrations run. */
const DROPS_WHAT_IS_MISSING = /\bdrop (?:function|view|policy|trigger) (?!if exists\b)[^\s;]+/i;

const withoutComments = (text: string) => text.replace(/--.*$/gm, '');

/** What a migration does that belongs elsewhere, or that its mark denies, in words. */
export function broken({ name, text }: Pick<SqlFile, 'name' | 'text'>): string[] {
  const statements = withoutComments(text);
  const problems = definedIn(text)
    .filter((one) => !OUTSIDE_THE_FILES[one.name])
    .map((one) => `${name} defines ${inWords(one)}: that stands in a definition file`);
  const narrowing = MARK.test(text) ? NARROWS.exec(statements)?.[0] : undefined;
  if (narrowing) problems.push(`${name} says "-- expand" and does "${narrowing}"`);
  if (DROPS_DEFINITIONS.test(statements) && !statements.includes('private.schema_definitions')) {
    problems.push(
      `${name} drops what a definition file defines, without forgetting the file: ` +
        "delete from private.schema_definitions where name like '%/….sql'",
    );
  }
  const missing = DROPS_WHAT_IS_MISSING.exec(statements)?.[0];
  if (missing) {
    problems.push(
      `${name} does "${missing}" without "if exists": a new database has no definitions yet`,
    );
  }
  return problems;
}
