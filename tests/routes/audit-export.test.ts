import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextLine } from '#app/features/system/audit-export/audit-chain.ts';
import pt from '#app/features/system/locales/pt-BR.json' with { type: 'json' };
import { adminPath, areaPaths } from '#app/paths.ts';
import { madeCertificate } from '../made-certificate.ts';
import { sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { startSite } from './site-process.ts';
import { emptyDataFolder } from './sql/server-site.ts';
import { signedIn, visit } from './staff.ts';

const run = promisify(execFile);
let folder = '';
let file = '';
let site: BuiltSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
  file = path.join(folder, 'audit.jsonl');
  site = await openBuiltSite({
    env: { TRUSTED_PROXIES: '127.0.0.1', AUDIT_EXPORT: pathToFileURL(file).href },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown> & { n: number; hash: string; seq: number };
const linesOf = async (place: string): Promise<Line[]> =>
  (await readFile(place, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Line);
const record = (type: string, details = {}) =>
  sql(
    `insert into public.security_events (event_type, ip_address, details) values ($1, '198.51.100.7', $2) returning id`,
    type,
    JSON.stringify(details),
  );
const typesIn = async (place: string) => (await linesOf(place)).map(({ type }) => type);
const verify = (place: string) =>
  run(process.execPath, ['tools/verify-audit.ts', place]).then(({ stdout }) => stdout);

it('events and changes of settings are exported in a chain, without values of people', async () => {
  await record('signed_out', { email: 'ana@aurora.example', way: 'password' });
  await sql(
    `update public.company_settings set company_name = 'Bigorna Nova' where business_unit = 'forja'`,
  );
  await expect.poll(() => typesIn(file)).toContain('signed_out');
  await expect
    .poll(async () => (await linesOf(file)).findLast(({ table }) => table === 'company_settings'))
    .toMatchObject({ source: 'setting', action: 'update', fields: ['company_name'] });
  expect(await readFile(file, 'utf8')).not.toMatch(/ana@aurora|Bigorna Nova/);
  expect(await verify(file)).toContain('unchanged and complete');
});

it('a line that was written before a crash is not written again', async () => {
  await expect.poll(() => sql('select seq from private.audit_queue')).toEqual([]);
  await sql(
    `update private.audit_export set holder = $1, held_until = now() + interval '1 hour'`,
    randomUUID(),
  );
  const before = (await linesOf(file)).at(-1);
  await record('signed_up');
  await record('signed_in');
  const queue = await sql<{ seq: number }>('select seq from private.audit_queue order by seq');
  const entry = { source: 'security', type: 'signed_up' };
  const head = { number: before?.n ?? 0, hash: before?.hash ?? '' };
  await appendFile(file, `${nextLine(head, Number(queue[0]?.seq), entry).text}\n`);
  await sql('update private.audit_export set held_until = now()');
  await expect.poll(() => typesIn(file)).toContain('signed_in');
  const types = (await typesIn(file)).slice(before?.n);
  expect(types).toEqual(['signed_up', 'signed_in']);
  expect(await verify(file)).toContain('unchanged and complete');
});

it('the system screen names the end of the chain', async () => {
  const { cookie } = await signedIn(site, 'superadmin');
  await expect.poll(() => sql('select seq from private.audit_queue')).toEqual([]);
  const { text } = await visit(site, adminPath('system'), cookie);
  expect(text).toContain(pt.lines.audit.name);
  expect(text).toContain((await linesOf(file)).at(-1)?.hash.slice(-12));
});

/** A syslog server over TLS on this machine, and what it was sent. */
async function syslogOverTls(host: string) {
  const { cert, key } = madeCertificate(host);
  const received: Buffer[] = [];
  const refusals: string[] = [];
  const server = createTlsServer({ cert, key }, (socket) => {
    socket.on('data', (part) => received.push(part));
    socket.on('error', () => undefined);
  });
  server.on('tlsClientError', (error) => refusals.push(error.message));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const authority = path.join(folder, `${host}.pem`);
  await writeFile(authority, cert);
  return {
    url: `syslog+tls://localhost:${(server.address() as AddressInfo).port}`,
    authority,
    text: () => Buffer.concat(received).toString(),
    refusals,
    close: () => server.close(),
  };
}

/** A site in a process of its own that has refused a sign-in. */
async function refusedSignIn(env: Record<string, string>) {
  const started = await startSite(env);
  const body = String(new URLSearchParams({ email: 'ana@b.example', password: 'errada' }));
  await started.ask(areaPaths.auth, {
    method: 'POST',
    headers: {
      origin: started.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
  return started;
}

async function exportingTo(url: string, more: Record<string, string>) {
  const data = emptyDataFolder();
  return { ...(await refusedSignIn({ DATA_DIR: data.folder, AUDIT_EXPORT: url, ...more })), data };
}

it('a syslog server over TLS gets the lines where its certificate is trusted', async () => {
  const syslog = await syslogOverTls('localhost');
  const trusting = await exportingTo(syslog.url, { NODE_EXTRA_CA_CERTS: syslog.authority });
  await expect.poll(syslog.text).toMatch(/<110>1 \S+ \S+ forja \d+ audit-1 - \{"/);
  await expect.poll(syslog.text).toContain('sign_in_failed');
  await trusting.end('SIGTERM');
  trusting.data.remove();
  syslog.close();
});

it.each([
  ['is of an unknown authority', 'localhost', false],
  ['is of another host', 'syslog.example', true],
])(
  'nothing is sent to a syslog server whose certificate %s, and the log says why',
  async (_, host, known) => {
    const syslog = await syslogOverTls(host);
    const more: Record<string, string> = known ? { NODE_EXTRA_CA_CERTS: syslog.authority } : {};
    const doubting = await exportingTo(syslog.url, more);
    await expect
      .poll(doubting.output)
      .toMatch(/self-signed certificate|does not match certificate/);
    expect(syslog.text()).toBe('');
    await doubting.end('SIGTERM');
    doubting.data.remove();
    syslog.close();
  },
);

it('the chain continues after the process was killed', async () => {
  const data = emptyDataFolder();
  const place = path.join(folder, 'killed.jsonl');
  const env = { DATA_DIR: data.folder, AUDIT_EXPORT: pathToFileURL(place).href };
  for (const most of [1, 2]) {
    const process = await refusedSignIn(env);
    await expect.poll(async () => (await linesOf(place)).length).toBeGreaterThanOrEqual(most);
    await process.end('SIGKILL');
  }
  expect(await verify(place)).toContain('unchanged and complete');
  data.remove();
});
