import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '#app/features/mails/locales/en.json' with { type: 'json' };
import pt from '#app/features/mails/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const PASSWORD = 'bigorna & fole @ 9';
const LOGIN = 'envio@forja.example';
const SENDER = 'Forja <do-ambiente@forja.example>';

/** A mail server on loopback that takes one user, and the mails that it was given. */
async function openOutgoing() {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN && password === PASSWORD
        ? done(null, { user: LOGIN })
        : done(new Error('5.7.8 Invalid credentials')),
    onData: (stream, _session, done) => {
      text(stream).then((source) => {
        mails.push(source);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { mails, port: (server.server.address() as AddressInfo).port, server };
}

/** An empty mailbox on loopback, and who has signed in to it (RFC 9051). */
async function openIncoming() {
  const users: string[] = [];
  const open = new Set<Socket>();
  const replies = (tag: string, name: string, rest: string): string => {
    if (name === 'CAPABILITY') return `* CAPABILITY IMAP4rev1\r\n${tag} OK\r\n`;
    if (name === 'LOGIN') {
      const isKnown = rest.includes(PASSWORD);
      if (isKnown) users.push(rest);
      return isKnown ? `${tag} OK\r\n` : `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`;
    }
    if (name === 'SELECT' || name === 'EXAMINE') {
      return `* 0 EXISTS\r\n* FLAGS ()\r\n* OK [UIDVALIDITY 1]\r\n* OK [UIDNEXT 1]\r\n${tag} OK [READ-WRITE]\r\n`;
    }
    if (name === 'LIST') return `* LIST () "/" INBOX\r\n${tag} OK\r\n`;
    if (name === 'UID' || name === 'SEARCH') return `* SEARCH\r\n${tag} OK\r\n`;
    return `${tag} OK\r\n`;
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const [tag = '', name = '', ...rest] = line.split(' ');
        socket.write(replies(tag, name.toUpperCase(), rest.join(' ')));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { users, open, port: (server.address() as AddressInfo).port, server };
}

let outgoing: Awaited<ReturnType<typeof openOutgoing>>;
let incoming: Awaited<ReturnType<typeof openIncoming>>;
let site: BuiltSite;
let boss: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [outgoing, incoming] = await Promise.all([openOutgoing(), openIncoming()]);
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', MAIL_FROM: SENDER } });
  boss = await signedIn(site, 'superadmin');
  admin = await signedIn(site, 'admin');
});
afterAll(async () => {
  await site.close();
  outgoing.server.close();
  for (const socket of incoming.open) socket.destroy();
  incoming.server.close();
});

const path = adminPath('mailServers');
const send = (intent: string, fields: Record<string, string> = {}, who = boss, language?: 'en') =>
  post(site, path, { intent, ...fields }, { cookie: who.cookie, ...(language && { language }) });
const outgoingFields = (more: Record<string, string> = {}) => ({
  host: '127.0.0.1',
  port: String(outgoing.port),
  security: 'none',
  login: LOGIN,
  password: PASSWORD,
  ...more,
});
/** The screen after a post, as it reads. */
const readable = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

it('a test of a server reports in words what fails, in the language of the person', async () => {
  const { problems, works } = pt.servers;
  const wrong = await send('try-outgoing', outgoingFields({ password: 'errada' }));
  expect(wrong.status).toBe(200);
  expect(readable(wrong.text)).toContain(problems.login.replace('{{host}}', '127.0.0.1'));
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const port = String((closed.address() as AddressInfo).port);
  closed.close();
  await once(closed, 'close');
  const refused = await send('try-outgoing', outgoingFields({ port }), boss, 'en');
  expect(readable(refused.text)).toContain(
    en.servers.problems.refused.replace('{{host}}', '127.0.0.1'),
  );
  const tls = await send('try-outgoing', outgoingFields({ security: 'starttls' }));
  expect(readable(tls.text)).toContain(problems.encryption);
  const good = await send('try-outgoing', outgoingFields());
  expect(readable(good.text)).toContain(works.outgoing.replace('{{host}}', '127.0.0.1'));
  expect(good.text).not.toContain(PASSWORD);
  expect(await sql('select part from private.mail_servers')).toEqual([]);
});

it('only the highest role changes or tries a server', async () => {
  for (const intent of ['save-outgoing', 'try-outgoing', 'remove-outgoing']) {
    expect((await send(intent, outgoingFields(), admin)).status).toBe(403);
  }
});

it('a password in the open is refused', async () => {
  const { status, text: html } = await send(
    'save-outgoing',
    outgoingFields({ host: 'mail.example.com' }),
  );
  expect(status).toBe(422);
  expect(readable(html)).toContain(pt.servers.mistakes.security_open);
});

it('a saved server sends the next mail, without a restart, from the sender of the environment', async () => {
  const { status } = await send(
    'save-outgoing',
    outgoingFields({ address: 'outra@forja.example' }),
  );
  expect(status).toBe(200);
  expect((await send('mail')).status).toBe(200);
  await expect.poll(() => outgoing.mails.length).toBe(1);
  expect(outgoing.mails[0]).toContain('From: Forja <do-ambiente@forja.example>');
  const screen = await visit(site, path, boss.cookie);
  expect(screen.text).toContain('do-ambiente@forja.example');
  expect(screen.text).toContain('MAIL_FROM');
});

it('the password is encrypted, never shown, and not in the record', async () => {
  const [row] = await sql<{ row: string }>('select s::text as row from private.mail_servers s');
  expect(row?.row).not.toContain(PASSWORD);
  expect((await visit(site, path, boss.cookie)).text).not.toContain(PASSWORD);
  const [event] = await sql<{ details: Record<string, unknown> }>(
    `select details from public.security_events where event_type = 'mail_server_changed'`,
  );
  expect(event?.details).toMatchObject({ server: '127.0.0.1', password: 'changed' });
  expect(JSON.stringify(event)).not.toMatch(/bigorna|envio@/);
});

it('a stored password stays for the same server and goes to no other', async () => {
  expect((await send('save-outgoing', outgoingFields({ password: '' }))).status).toBe(200);
  const elsewhere = { password: '', port: String(incoming.port) };
  for (const intent of ['save-outgoing', 'try-outgoing']) {
    const { status, text: html } = await send(intent, outgoingFields(elsewhere));
    expect(status).toBe(422);
    expect(readable(html)).toContain(pt.servers.mistakes.password_missing);
  }
});

it('a change of another process takes effect within seconds', async () => {
  expect((await visit(site, path, boss.cookie)).text).not.toContain('admin-mail');
  await sql(`update private.mail_servers set host = null, port = null, security = null, login = null,
    password_sealed = null, changed_at = clock_timestamp() where part = 'outgoing'`);
  await expect
    .poll(async () => (await visit(site, path, boss.cookie)).text)
    .toContain('class="admin-mail"');
});

it('a saved mailbox is read, and no longer once it is removed', async () => {
  const fields = {
    host: '127.0.0.1',
    port: String(incoming.port),
    security: 'starttls',
    login: 'resposta@forja.example',
    password: PASSWORD,
    address: 'resposta@forja.example',
  };
  const wrong = await send('try-incoming', { ...fields, password: 'errada' });
  expect(readable(wrong.text)).toContain(
    pt.servers.problems.login.replace('{{host}}', '127.0.0.1'),
  );
  const good = await send('try-incoming', fields);
  expect(readable(good.text)).toContain(pt.servers.works.incoming.replace('{{host}}', '127.0.0.1'));
  expect((await send('save-incoming', { ...fields, address: 'a+b@forja.example' })).status).toBe(
    422,
  );
  const tried = incoming.users.length;
  expect((await send('save-incoming', fields)).status).toBe(200);
  await expect.poll(() => incoming.users.length).toBeGreaterThan(tried);
  await expect.poll(() => incoming.open.size).toBe(1);
  expect((await send('remove-incoming')).status).toBe(200);
  await expect.poll(() => incoming.open.size).toBe(0);
});
