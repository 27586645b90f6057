import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import pt from '#app/features/tickets/portal/client-tickets/locales/pt-BR.json' with {
  type: 'json',
};
import { UNTIL } from '../patience.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { multipart, PDF } from './feedback-posts.ts';
import { letIn, someClientTicket, someProject } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const LIST = '/portal/cliente/chamados';
const ACCOUNT = '/portal/cliente/conta';
const WHO = ['owner', 'member', 'finance', 'other', 'gone'] as const;

const people = {} as Record<(typeof WHO)[number], SignedIn>;
let manager: SignedIn;
let ours = { id: '', organization: '' };
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  for (const who of WHO) people[who] = await signedIn(site(), null);
  ours = await someProject();
  for (const role of ['owner', 'member', 'finance'] as const)
    await letIn(ours, people[role].id, role);
  await letIn(await someProject({ name: 'Padaria Lua' }), people.other.id, 'owner');
});

const sendFiles = async (
  at: string,
  fields: Record<string, string>,
  files: { name: string; bytes: Buffer }[],
  cookie: string,
) => {
  const form = await multipart(fields, files);
  return site().ask(at, {
    method: 'POST',
    headers: {
      ...{ 'content-type': form.type, 'content-length': String(form.body.byteLength) },
      ...{ origin: site().origin, cookie, 'x-forwarded-for': nextAddress() },
    },
    body: form.body,
  });
};

async function mailTo(email: string, subject: RegExp) {
  const folder = path.join(site().dataDir, 'mailbox');
  return vi.waitFor(async () => {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml')).reverse()) {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      if (mail.to?.[0]?.address === email && subject.test(mail.subject ?? '')) return mail;
    }
    throw new Error(`No mail to ${email}.`);
  }, UNTIL);
}

