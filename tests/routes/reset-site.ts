import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import { restoreRows } from '../../database/testing/first-rows.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import type { BuiltSite } from './built-site.ts';

/** Folders that requests and jobs fill; the secrets of the first start beside them stay. */
const FILLED = ['files', 'kept', 'mailbox', 'uploads'];

/**
 * Jobs that run end by themselves. Those that wait are deleted in the statement that finds none running: one
 * that started after it would find its rows gone, and its crash would be counted in the next file.
 */
async function endJobs(): Promise<void> {
  const active = `(select 1 from pgboss.job where state = 'active')`;
  const end = `
    with waiting as (delete from public.outbox where not exists ${active}),
      queued as (delete from pgboss.job where not exists ${active})
    select exists ${active} as active`;
  for (;;) {
    const [row] = await ownerSql<{ active: boolean }>(end);
    if (!row?.active) return;
  }
}

/** Numbers never go back, so that pages kept of the rows before are not served as those of now. */
async function raiseGeneration(): Promise<void> {
  const beyond = currentGeneration() + 1;
  await ownerSql('update public.cache_generation set generation = $1', [beyond]);
  await ownerSql(`select pg_notify('generation', $1)`, [String(beyond)]);
  while (currentGeneration() < beyond) await ownerSql('select 1');
}

/** Puts the rows, files and pages of an open site back to those of its first moment. */
export async function resetSite({ dataDir, writeCounts }: BuiltSite): Promise<void> {
  await writeCounts();
  await endJobs();
  if (!(await restoreRows())) {
    throw new Error('A test file before this one has changed the schema and not put it back.');
  }
  // The minutes since then were not missed by anybody; pages must not say so during a test.
  await ownerSql('select private.record_heartbeat()');
  for (const folder of FILLED.map((name) => path.join(dataDir, name))) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  }
  await raiseGeneration();
}
