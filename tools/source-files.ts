import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const projectFolder = path.dirname(import.meta.dirname);

/**
 * Files that git tracks or would add, relative to the project and matching any of the pathspecs.
 * New files count before they are committed, so that no check passes by not looking.
 */
export function sourceFiles(...pathspecs: string[]): string[] {
  const listed = execFileSync(
    'git',
    [
      // A clone owned by another user, as on build machines, may be read, too.
      ...['-c', 'safe.directory=*'],
      ...['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
      ...['--', ...pathspecs],
    ],
    { cwd: projectFolder, encoding: 'utf8' },
  );
  const deleted = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--deleted', '--', ...pathspecs],
    { cwd: projectFolder, encoding: 'utf8' },
  ).split('\0');
  return listed.split('\0').filter((file) => file !== '' && !deleted.includes(file));
}
