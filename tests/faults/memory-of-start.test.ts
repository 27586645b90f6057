import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { peakMemoryOf } from './processes.ts';

/** What `npm start` runs, without npm's own process in front of it. */
const manifest = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'));
const command = ['sh', '-c', manifest.scripts.start as string];

let folder = '';
let site: SiteProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forja-memory-'));
});
afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('starts on an empty folder within 768 MB and again within 600 MB', async () => {
  for (const limit of [768, 600]) {
    site = await startSite({ DATA_DIR: folder }, { command });
    expect(peakMemoryOf(site.pid) ?? 0).toBeLessThan(limit);
    expect(await site.end('SIGTERM')).toBe(0);
    site = undefined;
  }
});
