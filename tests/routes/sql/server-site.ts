import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverScratch } from '../../../database/testing/server-scratch.ts';

/** Address of the PostgreSQL server of this run. Throws where there is none. */
export function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('These tests need a PostgreSQL server. Run: npm run test:sql');
  return url;
}

export type ServerDatabase = { url: string; dispose: () => Promise<void> };

/** A migrated, seeded scratch database on the server of this run. */
export const scratchServerDatabase = (): Promise<ServerDatabase> => serverScratch(serverUrl());

/** A bucket that processes of one site share; no test here asks it for a file. */
export const SHARED_BUCKET = 's3://key:secret@127.0.0.1:9/files?tls=off';

/** An empty data folder; on a database server it holds kept pages, mails and secrets. */
export function emptyDataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
