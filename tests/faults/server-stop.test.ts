import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpointPath, endpoints } from '#app/paths.ts';
import { asActor, closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { leadPost } from '../routes/lead-post.ts';
import { endOf, type SiteProcess, startCommand, startSite } from '../routes/site-process.ts';
import { processesWith } from './processes.ts';

let folder = '';
beforeEach(async () => {
  folder = await scratchFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// pg_control: system identifier, two versions, then the state (PostgreSQL's pg_control.h).
const STATE_OFFSET = 16;
const SHUT_DOWN = 1;
const clusterState = () =>
  readFileSync(path.join(folder, 'engine/global/pg_control')).readInt32LE(STATE_OFFSET);

const npmStart = () => startSite({ DATA_DIR: folder }, { command: ['npm', 'start'] });

function submit(site: SiteProcess, email: string) {
  return site.ask(
    endpointPath('projectSubmit', 'pt-BR'),
    leadPost({ origin: site.origin, answers: { email } }),
  );
}

async function emails(): Promise<unknown[]> {
  await openDatabase({ dataDir: folder });
  try {
    const rows = await asActor({ kind: 'system' }, (tx) =>
      tx.selectFrom('qualification_submissions').select('formData').execute(),
    );
    return rows.map((row) => (row.formData as { email: string }).email);
  } finally {
    await closeDatabase();
  }
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s to npm start', (signal) => {
  it('leaves no process behind and a folder that opens cleanly', async () => {
    const site = await npmStart();
    expect((await submit(site, 'antes@stop.example')).status).toBe(303);
    expect(processesWith('DATA_DIR', folder)).not.toEqual([]);

    const how = await site.end(signal);
    // npm reports how its script ended; what matters is that neither is still there.
    expect([0, signal, 128 + (signal === 'SIGTERM' ? 15 : 2)]).toContain(how);
    expect(processesWith('DATA_DIR', folder)).toEqual([]);
    expect(clusterState()).toBe(SHUT_DOWN);
    const sockets = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(sockets.filter((name) => name.endsWith('.sock') || name.includes('PGSQL'))).toEqual([]);
    expect(site.output()).not.toMatch(/"level":[56]0|npm error/);

    expect(await emails()).toEqual(['antes@stop.example']);
    const again = await startSite({ DATA_DIR: folder });
    expect((await submit(again, 'depois@stop.example')).status).toBe(303);
    expect(await again.end('SIGTERM')).toBe(0);
    expect((await emails()).sort()).toEqual(['antes@stop.example', 'depois@stop.example']);
  });
});

/** A form post of which the second half is still to come. */
function halfSent(site: SiteProcess, email: string) {
  const { headers, body = '' } = leadPost({
    origin: site.origin,
    answers: { email },
    headers: { connection: 'keep-alive', host: `localhost:${site.port}` },
  });
  const socket = connect(site.port, '127.0.0.1');
  const printed: Buffer[] = [];
  socket.on('data', (part: Buffer) => printed.push(part));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const half = body.length / 2;
  socket.write(
    `POST ${endpointPath('projectSubmit', 'pt-BR')} HTTP/1.1\r\n${head.join('')}\r\n` +
      String(body).slice(0, half),
  );
  return {
    finish: () => socket.write(String(body).slice(half)),
    answer: () => closed.then(() => Buffer.concat(printed).toString('utf8')),
  };
}

/** Resolves once the site takes no more connections. */
const untilClosed = (site: SiteProcess) =>
  expect.poll(() => site.ask(endpoints.health).catch((error) => error.code)).toBe('ECONNREFUSED');

describe('requests that run while the process is asked to stop', () => {
  it('are answered and stored, all 40 of them, and their connections end', async () => {
    const site = await startSite({ DATA_DIR: folder });
    const people = Array.from({ length: 40 }, (_, number) => `pessoa${number}@stop.example`);
    const idle = connect(site.port, '127.0.0.1').on('error', () => undefined);
    const posts = people.map((email) => halfSent(site, email));
    // Taken after them: the process has accepted all that came before.
    expect((await site.ask(endpoints.health)).status).toBe(200);
    const ended = site.end('SIGTERM');
    await untilClosed(site);
    for (const { finish } of posts) finish();
    for (const { answer } of posts) {
      const printed = await answer();
      expect(printed).toMatch(/^HTTP\/1\.1 303 /);
      expect(printed).toMatch(/^connection: close\r$/im);
    }
    expect(await ended).toBe(0);
    idle.destroy();
    expect(site.output()).not.toContain('cut at the stop');
    expect((await emails()).sort()).toEqual(people.sort());
  });

  it('do not hold it after a second signal', async () => {
    const site = await startSite({ DATA_DIR: folder });
    halfSent(site, 'ninguem@stop.example');
    expect((await site.ask(endpoints.health)).status).toBe(200);
    const ended = site.end('SIGTERM');
    await untilClosed(site);
    // Two signals at the same moment are one, so the signal is repeated until the process has ended.
    const telling = setInterval(() => process.kill(site.pid, 'SIGTERM'), 100);
    expect(await ended.finally(() => clearInterval(telling))).toBe(143);
    expect(await emails()).toEqual([]);
  });
});

it('ends at once while nothing runs, and two signals count as one', async () => {
  const site = await startSite({ DATA_DIR: folder });
  process.kill(site.pid, 'SIGTERM');
  expect(await site.end('SIGTERM')).toBe(0);
  expect(clusterState()).toBe(SHUT_DOWN);
});

it('keeps secrets and rows to the owner of the folder', async () => {
  const site = await startSite({ DATA_DIR: folder });
  expect((await submit(site, 'modo@stop.example')).status).toBe(303);
  expect(await site.end('SIGTERM')).toBe(0);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0);
});

describe('a second process on the folder', () => {
  it('is refused, with the folder and the holder named, and harms nothing', async () => {
    const first = await startSite({ DATA_DIR: folder });
    try {
      const second = startCommand(process.execPath, ['server/start.mjs'], {
        PORT: '0',
        DATA_DIR: folder,
      });
      expect(await endOf(second.child)).toBe(1);
      const text = second.output();
      expect(text).toContain(`The data folder ${folder} is used by process ${first.pid}.`);
      expect(text).not.toContain('Listening on');
      expect(text).not.toMatch(/^\s+at /m);
      expect((await submit(first, 'primeiro@stop.example')).status).toBe(303);
    } finally {
      expect(await first.end('SIGTERM')).toBe(0);
    }
    expect(await emails()).toEqual(['primeiro@stop.example']);
  });

  it('starts after the first was killed', async () => {
    const first = await startSite({ DATA_DIR: folder });
    expect((await submit(first, 'antes@stop.example')).status).toBe(303);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = await startSite({ DATA_DIR: folder });
    expect((await second.ask('/')).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await emails()).toEqual(['antes@stop.example']);
  });
});

describe('a start that cannot succeed', () => {
  const failing = async (env: Record<string, string>) => {
    const { child, output } = startCommand(process.execPath, ['server/start.mjs'], {
      PORT: '0',
      DATA_DIR: folder,
      ...env,
    });
    expect(await endOf(child)).toBe(1);
    return output();
  };

  it('names every wrong setting, without a stack trace and before it creates anything', async () => {
    const missing = path.join(folder, 'missing');
    const wrong = { PORT: 'http', SMTP_URL: 'mail', TEAM_EMAIL: 'nobody' };
    const text = await failing({ ...wrong, DATA_DIR: missing });
    for (const name of Object.keys(wrong)) expect(text).toContain(name);
    expect(text).not.toMatch(/^\s+at /m);
    expect(existsSync(missing)).toBe(false);
  });

  it('reports that the port is in use, and releases the folder', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, '127.0.0.1', () => resolve((holder.address() as AddressInfo).port));
    });
    const text = await failing({ PORT: String(port) });
    holder.close();
    expect(text).toContain(String(port));
    expect(text).not.toMatch(/^\s+at /m);
    expect(clusterState()).toBe(SHUT_DOWN);
    expect(await emails()).toEqual([]);
  });
});
