import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { type Outcome, ProjectCopy } from './project-copy.ts';

/*
 * A check that never fails looks like a check that passes. Each defect is planted into a copy of
 * the project, and the command that `npm test` runs must find it and name it.
 */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make('.react-router');
});
afterAll(() => copy.dispose());

const checkDependencies = () => copy.run(...commandOf('node', 'tools/check-dependencies.ts'));

/** Each in files of its own and named with its rule: none hides another. */
const PLANTED_IMPORTS: Readonly<Record<string, Record<string, string>>> = {
  'layer-base': { 'app/i18n/planted.ts': "import '#app/platform/env.server.ts';\n" },
  'layer-features': {
    'app/features/company/planted.ts': "import '#app/composition/messages.ts';\n",
  },
  'feature-without-roads': {
    'app/features/brand/planted.ts': "import '#app/features/company/company.ts';\n",
  },
  'no-server-in-browser': {
    'app/features/brand/planted.island.tsx': "import './brand.store.server.ts';\n",
  },
  'no-raw-database-handle': {
    'app/features/brand/planted.server.ts': "import '#app/platform/database/handle.server.ts';\n",
  },
  'no-database-driver': {
    'app/features/seo/planted.server.ts': "import 'pg';\n",
  },
  'no-cycle': {
    'app/features/seo/planted.ts': "import './planted-too.ts';\n",
    'app/features/seo/planted-too.ts': "import './planted.ts';\n",
  },
};

describe('a forbidden import fails the dependency rules', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const files = Object.values(PLANTED_IMPORTS).flatMap((planted) => Object.entries(planted));
    for (const [file, content] of files) copy.write(file, content);
    outcome = await checkDependencies();
    for (const [file] of files) copy.remove(file);
  });

  it.each(Object.entries(PLANTED_IMPORTS))('%s', (rule, files) => {
    expect(outcome.output).toContain(`error ${rule}: ${Object.keys(files)[0]}`);
    expect(outcome.code).toBe(1);
  });
});

it('a source file that the dependency rules do not read fails them, and nothing else does', async () => {
  const rules = '.dependency-cruiser.cjs';
  const before = copy.read(rules);
  copy.write(rules, before.replace('  options: {', "  options: { exclude: '^app/paths[.]ts',"));
  const { code, output } = await checkDependencies();
  copy.write(rules, before);

  expect(output).toContain('Never read: app/paths.ts');
  expect(output).not.toContain('error ');
  expect(code).toBe(1);
});

it('a missing English message fails the types and the catalogue guard', async () => {
  const file = 'app/areas/site/locales/en.json';
  const before = copy.read(file);
  const { [Object.keys(JSON.parse(before))[0] ?? '']: taken, ...rest } = JSON.parse(before);
  expect(taken).toBeDefined();
  copy.write(file, JSON.stringify(rest));
  const [types, guard] = await Promise.all([
    copy.run(...commandOf('tsc')),
    copy.run(...commandOf('vitest', 'run'), 'tests/guards/messages.test.ts'),
  ]);
  copy.write(file, before);

  expect(types.output).toContain('app/composition/messages.ts');
  expect(types.code).not.toBe(0);
  expect(guard.output).toContain('says the same things in both languages');
  expect(guard.code).not.toBe(0);
});
