import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../../../database/testing/embedded-template.ts';
import { SyncedNodeFS } from './engine-files.server.ts';

const original = { fsyncSync: fs.fsyncSync, openSync: fs.openSync };
const opened = new Map<number, string>();
let synced: string[] = [];
let folder = '';

beforeEach(async () => {
  folder = await scratchFolder();
  synced = [];
  // Still opens and syncs; only records besides which file it was.
  fs.openSync = (...args) => {
    const descriptor = original.openSync(...args);
    opened.set(descriptor, String(args[0]));
    return descriptor;
  };
  fs.fsyncSync = (descriptor) => {
    synced.push(opened.get(descriptor) ?? '');
    original.fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
});

afterEach(() => {
  Object.assign(fs, original);
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

describe('the files of the embedded engine', () => {
  test('syncs changed data files to disk before a checkpoint is done', async () => {
    const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
    const engine = join(folder, 'engine');
    const database = new PGlite({ fs: new SyncedNodeFS(engine), startParams });
    await database.exec('create table kept (n integer); insert into kept values (1)');
    const { rows } = await database.query<{ path: string }>(
      "select pg_relation_filepath('kept') as path",
    );
    synced = [];
    await database.exec('checkpoint');
    const [file] = rows;
    expect(synced).toContain(join(engine, file?.path ?? ''));
    expect(synced).toContain(join(engine, 'global/pg_control'));
    await database.close();
  });
});
