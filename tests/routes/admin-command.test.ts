import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areaPaths } from '#app/paths.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { endOf, type SiteProcess, startCommand, startSite } from './site-process.ts';

const EMAIL = 'ana@forja.example';
let folder = '';
let site: SiteProcess | undefined;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...more: string[]) {
  const { child, output } = startCommand(process.execPath, ['tools/admin.ts', ...more], {
    DATA_DIR: folder,
  });
  const code = await endOf(child);
  return { code, said: output() };
}

const post = (path: string, fields: Record<string, string>) =>
  (site as SiteProcess).ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: (site as SiteProcess).origin,
    },
    body: String(new URLSearchParams(fields)),
  });

it('makes a superadmin while the site is stopped, and refuses while it runs', async () => {
  const first = await admin('--email', EMAIL, '--name', 'Ana');
  expect([first.code, first.said]).toEqual([0, expect.stringContaining('has an account')]);
  // Also the last one there is: a new term, and a new link.
  const { code, said } = await admin('--email', EMAIL.toUpperCase());
  expect([code, said.includes('now has an account')]).toEqual([0, false]);
  // Without the phone and the codes: only when asked for, and only if there is something to take.
  const nothing = await admin('--email', EMAIL, '--reset-second-step');
  expect([nothing.code, nothing.said.includes('second step')]).toEqual([0, false]);
  const link = /\/auth\/reset\?token=\S+/.exec(nothing.said)?.[0] ?? '';

  const STORAGE_URL = 's3://key:word@127.0.0.1:65535/forja?tls=off';
  site = await startSite({ DATA_DIR: folder, STORAGE_URL });
  expect(site.output()).not.toContain('Make the first administrator');
  const refused = await admin('--email', EMAIL);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining('stop the site, run this, start it again'),
  ]);
  // The start has named what is away; nothing waits for it.
  await expect.poll(() => site?.output()).toContain('The storage cannot be reached');

  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const password = 'bigorna lilás quatorze';
  const set = () => post('/auth/reset', { token, password });
  expect((await set()).headers.location).toContain(areaPaths.auth);
  expect((await set()).status).toBe(410);
  const signedIn = await post(areaPaths.auth, { email: EMAIL, password });
  expect(signedIn.headers.location).toMatch(/^\/admin/);
});

it('reports missing arguments', async () => {
  const wrong = [
    [[], 'Name the account'],
    [['--email', 'nobody'], 'Name the account'],
    [['--mail', EMAIL], '--mail'],
  ] as const;
  const runs = await Promise.all(wrong.map(([more]) => admin(...more)));
  for (const [index, [more, sentence]] of wrong.entries()) {
    expect([more, runs[index]?.code, runs[index]?.said]).toEqual([
      more,
      2,
      expect.stringContaining(sentence),
    ]);
  }
});
