import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { ProjectCopy } from './project-copy.ts';

/* Output to a console that nobody reads must fail the test. */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make({ build: true });
});
afterAll(() => copy.dispose());

it('a console error fails the test during which it appears', async () => {
  const file = 'app/features/brand/planted.test.ts';
  copy.write(file, "import { it } from 'vitest';\nit('is loud', () => console.error('ouch'));\n");
  const { code, output } = await copy.run(...commandOf('vitest', 'run'), file);
  copy.remove(file);

  expect(output).toContain('unexpected console output');
  expect(output).toContain('console.error: ouch');
  expect(code).not.toBe(0);
});

it('a console error of a page fails the journey during which it appears', async () => {
  const assets = 'build/client/assets';
  const named = readdirSync(path.join(copy.folder, assets));
  const script = named.find((name) => /^entry\.client-[\w-]+\.js$/.test(name)) ?? '';
  const file = path.join(assets, script);
  copy.write(file, `${copy.read(file)}\nconsole.error('ouch');\n`);
  for (const suffix of ['.br', '.gz']) copy.remove(`${file}${suffix}`);
  copy.write(
    'tests/e2e/planted.spec.ts',
    `import { test } from './fixtures/site.ts';
test('opens the home page', async ({ page }) => {
  const said = page.waitForEvent('console');
  await page.goto('/');
  await said;
});
`,
  );
  const journey = await copy.run(...commandOf('playwright', 'test'), 'planted.spec.ts');
  copy.remove('tests/e2e/planted.spec.ts');

  expect(journey.output).toContain('error: ouch');
  expect(journey.code).toBe(1);
});