describe('a ticket and its replies, without scripts', () => {
  const id = randomUUID();
  const at = `${LIST}/${id}`;

  it('is opened once, with a file larger than any other form', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(400_000, 0x20)]);
    const fields = {
      ...{ id, organization: ours.organization, project: ours.id },
      ...{ title: 'Combo de sábado', body: 'O combo some à tarde.' },
    };
    const sent = await sendFiles(
      `${LIST}/novo`,
      fields,
      [{ name: 'balcao.pdf', bytes: large }],
      people.member.cookie,
    );
    expect([sent.status, sent.headers.location]).toEqual([303, `${at}?done=opened`]);
    const again = await sendFiles(`${LIST}/novo`, fields, [], people.member.cookie);
    expect(again.status).toBe(303);
    const page = await visit(site(), at, people.owner.cookie);
    expect(page.text).toContain('O combo some à tarde.');
    expect(page.text).toContain('balcao.pdf');
    const [file] = await sql<{ id: string }>(
      'select id from public.feedback_attachments where message_id = $1',
      id,
    );
    const fetched = await visit(site(), `${LIST}/arquivos/${file?.id}`, people.owner.cookie);
    expect([fetched.status, fetched.raw.equals(large)]).toEqual([200, true]);
    for (const who of ['finance', 'other', 'gone'] as const) {
      const refused = await visit(site(), `${LIST}/arquivos/${file?.id}`, people[who].cookie);
      expect([who, refused.status]).toEqual([who, 404]);
    }
    expect((await visit(site(), `/admin/tickets/${id}`, manager.cookie)).text).toContain(
      'Padaria Sol',
    );
  });

  it('refuses empty texts and invalid files, and keeps the typed texts', async () => {
    const fields = {
      ...{ id: randomUUID(), organization: ours.organization, project: '' },
      ...{ title: 'Título que fica', body: '' },
    };
    const empty = await post(site(), `${LIST}/novo`, fields, { cookie: people.owner.cookie });
    expect([empty.status, empty.text.includes('Título que fica')]).toEqual([422, true]);
    const vast = await sendFiles(
      `${LIST}/novo`,
      { ...fields, body: 'Segue o vídeo.' },
      [{ name: 'loja.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(80 << 20)]) }],
      people.owner.cookie,
    );
    expect([vast.status, vast.text.includes('Título que fica')]).toEqual([422, true]);
    expect(vast.text).toContain('Segue o vídeo.');
    const wrong = await sendFiles(
      `${LIST}/novo`,
      { ...fields, body: 'Oi.' },
      [{ name: 'x.pdf', bytes: Buffer.from([0x4d, 0x5a, 0x90, 0, 3]) }],
      people.owner.cookie,
    );
    expect([wrong.status, wrong.text.includes(pt.refused.files.type)]).toEqual([422, true]);
  });

  it('counts a line break as one character in the limit of a text', async () => {
    const fields = {
      ...{ id: randomUUID(), organization: ours.organization, project: '', title: 'Longo' },
      body: 'linha\r\n'.repeat(39).padEnd(5039, 'x'),
    };
    const as = { cookie: people.owner.cookie };
    const sent = await post(site(), `${LIST}/novo`, fields, as);
    expect(sent.status).toBe(303);
    const reply = { intent: 'reply', id: randomUUID(), body: `${fields.body}x` };
    const long = await post(site(), `${LIST}/${fields.id}`, reply, as);
    expect([
      long.status,
      long.text.includes(pt.reply.long),
      long.text.includes(pt.reply.empty),
    ]).toEqual([422, true, false]);
  });

  it('gets replies by mail with a link and an unsubscribe button', async () => {
    const answered = await post(
      site(),
      `/admin/tickets/${id}`,
      { intent: 'reply', id: randomUUID(), text: 'Vira turno próprio?', next: 'waiting' },
      { cookie: manager.cookie },
    );
    expect(answered.status).toBeLessThan(400);
    const mail = await mailTo(people.member.email, /Combo de sábado/);
    expect(mail.text).toContain(`${site().origin}${at}`);
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const url = new URL(header.replace(/[<>]/g, ''));
    const way = `${url.pathname}${url.search}`;
    expect((await visit(site(), way)).status).toBe(200);
    const chosen = () =>
      sql<{ way: string }>(
        `select way from public.client_notice_choices where user_id = $1 and kind = 'ticket'`,
        people.member.id,
      );
    // Scanners open every link.
    expect(await chosen()).toEqual([]);
    const pressed = await site().ask(way, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': nextAddress(),
      },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect(await chosen()).toEqual([{ way: 'off' }]);
    expect((await visit(site(), '/portal/avisos/sair?token=x')).status).toBe(404);
  });

  it('waits for the client, first on the overview, and continues with their answer', async () => {
    const overview = await visit(site(), '/portal/cliente', people.owner.cookie);
    expect(overview.text).toContain(at);
    const text = await post(
      site(),
      at,
      { intent: 'reply', id: randomUUID(), body: 'Turno próprio.' },
      { cookie: people.owner.cookie },
    );
    expect(text.headers.location).toBe(`${at}?done=said`);
    expect(
      await sql<{ status: string }>('select status from public.feedback_tickets where id = $1', id),
    ).toEqual([{ status: 'in_progress' }]);
    const list = await visit(site(), LIST, people.owner.cookie);
    expect(list.text).toContain('Combo de sábado');
    const none = await visit(site(), `${LIST}?busca=nada-disso`, people.owner.cookie);
    expect(none.text).not.toContain('Combo de sábado');
    const english = await visit(site(), at, `${people.owner.cookie}; preferred-locale=en`);
    expect(/<html lang="en"/.test(english.text)).toBe(true);
    expect(english.text).not.toMatch(/\{\{|\bundefined\b|\[object /);
  });
});

describe('files of another client', () => {
  let ticket = '';
  beforeAll(async () => {
    ticket = await someClientTicket(ours, 'Segredo da Sol');
  });

  it.each(['other', 'gone', 'finance'] as const)('is not there for %s', async (who) => {
    const { cookie } = people[who];
    const page = await visit(site(), `${LIST}/${ticket}`, cookie);
    expect([page.status, page.text.includes('Segredo da Sol')]).toEqual([404, false]);
    const list = await visit(site(), `${LIST}?cliente=${ours.organization}`, cookie);
    expect(list.text).not.toContain('Segredo da Sol');
    for (const fields of [
      { intent: 'reply', id: randomUUID(), body: 'x' },
      { intent: 'rate', rating: randomUUID(), score: '1' },
    ]) {
      const { status } = await post(site(), `${LIST}/${ticket}`, fields, { cookie });
      expect([fields.intent, status]).toEqual([fields.intent, 404]);
    }
    const { organization } = ours;
    if (who !== 'finance') {
      const opened = await post(
        site(),
        `${LIST}/novo`,
        { id: randomUUID(), organization, project: '', title: 'x', body: 'x' },
        { cookie },
      );
      expect(opened.status).toBe(404);
    }
    const user = people.member.id;
    for (const fields of [
      { intent: 'invite', email: 'x@x.example', name: 'X', role: 'owner', locale: 'pt-BR' },
      { intent: 'role', user, role: 'finance' },
      { intent: 'end', user },
    ]) {
      const { status } = await post(site(), ACCOUNT, { ...fields, organization }, { cookie });
      expect([fields.intent, status]).toEqual([fields.intent, 404]);
    }
    const account = await visit(site(), `${ACCOUNT}?cliente=${organization}`, cookie);
    expect(account.status).toBe(200);
    if (who !== 'finance') expect(account.text).not.toContain('Padaria Sol');
    const copy = await visit(site(), `${ACCOUNT}/copia?cliente=${organization}`, cookie);
    expect(copy.text).not.toContain('Segredo da Sol');
  });

  it('redirects visitors without a session to the sign-in', async () => {
    for (const at of [LIST, `${LIST}/novo`, `${LIST}/${ticket}`, ACCOUNT, `${ACCOUNT}/copia`])
      expect([at, (await visit(site(), at)).status]).toEqual([at, 303]);
  });
});

describe('the account', () => {
  it('shows members, notices and data, and saves choices', async () => {
    const { cookie } = people.owner;
    const page = await visit(site(), ACCOUNT, cookie);
    expect([page.status, page.text.includes('Padaria Sol')]).toEqual([200, true]);
    const saved = await post(
      site(),
      ACCOUNT,
      {
        ...{ intent: 'notices', deliverable: 'now', answer: 'digest', date: 'off', ticket: 'now' },
        ...{ 'invoice.due': 'now', 'invoice.overdue': 'digest' },
      },
      { cookie },
    );
    expect(saved.headers.location).toContain('done=notices');
    const after = await visit(site(), `${ACCOUNT}?done=notices`, cookie);
    expect(after.text).toMatch(
      /name="date"[^>]*value="off"[^>]*checked|checked=""[^>]*name="date"[^>]*value="off"|name="date"[^>]*checked=""[^>]*value="off"/,
    );
  });

  it('invites by mail, and never removes the last owner', async () => {
    const { cookie } = people.owner;
    const { organization } = ours;
    const email = `${randomUUID()}@padaria.example`;
    const invited = await post(
      site(),
      ACCOUNT,
      { intent: 'invite', organization, email, name: 'Nina', role: 'member', locale: 'pt-BR' },
      { cookie },
    );
    expect(invited.headers.location).toContain('done=invited');
    expect((await mailTo(email, /^Convite/)).text).toContain('/portal/convite?token=');
    const last = await post(
      site(),
      ACCOUNT,
      { intent: 'end', organization, user: people.owner.id },
      { cookie },
    );
    expect(last.status).toBe(409);
  });

  it('accepts a request of erasure', async () => {
    const requested = await post(
      site(),
      ACCOUNT,
      { intent: 'erase', id: randomUUID(), sure: 'yes' },
      { cookie: people.owner.cookie },
    );
    expect(requested.headers.location).toContain('done=erasure');
  });
});
