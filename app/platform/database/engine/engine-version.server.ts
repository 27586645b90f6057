import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { DataFolderRefused } from '../errors.server.ts';

/** Major version of the PostgreSQL inside the pinned PGlite, as in PG_VERSION of a cluster. */
const ENGINE_POSTGRES = '18';

function field(path: string, ...names: string[]): string {
  if (!existsSync(path)) return 'of an unrecorded version';
  let value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : 'of an unrecorded version';
}

// PGlite does not export its manifest; this project pins its exact version.
const packageVersion = () =>
  field(join(projectRoot(), 'package.json'), 'dependencies', '@electric-sql/pglite');

const versionFile = (dataDir: string) => join(dataDir, 'engine', 'PG_VERSION');

/** Whether a data folder holds a cluster; a new one gets its name only when it is whole. */
export const hasCluster = (dataDir: string) => existsSync(versionFile(dataDir));

/**
 * Refuses a cluster that another PostgreSQL version wrote: the on-disk format differs between
 * major versions, and only a dump read by the old and restored by the new one carries data over.
 * A folder without a cluster passes. Throws DataFolderRefused.
 */
export function checkEngineVersion(dataDir: string): void {
  if (!hasCluster(dataDir)) return;
  const found = readFileSync(versionFile(dataDir), 'utf8').trim();
  if (found === ENGINE_POSTGRES) return;
  const pglite = field(join(dataDir, 'engine.json'), 'pglite');
  throw new DataFolderRefused(
    `The data folder ${dataDir} was written by PostgreSQL ${found} (PGlite ${pglite}); this ` +
      `release opens PostgreSQL ${ENGINE_POSTGRES} (PGlite ${packageVersion()}). Nothing was ` +
      'changed. Open the folder with the release that wrote it (its package.json has that ' +
      'PGlite version), dump its data there, and restore the dump into an empty folder of this ' +
      'release. To start on an empty folder: DATA_DIR=<another folder> npm start',
  );
}

/** Records which engine wrote the folder, for the message above. Called after a good start. */
export function recordEngineVersion(dataDir: string): void {
  const record = { engine: 'pglite', pglite: packageVersion(), postgres: ENGINE_POSTGRES };
  writeFileSync(join(dataDir, 'engine.json'), `${JSON.stringify(record)}\n`);
}

/** Beside the files of the cluster, so that it moves with them. */
const markFile = (dataDir: string) => join(dataDir, 'engine', 'compared-catalogue');

/** The mark of the state in which the cluster of a data folder was compared last; null where there is none. */
export const keptMark = (dataDir: string) => ({
  read: () => (existsSync(markFile(dataDir)) ? readFileSync(markFile(dataDir), 'utf8') : null),
  keep: (mark: string) => writeFileSync(markFile(dataDir), mark),
});
