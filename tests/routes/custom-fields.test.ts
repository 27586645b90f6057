import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import words from '#app/features/custom-fields/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someField } from './custom-field-posts.ts';
import { fieldIn } from './lead-with-deal.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Fields that staff define, and their values in records; without scripts. */

const site = useBuiltSite();
const people = {} as Record<'admin' | 'manager' | 'viewer', SignedIn>;
const mark = randomUUID().slice(0, 8);
let deal = '';
let contact = '';

beforeAll(async () => {
  for (const role of ['admin', 'manager', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
  [{ id: contact } = { id: '' }] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source, products)
     values ($1, $2, 'manual', '{forja}') returning id`,
    `${mark} Ana`,
    `${mark}@casa.example`,
  );
  [{ id: deal } = { id: '' }] = await sql<{ id: string }>(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select $1, s.pipeline_id, s.id, 'Portal', 'manual', 1000
     from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.position = 1 returning id`,
    contact,
  );
});
const see = (path: string, who: keyof typeof people = 'manager') =>
  visit(site(), path, people[who].cookie);
const send = (path: string, fields: Record<string, string>, who: keyof typeof people = 'manager') =>
  post(site(), path, fields, { cookie: people[who].cookie });

describe('a definition', () => {
  const label = `Área ${mark}`;
  const rowOf = async (key: string) =>
    (
      await sql<{ id: string; revision: number; position: number; choices: { key: string }[] }>(
        'select id, revision, position, choices from public.custom_fields where key = $1',
        key,
      )
    )[0];

  it('is made, takes its key from its name, and is filled in on a deal with history and undo', async () => {
    const made = await send(
      '/admin/fields/new',
      { subject: 'deal', type: 'number', label, label_en: 'Area', unit: 'm²' },
      'admin',
    );
    expect(made.status).toBe(303);
    const field = await rowOf(`area_${mark}`);
    expect((await see('/admin/fields', 'admin')).text).toContain(label);
    const path = `/admin/deals/${deal}`;
    expect((await see(path)).text).toContain(label);
    const post = { intent: 'custom-field', field: field?.id ?? '', seen: 'null' };
    const wrong = await send(path, { ...post, value: 'doze' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(words.refused.value_wrong);
    expect(wrong.text).toContain('value="doze"');
    const saved = await send(path, { ...post, value: '1.250,5' });
    expect(saved.status).toBe(200);
    const shown = (await see(path, 'viewer')).text;
    expect(shown).toContain('1.250,5 m²');
    expect(shown).toContain('record-changed');
    // A colleague who still sees it empty overwrites nothing.
    expect((await send(path, { ...post, value: '7' })).status).toBe(409);
    const undone = await send(path, {
      ...{ intent: 'custom-field', field: field?.id ?? '', former: 'null' },
      seen: fieldIn(saved.text.slice(saved.text.indexOf('admin-notice')), 'seen'),
    });
    expect(undone.status).toBe(200);
    expect(
      await sql('select from public.custom_field_values where field_id = $1', field?.id),
    ).toEqual([]);
  });

  it('of choices keeps the keys of its choices as they are renamed, and cannot be changed blindly', async () => {
    const fields = new URLSearchParams([
      ['subject', 'contact'],
      ['type', 'choice'],
      ['label', `Plano ${mark}`],
      ['choice_key', ''],
      ['choice_label', 'Ouro'],
      ['choice_label_en', 'Gold'],
      ['choice_key', ''],
      ['choice_label', 'Prata'],
      ['choice_label_en', ''],
    ]);
    const ask = (path: string, form: URLSearchParams) =>
      send(path, form as unknown as Record<string, string>, 'admin');
    expect((await ask('/admin/fields/new', fields)).status).toBe(303);
    const field = await rowOf(`plano_${mark}`);
    expect(field?.choices.map(({ key }) => key)).toEqual(['ouro', 'prata']);
    const again = new URLSearchParams([
      ['label', `Plano ${mark}`],
      ['revision', String(field?.revision)],
      ['choice_key', 'ouro'],
      ['choice_label', 'Dourado'],
      ['choice_label_en', ''],
      ['choice_key', 'prata'],
      ['choice_label', 'Prata'],
      ['choice_label_en', ''],
      ['choice_off', '1'],
    ]);
    const path = `/admin/fields/${field?.id}`;
    expect((await ask(path, again)).status).toBe(200);
    expect((await rowOf(`plano_${mark}`))?.choices).toMatchObject([
      { key: 'ouro', label: 'Dourado', is_active: true },
      { key: 'prata', is_active: false },
    ]);
    expect((await ask(path, again)).status).toBe(409);
    const none = new URLSearchParams({ subject: 'contact', type: 'choices', label: 'Sem opções' });
    const refused = await ask('/admin/fields/new', none);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words.mistakes.no_choice);
  });

  it('is moved, archived with an undo, and deleted with a count of its values', async () => {
    const { id, revision } = await someField('contact');
    const set = (value: string) =>
      send(`/admin/contacts/${contact}`, {
        ...{ intent: 'custom-field', field: id, seen: 'null', value },
      });
    expect((await set('Azul')).status).toBe(200);
    const act = (fields: Record<string, string>) => send('/admin/fields', fields, 'admin');
    expect((await act({ intent: 'up', id })).status).toBe(200);
    const [now] = await sql<{ revision: number }>(
      'select revision from public.custom_fields where id = $1',
      id,
    );
    const archived = await act({
      intent: 'archive',
      id,
      revision: String(now?.revision ?? revision),
    });
    expect(archived.text).toContain(words.done.archive);
    expect((await set('Verde')).status).toBe(404);
    // It is still read, where it has a value.
    expect((await see(`/admin/contacts/${contact}`)).text).toContain('Azul');
    await act({ intent: 'undo', set: fieldIn(archived.text, 'set') });
    const [active] = await sql<{ revision: number; is_active: boolean }>(
      'select revision, is_active from public.custom_fields where id = $1',
      id,
    );
    expect(active?.is_active).toBe(true);
    const key = (row: { revision: number } | undefined) => ({
      id,
      revision: String(row?.revision),
    });
    expect((await act({ intent: 'delete', ...key(active) })).status).toBe(409);
    await act({ intent: 'archive', ...key(active) });
    const [away] = await sql<{ revision: number }>(
      'select revision from public.custom_fields where id = $1',
      id,
    );
    expect((await see('/admin/fields', 'admin')).text).toContain('1 valor some junto');
    expect((await act({ intent: 'delete', ...key(away) })).status).toBe(200);
    // The change is still reported.
    expect((await see(`/admin/contacts/${contact}`)).text).toContain('Azul');
  });
});

describe('lists', () => {
  const made = async (type: string, more = '[]') => someField('deal', { type, more });
  const value = (field: string, column: string, given: unknown) =>
    sql(
      `insert into public.custom_field_values (field_id, deal_id, ${column}) values ($1, $2, $3)`,
      ...[field, deal, given],
    );
  const has = async (query: string) =>
    (await see(`/admin/deals/list?${query}`)).text.includes(`/admin/deals/${deal}`);

  it('are filtered by what was chosen, by a range and by a part of a text, and show it in a column', async () => {
    const choices = JSON.stringify([
      { key: 'ouro', label: 'Ouro', label_en: null, is_active: true },
      { key: 'prata', label: 'Prata', label_en: null, is_active: true },
    ]);
    const [plan, area, day, note, vip] = [
      await made('choice', choices),
      await made('money'),
      await made('date'),
      await made('text'),
      await made('yes_no'),
    ];
    await value(plan.id, 'choice', 'ouro');
    await value(area.id, 'number', 150_000);
    await value(day.id, 'day', '2026-12-31');
    await value(note.id, 'words', 'Prefere 50% de entrada');
    await value(vip.id, 'flag', true);
    for (const [query, found] of [
      [`f.${plan.key}=ouro`, true],
      [`f.${plan.key}=prata`, false],
      [`f.${plan.key}=prata&f.${plan.key}=ouro`, true],
      [`f.${area.key}.from=1.500,00`, true],
      [`f.${area.key}.from=1.500,01`, false],
      [`f.${area.key}.from=1000&f.${area.key}.to=2000`, true],
      [`f.${day.key}.to=2026-12-30`, false],
      [`f.${day.key}.from=2026-12-31&f.${plan.key}=ouro`, true],
      // What is no day or number of its field does not filter.
      [`f.${day.key}.from=2026-02-31`, true],
      [`f.${day.key}.from=0000-01-01`, true],
      [`f.${day.key}.from=amanh%C3%A3`, true],
      [`f.${area.key}.from=muito`, true],
      [`f.${note.key}=50%25`, true],
      [`f.${note.key}=51%25`, false],
      [`f.${vip.key}=false`, false],
      [`f.${vip.key}=true`, true],
    ] as const) {
      expect([query, await has(query)]).toEqual([query, true === found]);
    }
    await sql('update public.custom_fields set in_list = true where id = $1 returning id', plan.id);
    const list = await see(`/admin/deals/list?f.${plan.key}=ouro`);
    expect(list.text).toContain('Ouro');
    // The filter stays in every address of the list, and its chip removes it.
    expect(list.text).toContain(`f.${plan.key}=ouro&amp;`);
    const page = await see(`/admin/deals/${deal}?list=f.${plan.key}%3Douro`);
    expect(page.text).toContain(`/admin/deals/list?f.${plan.key}=ouro`);
  });

  it('are exported with a column for each field', async () => {
    const { id, key } = await made('number');
    await value(id, 'number', 1250.5);
    const file = await see(`/admin/deals/export?f.${key}.from=1`, 'admin');
    const [head = '', row = ''] = file.text.replace('\ufeff', '').split('\r\n');
    const cells = head.split(';');
    expect(cells).toContain(key);
    expect(row.split(';')[cells.indexOf(key)]).toBe('1250,5');
  });
});

describe('a record without a value', () => {
  it('is found by its list, alone and beside values', async () => {
    const { key, id } = await someField('contact');
    const [full, bare] = await sql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Com valor', $1, 'manual'), ('Sem valor', $2, 'manual')
       returning id`,
      `${randomUUID()}@casa.example`,
      `${randomUUID()}@casa.example`,
    );
    await send(`/admin/contacts/${full?.id}`, {
      ...{ intent: 'custom-field', field: id, seen: 'null', value: 'Azul' },
    });
    const listed = async (query: string) => {
      const { text } = await see(`/admin/contacts?${query}`);
      return [text.includes(full?.id ?? '?'), text.includes(bare?.id ?? '?')];
    };
    expect(await listed(`f.${key}.none=yes`)).toEqual([false, true]);
    expect(await listed(`f.${key}=azul`)).toEqual([true, false]);
  });
});

describe('what a new record needs', () => {
  it('is asked where one is added by a line, and refused without it', async () => {
    const { id: field } = await someField('contact');
    await sql(
      'update public.custom_fields set is_required = true where id = $1 returning id',
      field,
    );
    const asked = await see('/admin/new?what=contact');
    expect(asked.text).toContain(`own.${field}`);
    const line = { id: randomUUID(), product: 'forja', what: 'contact', line: 'Bia Nova' };
    const refused = await send('/admin/new', line);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words.refused.value_required);
    expect((await send('/admin/new', { ...line, [`own.${field}`]: 'Azul' })).status).toBe(303);
    const [stored] = await sql<{ words: string }>(
      'select words from public.custom_field_values where field_id = $1',
      field,
    );
    expect(stored?.words).toBe('Azul');
    await sql(
      'update public.custom_fields set is_required = false where id = $1 returning id',
      field,
    );
  });
});

it('a lead shows the fields of its contact, to be changed in place', async () => {
  const { id: field } = await someField('contact');
  const [lead] = await sql<{ id: string }>(
    `insert into public.qualification_submissions (form_data, protocol, source)
     values (jsonb_build_object('name', 'Caio', 'email', $1::text), 'FIELDS', 'website') returning id`,
    `${randomUUID()}@casa.example`,
  );
  await sql(
    'update public.qualification_submissions set contact_id = $2 where id = $1 returning id',
    lead?.id,
    contact,
  );
  const { text } = await see(`/admin/leads/${lead?.id}`);
  expect(text).toContain(`value="${field}"`);
  expect(text).toMatch(/action="\/admin\/contacts\/[0-9a-f-]{36}"/);
});
