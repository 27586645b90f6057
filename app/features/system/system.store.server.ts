import { statfs } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';

/** What the database says about the site. Throws while it is away. */
export async function readSystemFigures(tx: Transaction<DB>) {
  const [figures] = await callRows(tx, 'private.system_figures', {});
  if (!figures) throw new Error('system_figures() returned no row');
  return figures;
}

export type SystemFigures = Awaited<ReturnType<typeof readSystemFigures>>;

/** Bytes of the disk of the data folder. */
export async function readDisk(): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(settings().DATA_DIR);
  return { free: bavail * bsize, total: blocks * bsize };
}
