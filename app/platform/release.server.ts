import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.server.ts';

let known: string | undefined;

/** The version of the running release, as `package.json` has it. */
export function releaseVersion(): string {
  known ??= String(
    JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')).version,
  );
  return known;
}
