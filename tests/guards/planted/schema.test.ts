import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { type Outcome, ProjectCopy } from './project-copy.ts';

/* What the files say of the schema must be what the database has, and refusals have one form. */

const CATALOGUE = 'database/catalogue.txt';
const VERSION = 'database/definitions.version';
const DEFINITION = 'database/base/sql/permissions/refuse.sql';

let copy: ProjectCopy;
let outcome: Outcome;
beforeAll(async () => {
  copy = await ProjectCopy.make();
  // Written from other sources: of the present ones the start refuses a database that differs.
  copy.write(CATALOGUE, copy.read(CATALOGUE).replace(/from sources \w+/, 'from sources of before'));
  copy.write(VERSION, copy.read(VERSION).replace(/ \w+/, ' of another set'));
  copy.write(DEFINITION, copy.read(DEFINITION).replace('PT403', '42501'));
  const files = ['database/schema/schema.test.ts', 'tests/guards/refusals.test.ts'];
  outcome = await copy.run(...commandOf('vitest', 'run'), ...files);
});
afterAll(() => copy.dispose());

it.each([
  'catalogue.txt is stale. Run: npm run db:access',
  'definitions.version is stale. Run: npm run db:types',
  `${DEFINITION}: raise exception`,
])('%s', (named) => {
  expect(outcome.output).toContain(named);
  expect(outcome.code).not.toBe(0);
});
