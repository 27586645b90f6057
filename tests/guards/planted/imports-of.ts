import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../tools/source-files.ts';

const NAMED = /(?:from|import)\s*\(?\s*'((?:#app|\.{1,2})\/[^']+)'/g;

/** A source file and every file of the project that it imports, however far away. */
export function importsOf(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file) || !existsSync(path.join(projectFolder, file))) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const [, name = ''] of readFileSync(path.join(projectFolder, file), 'utf8').matchAll(
    NAMED,
  )) {
    const from = name.startsWith('#app/') ? 'app' : path.posix.dirname(file);
    importsOf(path.posix.join(from, name.replace(/^#app\//, '').replace(/\?.*$/, '')), seen);
  }
  return seen;
}
