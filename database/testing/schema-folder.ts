import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../app/platform/project-root.server.ts';

/** A folder like `database/`, in which a test stands for a release of its own. */
export interface SchemaFolder {
  path: string;
  /** Writes `migrations/8001_x.sql`, `functions/x.sql` and the like. */
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  release: (number: number) => void;
  dispose: () => void;
}

/**
 * With the project's migrations, no seeds and no definitions; with `definitions`, those of the project.
 */
export function schemaFolder({ definitions = false } = {}): SchemaFolder {
  const path = mkdtempSync(join(tmpdir(), 'forja-release-'));
  const own = join(projectRoot(), 'database');
  const write = (file: string, text: string) => writeFileSync(join(path, file), text);
  const release = (number: number) =>
    write('functions/release.json', JSON.stringify({ release: number }));
  for (const folder of ['functions', 'seed']) mkdirSync(join(path, folder));
  cpSync(join(own, 'migrations'), join(path, 'migrations'), { recursive: true });
  write('bootstrap.sql', '');
  release(0);
  if (definitions) cpSync(join(own, 'functions'), join(path, 'functions'), { recursive: true });
  return {
    path,
    write,
    release,
    remove: (file) => rmSync(join(path, file), { force: true }),
    dispose: () => rmSync(path, { recursive: true, force: true }),
  };
}
