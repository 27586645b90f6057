import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#app/access/permissions.ts';
import pt from '#app/features/crm/templates/locales/pt-BR.json' with { type: 'json' };
import { asActor } from '#app/platform/database/database.server.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const cookies: Partial<Record<Role, string>> = {};
let admin = { id: '', cookie: '' };
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  for (const role of ['manager', 'analyst', 'viewer'] as const) {
    cookies[role] = (await signedIn(site(), role)).cookie;
  }
});

async function someTemplate(): Promise<{ id: string; key: string; name: string }> {
  const key = `k${randomUUID().slice(0, 8)}`;
  const name = `Modelo ${key}`;
  const [row] = await sql<{ id: string }>(
    `insert into public.crm_templates (product, key, channel, name, body)
     values ('forja', $1, 'whatsapp', $2, 'Oi, {{first_name}}') returning id`,
    key,
    name,
  );
  return { id: row?.id ?? '', key, name };
}

const specified = () =>
  sql<{ id: string; key: string; channel: string }>(
    `select id, key, channel from public.crm_templates
     where product = 'forja' and key in ('welcome', 'proposal', 'followup') order by key, channel`,
  );
const stands = async (id: string) =>
  (await sql('select 1 from public.crm_templates where id = $1', id)).length === 1;
const revisionOf = async (id: string) =>
  String(
    (
      await sql<{ revision: number }>('select revision from public.crm_templates where id = $1', id)
    )[0]?.revision,
  );
const remove = async (id: string, as = admin.cookie, revision?: string) =>
  post(
    site(),
    `/admin/templates/${id}`,
    { intent: 'delete', revision: revision ?? (await revisionOf(id)) },
    { cookie: as },
  );

describe('a template that is deleted', () => {
  it('leaves the list, says so there, and is brought back as it was', async () => {
    const { id, name } = await someTemplate();
    const [before] = await sql('select * from public.crm_templates where id = $1', id);
    const deleted = await remove(id);
    expect(deleted.status).toBe(303);
    expect(await stands(id)).toBe(false);
    const address = String(deleted.headers['location'] ?? '');
    const list = await visit(site(), address, admin.cookie);
    expect(list.text).toContain(pt.delete.deleted);
    expect(list.text).toContain(pt.delete.undo);
    expect(list.text).not.toContain(name);

    const set = new URL(address, site().origin).searchParams.get('set') ?? '';
    const undo = { intent: 'undo', set };
    const back = await post(site(), '/admin/templates', undo, { cookie: admin.cookie });
    expect([back.status, back.text.includes(pt.delete.back)]).toEqual([200, true]);
    const [after] = await sql<Record<string, unknown>>(
      'select * from public.crm_templates where id = $1',
      id,
    );
    const { revision: _, updated_at: __, ...same } = (before ?? {}) as Record<string, unknown>;
    expect(after).toMatchObject(same);
  });

  it('stays deleted where its key is in use again, and says so', async () => {
    const { id, key } = await someTemplate();
    const deleted = await remove(id);
    const set = new URL(String(deleted.headers['location'] ?? ''), site().origin).searchParams.get(
      'set',
    );
    await sql(
      `insert into public.crm_templates (product, key, channel, name, body)
       values ('forja', $1, 'whatsapp', 'Outro', 'Oi') returning id`,
      key,
    );
    const undo = { intent: 'undo', set: set ?? '' };
    const back = await post(site(), '/admin/templates', undo, { cookie: admin.cookie });
    expect([back.status, back.text.includes(pt.notBack.taken)]).toEqual([409, true]);
    expect(await stands(id)).toBe(false);
  });

  it('leaves sent messages and open drafts that use it as they were', async () => {
    const { id, key } = await someTemplate();
    const [lead] = await sql<{ id: string }>(
      `insert into public.qualification_submissions (source, form_data)
       values ('contact_form', jsonb_build_object('name', 'Ana', 'email', $1::text,
         'phone', '+5511987654321')) returning id`,
      `${randomUUID()}@alvo.example`,
    );
    const say = (body: string) =>
      post(
        site(),
        '/admin/messages',
        {
          ...{ intent: 'send', kind: 'lead', about: lead?.id ?? '', channel: 'call' },
          ...{ template: key, body },
        },
        { cookie: admin.cookie },
      );
    expect((await say('Antes')).status).toBe(200);
    await remove(id);
    expect((await say('Depois')).status).toBe(200);
    const stored = await sql<{ body: string; template_key: string }>(
      'select body, template_key from public.crm_messages where lead_id = $1 order by at',
      lead?.id,
    );
    expect(stored).toEqual([
      { body: 'Antes', template_key: key },
      { body: 'Depois', template_key: key },
    ]);
    const page = await visit(site(), `/admin/leads/${lead?.id}`, admin.cookie);
    expect([page.status, page.text.includes('Depois')]).toEqual([200, true]);
    expect(page.text).not.toContain(`value="${key}"`);
  });

  it('is not deleted by a user who read an older one', async () => {
    const { id } = await someTemplate();
    const old = await revisionOf(id);
    await sql(`update public.crm_templates set name = 'Outro' where id = $1 returning id`, id);
    const late = await remove(id, admin.cookie, old);
    expect([late.status, late.text.includes(pt.notDeleted.changed)]).toEqual([409, true]);
    expect(await stands(id)).toBe(true);
    expect((await remove(randomUUID(), admin.cookie, '1')).status).toBe(404);
  });

  it.each(['manager', 'analyst', 'viewer'] as const)('is nothing for %s', async (role) => {
    const { id } = await someTemplate();
    const page = await visit(site(), `/admin/templates/${id}`, cookies[role]);
    expect(page.text).not.toContain(pt.delete.label);
    expect((await remove(id, cookies[role])).status).toBe(403);
    expect(await stands(id)).toBe(true);
  });
});

