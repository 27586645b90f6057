import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { UNTIL } from '../patience.ts';
import { ask } from '../routes/ask.ts';
import { leadPost } from '../routes/lead-post.ts';

/*
 * The container image without a container: its folder is made by the image's own rules and cannot be written, its
 * command is that of the Dockerfile, and where this is run as root the process is number 1 of a namespace of its own
 * and of a user without rights.
 */

const run = promisify(execFile);
const MB = 1e6;
/** Above the base image, which brings the runtime. */
const MOST_MB = 200;
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

const dockerfile = await readFile(path.join(projectFolder, 'Dockerfile'), 'utf8');
/** The last value of an instruction. */
const instruction = (name: string) =>
  dockerfile
    .split('\n')
    .findLast((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';
const command = JSON.parse(instruction('CMD')) as string[];
const environment = Object.fromEntries(
  instruction('ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

let folder = '';
let data = '';
let running: number | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forja-image-'));
  data = await mkdtemp(path.join(tmpdir(), 'forja-image-data-'));
  const app = path.join(folder, 'app');
  await run(process.execPath, ['tools/image.ts', app], { cwd: projectFolder });
  await run('chmod', ['-R', 'a-w,a+rX', folder]);
  if (isRoot) await chown(data, NOBODY, NOBODY);
});
afterAll(async () => {
  if (running) process.kill(running, 'SIGKILL');
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

/** Starts the command of the image, and resolves to what ends it. */
async function startImage() {
  const [, ...operands] = command;
  const user = String(NOBODY);
  const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const asUser = ['setpriv', '--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs'];
  const [program = '', ...rest] = [
    ...(isRoot ? [...apart, ...asUser, '--'] : []),
    process.execPath,
    ...operands,
  ];
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const site = spawn(program, rest, {
    cwd: path.join(folder, 'app'),
    env: {
      ...{ PATH: process.env['PATH'], HOME: '/nonexistent', ...unset, ...environment },
      ...{
        DATA_DIR: data,
        PORT: '0',
        HOST: '127.0.0.1',
        BACKUP_NIGHTLY: 'off',
        DRAIN_SECONDS: '0',
      },
      ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => (printed += part));
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
  const endEarly = ended.then(() => {
    throw new Error(`Ended:\n${printed}`);
  });
  const port = () => Number(/localhost:(\d+)/.exec(printed)?.[1]);
  const untilReady = vi.waitFor(async () => {
    const ready = await ask(port(), '/readyz').catch(() => ({ status: 0 }));
    if (ready.status !== 200) throw new Error(`Not ready:\n${printed}`);
  }, UNTIL);
  await Promise.race([untilReady, endEarly]);
  endEarly.catch(() => undefined);
  // In its namespace the site is the first process, here the child of what made the namespace.
  const own = isRoot ? Number((await run('pgrep', ['-P', String(site.pid)])).stdout) : site.pid;
  if (!own) throw new Error(`No process:\n${printed}`);
  running = own;
  const stop = () => {
    running = undefined;
    process.kill(own, 'SIGTERM');
    return ended;
  };
  return { port: port(), stop };
}

describe('the image', () => {
  it(`has at most ${MOST_MB} MB above its base`, async () => {
    let bytes = 0;
    for (const name of await readdir(folder, { recursive: true })) {
      const found = await stat(path.join(folder, name));
      if (found.isFile()) bytes += found.size;
    }
    expect(bytes / MB).toBeLessThan(MOST_MB);
    expect(bytes / MB).toBeGreaterThan(20);
  });

  it('stores a lead, draws a picture, and ends at SIGTERM', async () => {
    const site = await startImage();
    const origin = `http://localhost:${site.port}`;
    const post = leadPost({ origin, answers: { email: 'ana@imagem.example' } });
    const stored = await ask(site.port, '/projeto/enviar', post);
    expect(stored.status).toBe(303);
    const receipt = await ask(site.port, String(stored.headers.location));
    expect(receipt.status).toBe(200);
    expect((await ask(site.port, '/og/pt-BR/lab.png')).headers['content-type']).toBe('image/png');
    expect(await site.stop()).toBe(0);
  });
});

describe('the files of a deployment', () => {
  const files = [...sourceFiles('deploy/*'), 'Dockerfile'];
  /** Names that look like settings, and are those of other programs. */
  const OTHERS = new Set([
    'NODE_ENV',
    'MALLOC_ARENA_MAX',
    'POSTGRES_PASSWORD',
    'APP_PASSWORD',
    'DOMAIN',
    'UPSTREAM',
  ]);

  it.each(files)('%s sets only settings that there are', async (file) => {
    const text = await readFile(path.join(projectFolder, file), 'utf8');
    const named = [...text.matchAll(/^\s*(?:Environment=|ENV )?([A-Z][A-Z_]{3,})[:=]/gm)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => name && !(name in SETTINGS) && !OTHERS.has(name))).toEqual([]);
  });

  it('name programs of the image that it holds', async () => {
    for (const file of [
      'server/start.mjs',
      'tools/backup.ts',
      'tools/restore.ts',
      'tools/admin.ts',
    ]) {
      expect((await stat(path.join(folder, 'app', file))).isFile()).toBe(true);
    }
    const unit = await readFile(path.join(projectFolder, 'deploy/forja.service'), 'utf8');
    expect(unit).toContain(`ExecStart=/usr/bin/${command.join(' ')}`);
  });

  it('hold every program that the site starts by its file', async () => {
    const started = (
      await Promise.all(
        sourceFiles('app/*.server.ts', 'app/**/*.server.ts').map(async (file) => {
          const text = await readFile(path.join(projectFolder, file), 'utf8');
          return [...text.matchAll(/'(app\/[^']+\.server\.ts)'/g)].map(([, name]) => name ?? '');
        }),
      )
    ).flat();
    expect(started.length).toBeGreaterThan(4);
    const held = await readdir(path.join(folder, 'app'), { recursive: true });
    expect(started.filter((file) => !held.includes(file))).toEqual([]);
  });
});
