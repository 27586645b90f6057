import { expect, test } from 'vitest';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { actorSql, ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

test('JIT compilation is off: it takes longer than short statements do', async () => {
  const statement = 'show jit';
  const answer = [
    ...(await ownerSql<{ jit: string }>(statement)),
    ...(await actorSql<{ jit: string }>({ kind: 'system' }, statement)),
  ];
  // The embedded engine has no compiler, whatever it says.
  const compiles = openHandle().kind === 'server' && answer.some(({ jit }) => jit !== 'off');
  expect([answer.length, compiles]).toEqual([2, false]);
});
