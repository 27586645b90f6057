import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNS, type Stage } from '../../../tools/testing/stages.ts';
import { ProjectCopy } from './project-copy.ts';

/*
 * A check that never fails looks like a check that passes. Each defect is planted into a copy of
 * the project, and the command that `npm test` runs must find it and name it.
 */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make();
});
afterAll(() => copy.dispose());

const npmTest = (RUNS['default'] ?? []).flatMap((stage: Stage) => stage.commands);

/** The command of `npm test` that starts with these words. */
function commandOf(...words: string[]): [string, ...string[]] {
  const found = npmTest.find((command) => words.every((word, index) => command[index] === word));
  if (!found?.[0]) throw new Error(`npm test does not run ${words.join(' ')}.`);
  return found as [string, ...string[]];
}

const PLANTED_IMPORTS = [
  {
    rule: 'layer-base',
    files: { 'app/i18n/planted.ts': "import '#app/platform/env.server.ts';\n" },
  },
  {
    rule: 'layer-features',
    files: { 'app/features/company/planted.ts': "import '#app/composition/messages.ts';\n" },
  },
  {
    rule: 'feature-without-roads',
    files: { 'app/features/brand/planted.ts': "import '#app/features/company/company.ts';\n" },
  },
  {
    rule: 'no-server-in-browser',
    files: { 'app/features/brand/planted.island.tsx': "import './brand.store.server.ts';\n" },
  },
  {
    rule: 'no-raw-database-handle',
    files: {
      'app/features/brand/planted.server.ts': "import '#app/platform/database/handle.server.ts';\n",
    },
  },
  {
    rule: 'no-database-driver',
    files: { 'app/features/brand/planted.server.ts': "import 'pg';\n" },
  },
  {
    rule: 'no-cycle',
    files: {
      'app/features/brand/planted.ts': "import './planted-too.ts';\n",
      'app/features/brand/planted-too.ts': "import './planted.ts';\n",
    },
  },
];

describe('a forbidden import fails the dependency rules', () => {
  it.each(PLANTED_IMPORTS)('$rule', async ({ rule, files }) => {
    for (const [file, content] of Object.entries(files)) copy.write(file, content);
    const { code, output } = await copy.run(...commandOf('node', 'tools/check-dependencies.ts'));
    for (const file of Object.keys(files)) copy.remove(file);

    expect(output).toContain(`error ${rule}: ${Object.keys(files)[0]}`);
    expect(code).toBe(1);
  });
});

it('a source file that the dependency rules do not read fails them', async () => {
  const rules = '.dependency-cruiser.cjs';
  const before = readFileSync(path.join(copy.folder, rules), 'utf8');
  copy.write(rules, before.replace('  options: {', "  options: { exclude: '^app/paths[.]ts',"));
  const { code, output } = await copy.run(...commandOf('node', 'tools/check-dependencies.ts'));
  copy.write(rules, before);

  expect(output).toContain('Never read: app/paths.ts');
  expect(code).toBe(1);
});

it('a missing English message fails the types and the catalogue guard', async () => {
  const file = 'app/areas/site/locales/en.json';
  const before = readFileSync(path.join(copy.folder, file), 'utf8');
  const { [Object.keys(JSON.parse(before))[0] ?? '']: taken, ...rest } = JSON.parse(before);
  expect(taken).toBeDefined();
  copy.write(file, JSON.stringify(rest));
  await copy.run(...commandOf('react-router', 'typegen'));
  const types = await copy.run(...commandOf('tsc'));
  const guard = await copy.run(
    ...commandOf('vitest', 'run', '--project', 'unit'),
    'tests/guards/messages.test.ts',
  );
  copy.write(file, before);

  expect(types.output).toContain('app/composition/messages.ts');
  expect(types.code).not.toBe(0);
  expect(guard.output).toContain('says the same things in both languages');
  expect(guard.code).not.toBe(0);
});

it('a console error fails the test during which it appears', async () => {
  const file = 'app/features/brand/planted.test.ts';
  copy.write(file, "import { it } from 'vitest';\nit('is loud', () => console.error('ouch'));\n");
  const { code, output } = await copy.run(...commandOf('vitest', 'run', '--project', 'unit'), file);
  copy.remove(file);

  expect(output).toContain('unexpected console output');
  expect(output).toContain('console.error: ouch');
  expect(code).not.toBe(0);
});

it('a console error of a page fails the journey during which it appears', async () => {
  copy.write(
    'app/features/brand/planted.behaviour.ts',
    "export const start = () => console.error('ouch');\n",
  );
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
  const built = await copy.run('react-router', 'build');
  const journey = await copy.run(...commandOf('playwright', 'test'), 'planted.spec.ts');
  copy.remove('app/features/brand/planted.behaviour.ts');
  copy.remove('tests/e2e/planted.spec.ts');

  expect(built.code, built.output).toBe(0);
  expect(journey.output).toContain('error: ouch');
  expect(journey.code).toBe(1);
});
