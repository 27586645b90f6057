import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpointPath, endpoints } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { UNTIL } from '../patience.ts';
import type { Answer } from '../routes/ask.ts';
import { ENTRY, multipart, PNG } from '../routes/feedback-posts.ts';
import { leadId, leadPost } from '../routes/lead-post.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { doubles, storedLeads } from './stored-leads.ts';

/* The disk of the data folder fills while the site runs: a small tmpfs, and a file that takes the rest of it. */

const MB = 1_048_576;
const DISK_MB = 160;
/** More than fit into the pages and the log that the database has already. */
const LEADS = 60;
/** A fresh site has no number yet. */
const WAYS = ['mailto:'];

const folder = mkdtempSync(path.join(tmpdir(), 'forja-full-'));

function mountDisk(): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', folder];
  try {
    execFileSync('mount', options, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountDisk();

const rest = path.join(folder, 'rest');
const freeBytes = () => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
function fill(): void {
  for (const size of [MB, 4096]) {
    const block = Buffer.alloc(size);
    while (freeBytes() >= size) writeFileSync(rest, block, { flag: 'a' });
  }
}

let site: SiteProcess;
const sent: string[] = [];
const acknowledged: string[] = [];

/** A visitor's lead, of a network of its own. */
async function lead(email: string): Promise<Answer> {
  sent.push(email);
  const id = leadId();
  const post = leadPost({
    origin: site.origin,
    answers: { email, telefone: '' },
    fields: { lead: id, session: id },
    headers: { 'x-forwarded-for': `10.9.${sent.length >> 8}.${sent.length & 255}` },
  });
  const answer = await site.ask(endpointPath('projectSubmit', 'pt-BR'), post);
  if (answer.status === 303) acknowledged.push(email);
  return answer;
}

async function feedback(): Promise<Answer> {
  const fields = { ...ENTRY, verbatim: 'Cabe mais um?', session: randomUUID() };
  const { body, type } = await multipart(fields, [{ name: 'tela.png', bytes: PNG }]);
  return site.ask(endpoints.feedbackSubmit.pt, {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': type, 'content-length': body.length },
    body,
  });
}

const untilHealth = (status: number) =>
  vi.waitFor(async () => {
    const health = await site.ask(endpoints.health);
    if (health.status !== status) throw new Error(`/healthz answers ${health.status}.`);
  }, UNTIL);

// Mounting a tmpfs takes root on Linux.
describe.runIf(isMounted)('a disk that fills while the site runs (mounts a tmpfs)', () => {
  beforeAll(async () => {
    const template = await scratchFolder();
    cpSync(template, folder, { recursive: true });
    rmSync(template, { recursive: true });
    // Without a spool: the disk is full for it as well, but for a few records that still fit.
    const env = { TRUSTED_PROXIES: '127.0.0.1', SPOOL_BYTES_MAX: '0' };
    site = await startSite({ DATA_DIR: folder, ...env });
    for (const number of [1, 2, 3]) await lead(`antes${number}@cheio.example`);
    expect(acknowledged).toHaveLength(3);
    fill();
  });

  it('leads are refused with 503, the contact channels and the typed texts', async () => {
    const refused: Answer[] = [];
    for (let number = 0; number < LEADS; number += 1) {
      const answer = await lead(`cheio${number}@cheio.example`);
      if (answer.status !== 303) refused.push(answer);
    }
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    const { text = '' } = refused.at(-1) ?? {};
    const notice = text.slice(text.indexOf('role="alert"'));
    for (const way of WAYS) expect(notice.slice(0, notice.indexOf('</div>'))).toContain(way);
    expect(text).toContain(`value="cheio${LEADS - 1}@cheio.example"`);
  });

  it('so is feedback with a file, and /healthz answers 503', async () => {
    const { status, text } = await feedback();
    expect(status).toBe(503);
    expect(text).toContain('Cabe mais um?</textarea>');
    await untilHealth(503);
    expect((await site.ask('/')).status).toBe(200);
  });

  it('once there is space the same process accepts both again', async () => {
    truncateSync(rest, 0);
    await untilHealth(200);
    expect((await lead('depois@cheio.example')).status).toBe(303);
    expect((await feedback()).status).toBe(303);
  });

  it('what was acknowledged is there, once, and nothing else is', async () => {
    expect(await site.end('SIGTERM')).toBe(0);
    await openDatabase({ dataDir: folder });
    try {
      const stored = (await storedLeads()).map(({ email }) => email);
      expect(stored.sort()).toEqual(acknowledged.sort());
      expect(await doubles()).toEqual({ contacts: [], deals: [], followUps: [] });
    } finally {
      await closeDatabase();
    }
  });
});

afterAll(async () => {
  await closeDatabase();
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});
