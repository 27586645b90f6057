import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { readSqlFiles } from '../../app/platform/database/sql-files.server.ts';
import { baselineFiles } from '../../tools/baseline/baseline-files.ts';
import { SUBJECTS, tablesOf } from '../../tools/baseline/subjects.ts';
import { projectFolder } from '../../tools/source-files.ts';
import { useScratchDatabase } from '../testing/scratch-database.ts';

const FOLDER = join(projectFolder, 'database/migrations');

useScratchDatabase();

test('names each table once, in at most 25 files', () => {
  const tables = Object.keys(SUBJECTS).flatMap(tablesOf);
  expect(new Set(tables).size).toBe(tables.length);
  expect(Object.keys(SUBJECTS).length).toBeLessThanOrEqual(25);
});

test('a baseline written anew is the one that stands, where no migration follows it', async () => {
  const present = readSqlFiles(FOLDER);
  const numbered = present.filter(({ name }) => name >= '0100');
  const written = await baselineFiles(openHandle().owner, FOLDER, FOLDER);
  expect([...written.keys(), ...numbered.map(({ name }) => name)]).toEqual(
    present.map(({ name }) => name),
  );
  if (numbered.length > 0) return;
  for (const { name, text } of present) expect(written.get(name) === text, name).toBe(true);
});
