import { sql as query } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/audit/locales/en.json' with { type: 'json' };
import pt from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import brand from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import staffFeedback from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import leads from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { asActor } from '#app/platform/database/database.server.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { COMPANY_FIELDS } from './company-rows.ts';
import { EDITORS, type Opened } from './editors.ts';
import { multipart } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const NAMES = { ana: 'Ana Late', bia: 'Bia Quick' };
let ana: SignedIn;
let bia: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
  bia = await signedIn(site(), 'admin');
  for (const [person, name] of [
    [ana, NAMES.ana],
    [bia, NAMES.bia],
  ] as const) {
    await sql(
      'update public.user_profiles set display_name = $2 where user_id = $1 returning user_id',
      person.id,
      name,
    );
  }
});

const revisionsIn = (html: string) =>
  [...html.matchAll(/name="revision" value="(\d+)"/g)].map(([, number = '']) => number);

/** What a form is opened with. */
const open = async ({ path }: Opened, who: SignedIn) =>
  revisionsIn((await visit(site(), path, who.cookie)).text)[0] ?? '';

/** A form as a browser without scripts posts it; files or not, one way is known everywhere. */
async function save(
  { path, table, fields }: Opened,
  who: SignedIn,
  text: string,
  revisions: string[],
  language?: 'en',
) {
  const cookie = [who.cookie, language && `preferred-locale=${language}`]
    .filter(Boolean)
    .join('; ');
  const pairs = Object.entries(fields(text)).filter(([, value]) => value !== '');
  const numbers = revisions.map((number): [string, string] => ['revision', number]);
  const common = { origin: site().origin, 'x-forwarded-for': nextAddress(), cookie };
  const sent =
    table === 'logos'
      ? await multipart({
          ...Object.fromEntries(pairs),
          type: 'full',
          variant: 'color',
          revision: revisions.at(-1) ?? '',
        })
      : {
          body: Buffer.from(String(new URLSearchParams([...pairs, ...numbers]))),
          type: 'application/x-www-form-urlencoded',
        };
  const headers = { 'content-type': sent.type, 'content-length': String(sent.body.length) };
  return site().ask(path, { method: 'POST', headers: { ...common, ...headers }, body: sent.body });
}

async function storedIn({ table, where, stored }: Opened): Promise<string | undefined> {
  const [row] = await sql<{ stored: string }>(
    `select ${stored} as stored from public.${table} t where ${where}`,
  );
  return row?.stored;
}

const remove = ({ table, where }: Opened, who: SignedIn) =>
  asActor({ kind: 'user', userId: who.id }, (tx) =>
    query.raw(`delete from public.${table} where ${where}`).execute(tx),
  );

/** What a reader sees: the data that scripts begin with says everything again. */
const seenOf = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

/** How often a page contains it: as typed and as stored is twice. */
const times = (html: string, text: string) => seenOf(html).split(text).length - 1;

describe.each(Object.entries(EDITORS))('%s', (_name, { open: begin, words: [saved, mine] }) => {
  it('is not overwritten when a colleague has saved meanwhile', async () => {
    const editor = await begin(ana, site());
    const read = await open(editor, ana);
    expect((await save(editor, bia, saved, [read])).status).toBeLessThan(400);
    expect(await storedIn(editor)).toBe(saved);
    const late = await save(editor, ana, mine, [read]);
    expect(late.status).toBe(409);
    expect(times(late.text, pt.conflict.title)).toBeGreaterThan(0);
    expect(times(late.text, NAMES.bia)).toBeGreaterThan(0);
    expect(times(late.text, saved)).toBeGreaterThan(0);
    // In its field, and beside what is stored.
    expect(times(late.text, mine)).toBeGreaterThan(1);
    expect(await storedIn(editor)).toBe(saved);
    const again = await save(editor, ana, mine, [read, revisionsIn(late.text)[1] ?? '']);
    expect(again.status).toBeLessThan(400);
    expect(await storedIn(editor)).toBe(mine);
  });

  it('is not lost when a colleague has deleted it meanwhile', async () => {
    const editor = await begin(ana, site());
    const read = await open(editor, ana);
    if (editor.stays) {
      await expect(remove(editor, bia)).rejects.toThrow('permission denied');
      return;
    }
    await remove(editor, bia);
    const late = await save(editor, ana, mine, [read], 'en');
    expect(late.status).toBe(409);
    expect(times(late.text, en.deleted.title)).toBeGreaterThan(0);
    expect(times(late.text, NAMES.bia)).toBeGreaterThan(0);
    expect(times(late.text, mine)).toBeGreaterThan(0);
    expect(await storedIn(editor)).toBeUndefined();
    const newest = revisionsIn(late.text)[1] ?? revisionsIn(late.text)[0] ?? '';
    const again = await save(editor, ana, mine, [read, newest]);
    if (editor.table === 'logos') {
      // Its file went with it.
      expect(again.status).toBe(409);
      expect(times(late.text, '/admin/brand/logos/new')).toBe(1);
      expect(await storedIn(editor)).toBeUndefined();
    } else {
      expect(again.status).toBeLessThan(400);
      expect(await storedIn(editor)).toBe(mine);
    }
  });
});

