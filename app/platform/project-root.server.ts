import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

let found: string | undefined;

function isRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return (
    typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === 'forja'
  );
}

/**
 * Absolute path of the project's root folder. The server code runs both from its sources and
 * bundled under build/server, so the root is searched upwards instead of being counted in `..`.
 * Throws when no folder above holds the package.json named "forja".
 */
export function projectRoot(): string {
  if (found) return found;
  let folder = import.meta.dirname;
  while (!isRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error(`No package.json named "forja" in ${import.meta.dirname} or above it`);
    }
    folder = parent;
  }
  found = folder;
  return folder;
}
