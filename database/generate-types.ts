import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import codegen from 'kysely-codegen';
import type pg from 'pg';
import { presentCatalogue } from '#app/platform/database/schema/catalogue.server.ts';
import { readDefinitions, VERSION_FILE } from '#app/platform/database/schema/definitions.server.ts';
import { readSources } from '#app/platform/database/schema/migrations.server.ts';
import { camelCase } from '../app/platform/database/column-names.ts';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { projectRoot } from '../app/platform/project-root.server.ts';
import { sourceFiles } from '../tools/source-files.ts';
import { functionTypes } from './function-types.ts';
import { scratchFolder } from './testing/embedded-template.ts';

// Writes the types of the migrated schema to app/platform/database: database.types.ts of tables and views,
// functions.types.ts of the functions that TypeScript calls. Raises database/definitions.version when a
// definition has changed. With --check nothing is written: exit code 1 says that a file is stale, database/catalogue.txt
// included, which write-catalogue.ts writes.

const folder = join(projectRoot(), 'app/platform/database');
const CATALOGUE = '../../../database/catalogue.txt';

/** Columns in camelCase, as rows have them; names of tables stay those of SQL. */
function withCamelCase(types: string): string {
  const [rows = '', tables = ''] = types.split(/(?=^export interface DB )/m);
  return rows.replace(/^ {2}\w+(?=: )/gm, camelCase) + tables;
}

const rowTypes = async (owner: pg.Pool): Promise<string> =>
  withCamelCase(
    await codegen.generate({
      db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) }),
      dialect: codegen.getDialect('postgres', { dateParser: 'string', numericParser: 'string' }),
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      // What the parsers of pool.server.ts make of it.
      typeMapping: { int8: 'number' },
    }),
  );

function callers(): string[] {
  return sourceFiles('app/*.ts', 'app/*.tsx', 'server/*.ts')
    .filter((file) => !/\.test\.tsx?$|\.types\.ts$/.test(file))
    .map((file) => readFileSync(join(projectRoot(), file), 'utf8'));
}

/** The text of each file by its name. */
async function presentTypes(): Promise<Map<string, string>> {
  // The one that the tests copy too: migrated once for all of them.
  const dataDir = await scratchFolder();
  try {
    await openDatabase({ dataDir });
    const { owner } = openHandle();
    const { files } = readDefinitions(projectRoot());
    return new Map([
      // A stale one would let every start pass, whatever its database lacks.
      [CATALOGUE, await presentCatalogue(owner, readSources(projectRoot()))],
      ['functions.types.ts', formatted(await functionTypes(owner, files, callers()))],
      ['database.types.ts', formatted(await rowTypes(owner))],
    ]);
  } finally {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function formatted(text: string): string {
  const options = ['--indent-style=space', '--line-width=100'];
  const quotes = '--javascript-formatter-quote-style=single';
  const biome = join(projectRoot(), 'node_modules/.bin/biome');
  // The files themselves are outside the linter's reach, hence another name for them here.
  const run = spawnSync(biome, ['format', ...options, quotes, '--stdin-file-path=types.ts'], {
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

const isCheck = process.argv.includes('--check');
if (!isCheck) raiseVersion();
for (const [name, wanted] of await presentTypes()) {
  const path = join(folder, name);
  if (!isCheck) {
    if (name !== CATALOGUE) writeFileSync(path, wanted);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== wanted) {
    process.stderr.write(
      `${path} does not match the schema. Run: npm run db:types, npm run db:access\n`,
    );
    process.exitCode = 1;
  }
}
