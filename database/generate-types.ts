import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import codegen from 'kysely-codegen';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { readDefinitions, VERSION_FILE } from '../app/platform/database/definitions.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { projectRoot } from '../app/platform/project-root.server.ts';
import { scratchFolder } from './testing/embedded-template.ts';

// Writes app/platform/database/database.types.ts, the row types of the migrated schema, and raises
// database/definitions.version when a definition has changed. With --check nothing is written: exit code 1
// says that the types are stale.

const target = join(projectRoot(), 'app/platform/database/database.types.ts');

async function rowTypes(): Promise<string> {
  // The one that the tests copy too: migrated once for all of them.
  const dataDir = await scratchFolder();
  try {
    await openDatabase({ dataDir });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openHandle().owner }) });
    return await codegen.generate({
      db,
      dialect: codegen.getDialect('postgres', { dateParser: 'string', numericParser: 'string' }),
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      // What the parsers of pool.server.ts make of it.
      typeMapping: { int8: 'number' },
    });
  } finally {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function formatted(text: string): string {
  const options = ['--indent-style=space', '--line-width=100'];
  const quotes = '--javascript-formatter-quote-style=single';
  const biome = join(projectRoot(), 'node_modules/.bin/biome');
  // The file itself is outside the linter's reach, hence another name for it here.
  const run = spawnSync(biome, ['format', ...options, quotes, '--stdin-file-path=row-types.ts'], {
    cwd: projectRoot(),
    input: text,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`biome format failed: ${run.stderr}`);
  return run.stdout;
}

/** Raises the release of the definitions where they are others than those that it was raised for. */
function raiseVersion(): void {
  const path = join(projectRoot(), VERSION_FILE);
  const { release, checksum } = readDefinitions(projectRoot());
  if (readFileSync(path, 'utf8').includes(checksum)) return;
  writeFileSync(path, `${release + 1} ${checksum}\n`);
}

if (!process.argv.includes('--check')) raiseVersion();
const wanted = formatted(await rowTypes());
const present = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted);
} else if (present !== wanted) {
  process.stderr.write(`${target} does not match the migrations. Run: npm run db:types\n`);
  process.exitCode = 1;
}
