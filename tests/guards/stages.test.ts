import { expect, it } from 'vitest';
import { ofChanges, RUNS } from '../../tools/testing/stages.ts';

it('a run of changes narrows what has test files, and lints and checks types whole', () => {
  const narrowed = (RUNS['default'] ?? []).map(ofChanges);
  const commands = narrowed.map(({ commands: [command = []] }) => command);
  expect(commands.map((command) => [command[0], command.at(-2)])).toEqual([
    ['biome', 'check'],
    ['vitest', '--changed'],
    ['vitest', '--changed'],
    ['playwright', '--only-changed'],
  ]);
  expect(narrowed.flatMap(({ beside = [] }) => beside)).toEqual(
    (RUNS['default'] ?? []).flatMap(({ beside = [] }) => beside),
  );
});
