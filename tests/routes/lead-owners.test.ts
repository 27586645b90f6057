import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import words from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import rules from '#app/features/qualification/lead-rules/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const people = {} as Record<'manager' | 'admin' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'admin', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
});
type Who = keyof typeof people;

async function leads(count: number, status = 'new'): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    // Each from an address of its own: what comes from nowhere is listed as spam.
    `insert into public.qualification_submissions (form_data, source, intake)
     select jsonb_build_object('name', 'Pessoa ' || n), 'contact_form',
       jsonb_build_object('address', gen_random_uuid())
     from generate_series(1, $1::int) n returning id`,
    count,
  );
  const ids = rows.map(({ id }) => id);
  if (status !== 'new') {
    await sql(
      'update public.qualification_submissions set status = $2 where id = any ($1::uuid[])',
      ids,
      status,
    );
  }
  return ids;
}
const ownersOf = async (ids: readonly string[]) =>
  (
    await sql<{ owner_id: string | null }>(
      'select owner_id from public.qualification_submissions where id = any ($1::uuid[]) order by id',
      ids,
    )
  ).map((row) => row.owner_id);
const act = (who: Who, query: string, fields: Record<string, string>) =>
  post(site(), `/admin/leads${query}`, fields, { cookie: people[who].cookie });
const actIn = (text: string) => /name="act" value="([^"]+)"/.exec(text)?.[1] ?? '';
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (message, [name, value]) => message.replace(`{{${name}}}`, value),
    text,
  );

beforeEach(async () => {
  await sql('delete from public.qualification_submissions');
  await sql('delete from public.lead_assignment_rules');
  // Without hours it is always business time.
  await sql('update public.company_settings set business_hours = null');
});

describe('leads that are reassigned', () => {
  it('show their new owner, and are undone as one operation', async () => {
    const [id = ''] = await leads(1);
    const owner = people.admin.id;
    const given = await act('manager', '', { intent: 'give', id, owner, was: `${id}:` });
    expect(given.status).toBe(200);
    expect(given.text).toContain(
      filled(words.owners.given_one, { count: '1', name: 'Ana' }).slice(0, 14),
    );
    expect(await ownersOf([id])).toEqual([owner]);
    const { text } = await visit(site(), `/admin/leads/${id}`, people.viewer.cookie);
    expect(text).toContain(`<del>${words.owners.nobody}</del>`);
    const back = await act('manager', '', { intent: 'give-back', act: actIn(given.text) });
    expect(back.text).toContain(words.owners.back_one.replace('{{count}}', '1'));
    expect(await ownersOf([id])).toEqual([null]);
  });

  it('all that match a filter, on all pages, and no others', async () => {
    const lost = await leads(5, 'lost');
    const fresh = await leads(230);
    const fields = { intent: 'give-matching', owner: people.manager.id };
    expect((await act('viewer', '?status=new', fields)).status).toBe(403);
    const { text } = await act('manager', '?status=new&owner=none', fields);
    expect(new Set(await ownersOf(fresh))).toEqual(new Set([people.manager.id]));
    expect(new Set(await ownersOf(lost))).toEqual(new Set([null]));
    const mine = await visit(site(), '/admin/leads?owner=me', people.manager.cookie);
    expect(mine.text).toContain('230');
    await act('manager', '', { intent: 'give-back', act: actIn(text) });
    expect(new Set(await ownersOf(fresh))).toEqual(new Set([null]));
  });

  it('not to users who may not own them, nor over a newer change', async () => {
    const [id = ''] = await leads(1);
    const give = (owner: string, was: string) =>
      act('manager', '', { intent: 'give', id, owner, was: `${id}:${was}` });
    expect(await give(people.viewer.id, '')).toMatchObject({ status: 409 });
    await give(people.admin.id, '');
    const late = await give(people.manager.id, '');
    expect([late.status, late.text.includes(words.owners.refused.changed)]).toEqual([409, true]);
    expect(await ownersOf([id])).toEqual([people.admin.id]);
    expect((await give(randomUUID(), people.admin.id)).status).toBe(409);
  });
});

describe('rules that assign leads', () => {
  const rule = (fields: Record<string, string>, id = 'new', who: Who = 'admin') =>
    post(
      site(),
      `/admin/lead-rules/${id}`,
      { is_active: 'on', ...fields },
      {
        cookie: people[who].cookie,
      },
    );
  const names = async () =>
    (
      await sql<{ name: string }>(
        'select name from public.lead_assignment_rules order by position, id',
      )
    ).map(({ name }) => name);

  it('are created, moved, deleted and restored by users who may change settings', async () => {
    expect((await rule({ name: 'Primeira', way: 'turn' }, 'new', 'manager')).status).toBe(403);
    expect((await rule({ name: 'Primeira', way: 'turn' })).status).toBe(303);
    const wrong = await rule({ name: '', way: 'person' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(rules.mistakes.owner);
    await rule({ name: 'Segunda', way: 'person', owner: people.manager.id, sources: 'workshop' });
    const [second] = await sql<{ id: string; revision: number }>(
      `select id, revision from public.lead_assignment_rules where name = 'Segunda'`,
    );
    const on = (fields: Record<string, string>) =>
      post(site(), '/admin/lead-rules', fields, { cookie: people.admin.cookie });
    expect((await on({ intent: 'up', id: second?.id ?? '' })).text).toContain(rules.done.moved);
    expect(await names()).toEqual(['Segunda', 'Primeira']);
    const [moved] = await sql<{ revision: number }>(
      `select revision from public.lead_assignment_rules where name = 'Segunda'`,
    );
    const deleted = await on({
      intent: 'delete',
      id: second?.id ?? '',
      revision: String(moved?.revision),
    });
    expect([deleted.status, await names()]).toEqual([303, ['Primeira']]);
    const set = new URL(String(deleted.headers.location), 'http://x').searchParams.get('set') ?? '';
    await on({ intent: 'undo', set });
    expect(await names()).toEqual(['Segunda', 'Primeira']);
  });

  it('assign a lead to a user marked as at work, with the switch of the menu', async () => {
    await rule({ name: 'Rodízio', way: 'turn', colleagues: people.manager.id });
    const [waits = ''] = await leads(1);
    expect(await ownersOf([waits])).toEqual([null]);
    const on = await post(
      site(),
      '/admin/at-work',
      { on: 'yes', back: '/admin/leads' },
      { cookie: people.manager.cookie },
    );
    expect([on.status, on.headers.location]).toEqual([303, '/admin/leads']);
    const [next = ''] = await leads(1);
    expect(await ownersOf([next])).toEqual([people.manager.id]);
    // What waited goes by a job, which the switch has asked for.
    await expect.poll(() => ownersOf([waits])).toEqual([people.manager.id]);
  });
});
