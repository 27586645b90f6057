import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../../database/testing/server-scratch.ts';
import { endOf, type SiteProcess, startCommand, startSite } from '../site-process.ts';
import {
  emptyDataFolder,
  type ServerDatabase,
  SHARED_BUCKET,
  scratchServerDatabase,
  serverUrl,
} from './server-site.ts';

const newSecret = () => randomBytes(32).toString('base64url');
const START = [process.execPath, 'server/start.mjs'];

let database: ServerDatabase;
let first: SiteProcess;
const folders = [emptyDataFolder(), emptyDataFolder(), emptyDataFolder()] as const;
const [known, moved, empty] = folders.map(({ folder }) => folder) as [string, string, string];
const SECRET = newSecret();
const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  DATA_DIR: known,
  SECRET,
  ...more,
});

/** What a command that ends by itself has printed. */
async function failing(env: Record<string, string>, [program = '', ...args] = START) {
  const { child, output } = startCommand(program, args, { PORT: '0', ...env });
  expect(await endOf(child), output()).toBe(1);
  return output();
}

async function starts(env: Record<string, string>, ...args: string[]): Promise<void> {
  const site = await startSite(env, { command: [...START, ...args] });
  expect(await site.end('SIGTERM')).toBe(0);
}

beforeAll(async () => {
  database = await scratchServerDatabase();
  first = await startSite(settings());
});
afterAll(async () => {
  await first.end('SIGTERM');
  await database.dispose();
  for (const { remove } of folders) remove();
});

it('a process with another SECRET is refused, and so is the tool for administrators', async () => {
  const other = newSecret();
  const printed = await failing(settings({ SECRET: other }));
  expect(printed).toContain('npm start -- --accept-secret');
  expect(printed).not.toContain(other);
  const admin = [process.execPath, 'tools/admin.ts', '--email', 'ana@forja.example'];
  expect(await failing(settings({ SECRET: other }), admin)).toContain('Set SECRET');
});

it('a process with other files is refused, be it an empty folder or a bucket', async () => {
  const others: Record<string, string>[] = [{ DATA_DIR: empty }, { STORAGE_URL: SHARED_BUCKET }];
  for (const other of others) {
    expect(await failing(settings(other))).toContain('npm start -- --accept-storage');
  }
});

it('a process whose folder was moved starts', async () => {
  cpSync(known, moved, { recursive: true });
  await starts(settings({ DATA_DIR: moved }));
});

it('both are changed on purpose, once; the former ones are then refused', async () => {
  const next = settings({ SECRET: newSecret(), DATA_DIR: empty });
  await starts(next, '--accept-secret', '--accept-storage');
  await starts(next);
  expect(await failing(settings())).toContain('Set SECRET');
});

it('a process with another secret is refused by a database restored from the embedded one', async () => {
  const [embedded, restored] = [emptyDataFolder(), emptyDataFolder()];
  const server = await emptyDatabase(serverUrl());
  const archive = path.join(embedded.folder, 'backup.tar.zst');
  const there = { DATABASE_URL: server.url, DATA_DIR: restored.folder };
  const run = async (env: Record<string, string>, tool: string, ...args: string[]) => {
    const { child, output } = startCommand(process.execPath, [`tools/${tool}.ts`, ...args], env);
    expect(await endOf(child), output()).toBe(0);
  };
  try {
    await starts({ DATA_DIR: embedded.folder });
    await run({ DATA_DIR: embedded.folder }, 'backup', '--to', archive);
    await run(there, 'restore', archive);
    expect(await failing({ ...there, SECRET: newSecret() })).toContain('Set SECRET');
    await starts(there);
  } finally {
    await server.dispose();
    embedded.remove();
    restored.remove();
  }
});
