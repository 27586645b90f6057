import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDefinitions } from '#app/platform/database/schema/definitions.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';

/** A folder like the project's, in which a test stands for a release of its own. */
export interface SchemaFolder {
  path: string;
  /** Writes `migrations/8001_x.sql`, `base/sql/x.sql` and the like, below `database/`. */
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
  const own = projectRoot();
  const write = (file: string, text: string) => writeFileSync(join(path, 'database', file), text);
  const release = (number: number) => write('definitions.version', `${number}\n`);
  for (const folder of ['base/sql', 'seed']) {
    mkdirSync(join(path, 'database', folder), { recursive: true });
  }
  cpSync(join(own, 'database/migrations'), join(path, 'database/migrations'), { recursive: true });
  write('bootstrap.sql', '');
  release(0);
  for (const { name, text } of definitions ? readDefinitions(own).files : []) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return {
    path,
    write,
    release,
    remove: (file) => rmSync(join(path, 'database', file), { force: true }),
    dispose: () => rmSync(path, { recursive: true, force: true }),
  };
}
