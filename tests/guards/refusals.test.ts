import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/* Exceptions of ours in SQL: a code as message, and the HTTP status as state (docs/decisions/056). */

const RAISE = /\braise\s+exception\b[^;]*;/gi;
const REFUSAL =
  /^raise\s+exception\s+'[a-z_%]+'[^;]*\busing\b[^;]*\berrcode\s*=\s*'PT(?:403|404|409|422|429)'/i;
/** Rolls a block back; the function that raises it catches it. */
const OWN_CONTROL_FLOW = /^raise\s+exception\s+'[^']+';$/i;

const othersIn = (sql: string): string[] =>
  (sql.match(RAISE) ?? []).filter(
    (raise) =>
      !REFUSAL.test(raise) &&
      !(OWN_CONTROL_FLOW.test(raise) && /\bexception when raise_exception\b/.test(sql)),
  );

it('distinguishes refusals from other exceptions', () => {
  const refusal = `raise exception 'deal_gone' using errcode = 'PT404';`;
  const constraint = `raise exception 'deal_gone' using errcode = '23503';`;
  const sentence = `raise exception 'The deal is gone' using errcode = 'PT404';`;
  const plain = `raise exception 'dry run';`;
  expect(othersIn([refusal, constraint, sentence, plain].join('\n'))).toEqual([
    constraint,
    sentence,
    plain,
  ]);
  expect(othersIn(`begin ${plain} exception when raise_exception then null; end`)).toEqual([]);
});

it('gives each refusal a code and PT403, PT404, PT409, PT422 or PT429', () => {
  const others = sourceFiles('app/*.sql', 'database/base/*.sql').flatMap((file) =>
    othersIn(readFileSync(path.join(projectFolder, file), 'utf8')).map(
      (raise) => `${file}: ${raise}`,
    ),
  );
  expect(others).toEqual([]);
});