describe('a move that a colleague has made meanwhile', () => {
  const send = (path: string, fields: Record<string, string>, who = ana) =>
    post(site(), path, fields, { cookie: who.cookie });
  const one = async (statement: string) => (await sql<{ id: string }>(statement))[0]?.id ?? '';
  const statusIn = async (table: string, id: string) =>
    (await sql<{ status: string }>(`select status from public.${table} where id = $1`, id))[0]
      ?.status;

  it('of a lead is not moved on unseen', async () => {
    const id = await one(
      `insert into public.qualification_submissions (id, protocol, form_data)
       values (gen_random_uuid(), 'L-ALVO', '{}') returning id`,
    );
    await send(`/admin/leads/${id}`, { status: 'qualified', seen: `${id}:new` }, bia);
    const seen = `${id}:new`;
    for (const path of ['/admin/leads', `/admin/leads/${id}`]) {
      const late = await send(path, { intent: 'move', id, status: 'lost', seen });
      expect([late.status, late.text.includes(leads.notMoved.changed)]).toEqual([409, true]);
    }
    expect(await statusIn('qualification_submissions', id)).toBe('qualified');
    const { text } = await visit(site(), `/admin/leads/${id}`, ana.cookie);
    const now = /name="seen" value="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(
      (await send(`/admin/leads/${id}`, { status: 'lost', reason: 'price', seen: now })).status,
    ).toBe(200);
    expect(await statusIn('qualification_submissions', id)).toBe('lost');
  });

  it('of an entry or a ticket of feedback is not moved on unseen', async () => {
    const id = await one(
      `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, status)
       select gen_random_uuid(), gen_random_uuid()::text, id, 'bug', 'O botão some.', 'triaged' from public.feedback_projects
       where key = 'forja' returning id`,
    );
    const path = `/admin/feedback/${id}`;
    const late = await send(path, { intent: 'move', status: 'declined', seen: `${id}:new` });
    expect([late.status, late.text.includes(staffFeedback.notMoved.changed)]).toEqual([409, true]);
    expect(await statusIn('feedback_entries', id)).toBe('triaged');
    await send(path, { intent: 'ticket', title: 'Botão', priority: 'high' });
    const ticket = await one(`select id from public.feedback_tickets where feedback_id = '${id}'`);
    const move = { intent: 'ticket-move', ticket, status: 'waiting' };
    expect((await send(path, { ...move, seen: 'in_progress' })).status).toBe(409);
    expect(await statusIn('feedback_tickets', ticket)).toBe('open');
    expect((await send(path, { ...move, seen: 'open' })).status).toBe(200);
  });
});

it('an answer that a colleague has given already is not given twice, and what was typed stays', async () => {
  const [request] = await sql<{ id: string }>(
    `insert into public.privacy_requests (id, protocol, kind, state, email, proved_at)
     values (gen_random_uuid(), 'P-ALVO', 'correction', 'open', 'alvo@alvo.example', now())
     returning id`,
  );
  const path = `/admin/privacy/${request?.id}`;
  const answer = (who: SignedIn, message: string) =>
    post(site(), path, { outcome: 'refused', message }, { cookie: who.cookie });
  expect((await answer(bia, 'Já corrigimos ontem.')).status).toBe(200);
  const late = await answer(ana, 'Não cabe corrigir.');
  expect(late.status).toBe(409);
  for (const phrase of ['Já corrigimos ontem.', 'Não cabe corrigir.', NAMES.bia]) {
    expect(times(late.text, phrase)).toBeGreaterThan(0);
  }
});

it.each([
  ['a colour scheme', '/admin/brand', brand.failed.changed],
  ['a logo', '/admin/brand/logos', brand.logos.failed.changed],
])(
  '%s that a colleague has changed is not deleted from an old list',
  async (name, path, phrase) => {
    const editor = await EDITORS[name]?.open(ana, site());
    if (!editor) throw new Error(`There is no editor of ${name}.`);
    const id = /'([^']+)'/.exec(editor.where)?.[1] ?? '';
    const read = await open(editor, ana);
    await save(editor, bia, EDITORS[name]?.words[0] ?? '', [read]);
    const fields = { intent: 'delete', id, revision: read };
    const late = await post(site(), path, fields, { cookie: ana.cookie });
    expect([late.status, late.text.includes(phrase)]).toEqual([409, true]);
    expect(await storedIn(editor)).toBe(EDITORS[name]?.words[0]);
    const now = { ...fields, revision: await open(editor, ana) };
    expect((await post(site(), path, now, { cookie: ana.cookie })).status).toBe(200);
    expect(await storedIn(editor)).toBeUndefined();
  },
);

it('what was typed for a unit that is gone is not saved over another one', async () => {
  const before = await sql('select * from public.company_settings order by id');
  const fields = { ...COMPANY_FIELDS, revision: '1', company_name: 'Sem casa' };
  const path = '/admin/company?unit=gone';
  expect((await post(site(), path, fields, { cookie: ana.cookie })).status).toBe(404);
  expect(await sql('select * from public.company_settings order by id')).toEqual(before);
});
