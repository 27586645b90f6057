import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { type Outcome, ProjectCopy } from './project-copy.ts';

/* What the files say of the schema must be what the database has, and stay what was promised. */

const SCHEMA = 'database/schema.sql';
const RECORD = 'database/functions/release.json';

let copy: ProjectCopy;
let outcome: Outcome;
beforeAll(async () => {
  copy = await ProjectCopy.make();
  copy.write(SCHEMA, copy.read(SCHEMA).replace('  company_name text not null,\n', ''));
  // As if definitions had changed since they landed, one of them in its arguments, and one had gone.
  const landed = copy.read(RECORD).replace('"(p_text text', '"(p_words text');
  copy.write(RECORD, landed.replace('"signatures": {', '"signatures": {\n"public.gone": "()",'));
  outcome = await copy.run(...commandOf('vitest', 'run'), 'database/schema/schema.test.ts');
});
afterAll(() => copy.dispose());

it.each([
  'schema.sql is stale. Run: npm run db:schema',
  'changed its signature in place, from "(p_words text',
  'public.gone is gone, and the release before still calls it',
  'release.json is stale. Run: npm run db:schema',
])('%s', (named) => {
  expect(outcome.output).toContain(named);
  expect(outcome.code).not.toBe(0);
});
