import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { startSite } from './site-process.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await scratchFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const folder = () => path.join(dataDir, 'compile-cache');

/** The files of compiled modules, with when each was written. */
const kept = () =>
  readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => `${path.relative(folder(), file)} ${statSync(file).mtimeMs}`);

/** A start and an end, after which everything that was compiled has been written. */
async function run(): Promise<void> {
  const site = await startSite({ DATA_DIR: dataDir });
  await expect.poll(() => site.output()).toContain('Make the first administrator');
  expect(await site.end('SIGTERM')).toBe(0);
}

it('a start uses what the last one compiled, and removes what former builds left', async () => {
  for (const former of ['v24.0.0-x64-0-0', 'build-before/v24.0.0-x64-0-0', 'sources/v24']) {
    mkdirSync(path.join(folder(), former), { recursive: true });
    writeFileSync(path.join(folder(), former, 'compiled'), 'compiled');
  }
  await run();
  const [build, ...others] = readdirSync(folder()).sort();
  expect([build, others]).toEqual([expect.stringMatching(/^build-(?!before)/), ['sources']]);
  const first = kept();
  // The entry, the site, the engine with its parts.
  expect(first.length).toBeGreaterThan(20);
  await run();
  expect(kept()).toEqual(first);
});
