import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';

/** The modules of each script of the build, and the scripts that it imports at once (`tools/chunk-modules.ts`). */
type Chunk = { imports: string[]; modules: string[] };

const chunks = JSON.parse(
  readFileSync(path.join(projectFolder, 'build/chunk-modules.json'), 'utf8'),
) as Record<string, Chunk>;

const STAFF = /^app\/(?:areas\/admin|features\/.+\/admin)\/(?!addresses\.ts$)/;
/** What pages of the site and of clients load: the first script, islands, and scripts that run by themselves. */
const PUBLIC = /entry\.client\.tsx$|\.island\.tsx$|\.behaviour\.ts$|islands\/start-site\.ts$/;

/** A script and all that it imports at once. */
function loadedWith(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunks[name]?.imports ?? []) loadedWith(imported, seen);
  return seen;
}

it('no script of the site or of clients contains code of staff screens', () => {
  const roots = Object.entries(chunks)
    .filter(([, { modules }]) => modules.some((file) => PUBLIC.test(file) && !STAFF.test(file)))
    .map(([name]) => name);
  expect(roots.length).toBeGreaterThanOrEqual(5);
  const loaded = new Set(roots.flatMap((name) => [...loadedWith(name)]));
  const staff = [...loaded].flatMap((name) =>
    (chunks[name]?.modules ?? []).filter((file) => STAFF.test(file)),
  );
  expect(staff).toEqual([]);
});
