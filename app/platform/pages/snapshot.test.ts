import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
process.env['DATA_DIR'] = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Rows = { company: string; since: string | null };

/** The snapshot of a process that has just started. */
async function restarted(load: () => Promise<Rows>) {
  vi.resetModules();
  const { defineSnapshot } = await import('./snapshot.server.ts');
  return defineSnapshot<Rows>('rows.json', load, (copy) => ({ ...copy, since: null }));
}

it('survives a restart without its database, but for what may have expired', async () => {
  const before = await restarted(async () => ({ company: 'Forja', since: 'yesterday' }));
  expect(await before()).toEqual({ company: 'Forja', since: 'yesterday' });
  const away = await restarted(async () => {
    throw new Error('away');
  });
  expect(await away()).toEqual({ company: 'Forja', since: null });
});
