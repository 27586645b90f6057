import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSqlFiles } from '../../app/platform/database/sql-files.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';

/** Changes whenever a migrated, seeded scratch database would: SQL files and pinned packages. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['migrations', 'functions', 'seed']) {
    for (const { name, checksum } of readSqlFiles(join(projectRoot(), 'database', folder))) {
      hash.update(`${folder}/${name} ${checksum}\n`);
    }
  }
  for (const file of [
    'database/bootstrap.sql',
    'database/functions/release.json',
    'package.json',
  ]) {
    hash.update(readFileSync(join(projectRoot(), file)));
  }
  return hash.digest('hex').slice(0, 16);
}