describe('the editor of a template', () => {
  const whole = { name: 'Retorno', name_en: 'Return', body: 'Oi', body_en: 'Hi', is_active: 'on' };
  const save = (id: string, fields: Record<string, string>, as = admin.cookie) =>
    post(site(), `/admin/templates/${id}`, { ...whole, ...fields }, { cookie: as });
  const made = (key: string) => ({ product: 'forja', channel: 'whatsapp', key });

  it('makes one, and refuses another with its key', async () => {
    const key = `k${randomUUID().slice(0, 8)}`;
    const { status, headers } = await save('new', made(key));
    expect([status, headers['location']]).toEqual([
      303,
      expect.stringMatching(/templates\/[\w-]+/),
    ]);
    const again = await save('new', { ...made(key), name: 'Digitado' });
    expect([again.status, again.text.includes(pt.mistakes.taken)]).toEqual([422, true]);
    expect(again.text).toContain('value="Digitado"');
  });

  it.each([
    [{ key: 'Com Espaço' }, pt.mistakes.key],
    [{ product: 'nenhum' }, pt.mistakes.product],
    [{ body_en: ' ' }, pt.mistakes.missing],
    [{ name: 'a'.repeat(81) }, pt.mistakes.long],
    [
      { body: 'Oi, {{ninguem}} {{first_name}' },
      pt.mistakes.unknown.replace('{{names}}', '{{ninguem}}, {{first_name}'),
    ],
  ])('refuses %o, and says so at its field', async (fields, sentence) => {
    const typed = { ...made(`k${randomUUID().slice(0, 8)}`), ...fields };
    const { status, text } = await save('new', typed as Record<string, string>);
    expect([status, text.includes(sentence)]).toEqual([422, true]);
  });

  it('overwrites nobody who was quicker', async () => {
    const { id } = await someTemplate();
    const revision = await revisionOf(id);
    expect((await save(id, { revision, name: 'Primeira' })).status).toBe(200);
    const late = await save(id, { revision, name: 'Segunda' });
    expect([late.status, late.text.includes('Primeira')]).toEqual([409, true]);
  });

  it('saves none that never was, and none for a viewer', async () => {
    expect((await save(randomUUID(), { revision: '1' })).status).toBe(404);
    const { id, name } = await someTemplate();
    const revision = await revisionOf(id);
    expect((await save(id, { revision }, cookies.viewer)).status).toBe(403);
    expect(await sql('select name from public.crm_templates where id = $1', id)).toEqual([
      { name },
    ]);
  });
});

describe('the templates that the specification names', () => {
  it('are three for either way of writing, and say why they stay', async () => {
    const found = await specified();
    expect(found.map(({ key, channel }) => `${key} ${channel}`)).toEqual([
      ...['followup mail', 'followup whatsapp', 'proposal mail', 'proposal whatsapp'],
      ...['welcome mail', 'welcome whatsapp'],
    ]);
    for (const { id } of found) {
      const { text } = await visit(site(), `/admin/templates/${id}`, admin.cookie);
      expect(text).toContain(pt.delete.specified);
      expect(text).not.toContain(pt.delete.label);
      const stored = await remove(id);
      expect([stored.status, stored.text.includes(pt.notDeleted.specified)]).toEqual([422, true]);
      expect(await stands(id)).toBe(true);
    }
  });

  it('are kept by the database itself, which lets nobody rename them first', async () => {
    const [one] = await specified();
    const asAdmin = (statement: string) =>
      asActor({ kind: 'user', userId: admin.id }, (tx) =>
        tx.executeQuery(CompiledQuery.raw(statement)),
      );
    await expect(
      asAdmin(`delete from public.crm_templates where id = '${one?.id}'`),
    ).rejects.toThrow('template_specified');
    await expect(
      asAdmin(`update public.crm_templates set key = 'outra' where id = '${one?.id}'`),
    ).rejects.toThrow('template_key_stays');
  });
});
