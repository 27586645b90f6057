import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';
import { ofChanges, RUNS } from '../../tools/testing/stages.ts';
import { APART_REST, QUICK_JOURNEYS, ROUTES_REST, UNIT_REST } from '../parts.ts';

it('a run of changes narrows what has test files, and lints and checks types whole', () => {
  const narrowed = (RUNS['default'] ?? []).map(ofChanges);
  const commands = narrowed.map(({ commands: [command = []] }) => command);
  expect(commands.map((command) => [command[0], command.at(-2)])).toEqual([
    ['biome', 'check'],
    ['vitest', '--changed'],
    ['playwright', '--only-changed'],
  ]);
  expect(narrowed.flatMap(({ beside = [] }) => beside)).toEqual(
    (RUNS['default'] ?? []).flatMap(({ beside = [] }) => beside),
  );
});

it('what `npm test` leaves out is run by `npm run test:sql`, and a run of changes runs both', () => {
  const parts = (run: string, part: string) =>
    (RUNS[run] ?? [])
      .filter(({ env }) => env?.['TEST_PART'] === part)
      .map(({ counting, commands }) => [counting, commands]);
  expect(parts('default', 'quick').map(([counting]) => counting)).toEqual(['vitest', 'playwright']);
  expect(parts('sql', 'rest')).toEqual(parts('default', 'quick'));
  expect((RUNS['default'] ?? []).map(ofChanges).filter(({ env }) => env?.['TEST_PART'])).toEqual(
    [],
  );
});

it.each([...UNIT_REST, ...ROUTES_REST, ...APART_REST, ...QUICK_JOURNEYS])(
  '%s names files that exist',
  (pattern) => {
    const cwd = pattern.startsWith('**/') ? `${projectFolder}/tests/e2e` : projectFolder;
    const names = /\{[^}]*\}/.test(pattern)
      ? (/\{([^}]*)\}/.exec(pattern)?.[1] ?? '')
          .split(',')
          .map((name) => pattern.replace(/\{[^}]*\}/, name))
      : [pattern];
    for (const name of names) {
      const found = globSync(name.replace('!(matrix|specified-calls)', '*'), { cwd });
      expect([name, found.length > 0]).toEqual([name, true]);
    }
  },
);
