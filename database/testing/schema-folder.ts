import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
 * With the project's migrations up to the one named (all without a name), no seeds and no
 * definitions; with `definitions`, those of the project.
 */
export function schemaFolder({
  lastMigration = '9999',
  definitions = false,
}: {
  lastMigration?: string;
  definitions?: boolean;
} = {}): SchemaFolder {
  const path = mkdtempSync(join(tmpdir(), 'forja-release-'));
  const own = join(projectRoot(), 'database');
  const write = (file: string, text: string) => writeFileSync(join(path, file), text);
  const release = (number: number) =>
    write('functions/release.json', JSON.stringify({ release: number }));
  for (const folder of ['migrations', 'functions', 'seed']) mkdirSync(join(path, folder));
  for (const name of readdirSync(join(own, 'migrations'))) {
    if (name <= lastMigration)
      cpSync(join(own, 'migrations', name), join(path, 'migrations', name));
  }
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

/** What the runner of a release from before the definition files had not made. */
export const WITHOUT_DEFINITIONS = `
  drop table private.schema_releases, private.schema_definitions;
  alter table private.schema_migrations drop column expand`;
