import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { type Outcome, ProjectCopy } from './project-copy.ts';

/* What the files say of the schema must be what the database has. */

const CATALOGUE = 'database/catalogue.txt';
const VERSION = 'database/definitions.version';

let copy: ProjectCopy;
let outcome: Outcome;
beforeAll(async () => {
  copy = await ProjectCopy.make();
  const grant = /^grant select .* to anon\n/m;
  copy.write(CATALOGUE, copy.read(CATALOGUE).replace(grant, ''));
  copy.write(VERSION, copy.read(VERSION).replace(/ \w+/, ' of another set'));
  outcome = await copy.run(...commandOf('vitest', 'run'), 'database/schema/schema.test.ts');
});
afterAll(() => copy.dispose());

it.each([
  'catalogue.txt is stale. Run: npm run db:access',
  'definitions.version is stale. Run: npm run db:types',
])('%s', (named) => {
  expect(outcome.output).toContain(named);
  expect(outcome.code).not.toBe(0);
});
