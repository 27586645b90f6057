import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '../../app/platform/database/database.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

/**
 * A migrated and seeded data folder, made once per state of the migrations and kept under
 * node_modules/.cache: copying it takes a fraction of a second, making it some seconds.
 */
async function templateFolder(): Promise<string> {
  const cache = join(projectRoot(), 'node_modules/.cache/forja-scratch');
  const wanted = join(cache, schemaFingerprint());
  if (existsSync(wanted)) return wanted;
  const made = join(cache, `${randomUUID()}.new`);
  mkdirSync(made, { recursive: true });
  await openDatabase({ dataDir: made });
  await migrateDatabase();
  await closeDatabase();
  try {
    renameSync(made, wanted);
  } catch (error) {
    // Another test process was first: its copy is as good.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(wanted)) throw error;
  }
  return wanted;
}

// The cluster's two template databases: more than half of its files, and nobody connects to them.
const UNUSED = /\/engine\/base\/[14]$/;

/** A fresh data folder with a migrated, seeded database in it. The caller removes it. */
export async function scratchFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'db-'));
  const filter = (source: string) => !UNUSED.test(source);
  cpSync(await templateFolder(), folder, { recursive: true, filter });
  return folder;
}
