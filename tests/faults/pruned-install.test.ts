import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { startSite } from '../routes/site-process.ts';

/* What a container image holds: sources, a build, and the packages that serving needs. */

const run = promisify(execFile);
/** npm runs on the machine's Node and not on the one it is about to look after. */
const machinePath = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(path.delimiter);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forja-pruned-'));
  for (const file of sourceFiles()) {
    await cp(path.join(projectFolder, file), path.join(folder, file), { recursive: true });
  }
  await cp(path.join(projectFolder, 'build'), path.join(folder, 'build'), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  // Half a gigabyte is linked and not copied, unless the temporary folder is on another disk, or in memory.
  const installed = path.join(projectFolder, 'node_modules');
  const linked = (await stat(installed)).dev === (await stat(folder)).dev;
  await run('cp', [linked ? '-al' : '-a', installed, packages]);
  // But npm writes this one in place.
  const list = path.join(packages, '.package-lock.json');
  await rm(list);
  await cp(path.join(projectFolder, 'node_modules/.package-lock.json'), list);
  await run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund', '--offline'], {
    cwd: folder,
    env: { ...process.env, PATH: machinePath },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('npm prune does not change the lock file', async () => {
  const lockFile = (root: string) => readFile(path.join(root, 'package-lock.json'), 'utf8');
  expect(await lockFile(folder)).toBe(await lockFile(projectFolder));
});

const PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];
it.each(['10', '11'])('npm ci of npm %s accepts the lock file on every platform', async (npm) => {
  for (const platform of PLATFORMS) {
    const flags = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
    const { stdout } = await run('npx', ['--yes', `npm@${npm}`, 'ci', '--dry-run', ...flags], {
      cwd: folder,
      env: { ...process.env, PATH: machinePath },
    });
    expect(stdout, flags.join(' ')).toMatch(/added \d+ packages/);
  }
});

it('npm start serves the existing build and installs nothing', async () => {
  const packages = await readdir(path.join(folder, 'node_modules'));
  expect(packages).not.toContain('lighthouse');
  const site = await startSite(
    { DATA_DIR: path.join(folder, 'data') },
    { command: ['npm', '--prefix', folder, 'start'] },
  );
  try {
    expect((await site.ask('/')).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);
  } finally {
    await site.end('SIGTERM');
  }
  expect(await readdir(path.join(folder, 'node_modules'))).toEqual(packages);
  expect(site.output()).not.toContain('Installing');
});
