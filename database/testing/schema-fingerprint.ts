import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinitions, VERSION_FILE } from '#app/platform/database/schema/definitions.server.ts';
import { readSqlFiles } from '#app/platform/database/schema/sql-files.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';

/** Changes whenever a migrated, seeded scratch database would: SQL files and pinned packages. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readDefinitions(projectRoot()).checksum);
  for (const folder of ['migrations', 'seed']) {
    for (const { name, checksum } of readSqlFiles(join(projectRoot(), 'database', folder))) {
      hash.update(`${folder}/${name} ${checksum}\n`);
    }
  }
  for (const file of ['database/bootstrap.sql', VERSION_FILE, 'package.json']) {
    hash.update(readFileSync(join(projectRoot(), file)));
  }
  return hash.digest('hex').slice(0, 16);
}
