import { readdir, rm } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';

/** What development keeps, beside the builds. */
const SOURCES = 'sources';

/** Removes the compiled modules of former builds, seven megabytes each. Those of this build stay. */
export async function removeFormerModules(dataDir: string): Promise<void> {
  const kept = getCompileCacheDir();
  if (kept === undefined) return;
  const folder = path.join(dataDir, 'compile-cache');
  const [own] = path.relative(folder, kept).split(path.sep);
  // Another folder may be set in the environment.
  if (own === undefined || own === '..' || own === SOURCES || path.isAbsolute(own)) return;
  const former = (await readdir(folder)).filter((name) => name !== own && name !== SOURCES);
  for (const name of former) await rm(path.join(folder, name), { recursive: true, force: true });
}
