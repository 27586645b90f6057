import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { formsList } from '../../app/features/qualification/admin/forms/forms.list.server.ts';
import { listForms } from '../../app/features/qualification/admin/forms/forms.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { ListPart } from '../../app/ui/admin/data-table/list-query.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

type FormsPart = ListPart<typeof formsList>;
const formsPage = (userId: string, part: Partial<FormsPart> = {}) =>
  asActor({ kind: 'user', userId }, (tx) =>
    listForms(tx, { filter: {}, sort: formsList.usual, limit: 50, ...part }),
  );

type Version = { version: number; created_by: string | null; definition: { fields: unknown[] } };

describe('versions of a form', () => {
  useScratchDatabase();
  let admin = '';
  let manager = '';
  let form = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    manager = await makePerson({ role: 'manager' });
    const [row] = await ownerSql<{ id: string }>('select id from public.qualification_forms');
    form = row?.id ?? '';
  });
  const asAdmin = <Row>(statement: string) =>
    actorSql<Row>({ kind: 'user', userId: admin }, statement);
  const versions = () =>
    asAdmin<Version>(`select version, created_by, definition from public.form_versions
      where form_id = '${form}' order by version`);
  const revision = async () =>
    (
      await asAdmin<{ revision: number }>(`select revision from public.qualification_forms
      where id = '${form}'`)
    )[0]?.revision ?? 0;

  test('a form of the seed is its first one', async () => {
    expect(await versions()).toMatchObject([{ version: 1, created_by: null }]);
  });

  test('one save of a form and several questions is one more version, by its author', async () => {
    const before = await revision();
    await asAdmin(`with form as (
        update public.qualification_forms set title = 'Outro título' where id = '${form}' returning id)
      update public.form_fields q set field_label = field_label || '?' from form
        where q.form_id = form.id`);
    const [, second, ...more] = await versions();
    expect(more).toEqual([]);
    expect(second).toMatchObject({ version: 2, created_by: admin });
    expect(second?.definition.fields).toHaveLength(6);
    expect(await revision()).toBeGreaterThan(before);
  });

  test('a changed question alone raises the revision of its form, a repeated value does not', async () => {
    const before = await revision();
    const label = (text: string) =>
      asAdmin(`update public.form_fields set field_label = '${text}' where field_name = 'nome'`);
    await label('Seu nome');
    expect(await revision()).toBe(before + 1);
    await label('Seu nome');
    expect(await revision()).toBe(before + 1);
    expect(await versions()).toHaveLength(3);
  });

  test('name, pages and state are no part of it', async () => {
    await asAdmin(`update public.qualification_forms set name = 'x', page_paths = '{/sobre}',
      is_active = false where id = '${form}'`);
    expect(await versions()).toHaveLength(3);
  });

  test('an archived form is neither active nor public', async () => {
    const away = `update public.qualification_forms set archived_at = now(), is_active = `;
    expect(await refusalOf({ kind: 'user', userId: admin }, `${away} true`)).toBe('23514');
    await asAdmin(`${away} false`);
    expect(
      await actorSql({ kind: 'anonymous' }, 'select id from public.qualification_forms'),
    ).toEqual([]);
    expect(await actorSql({ kind: 'anonymous' }, 'select id from public.form_fields')).toEqual([]);
    await asAdmin(`update public.qualification_forms set archived_at = null, is_active = true`);
  });

  test('a form that has leads cannot be deleted, and a lead names the version it answered', async () => {
    await sendLead({ formId: form });
    const [lead] = await ownerSql<{ version: number }>(
      `select (form_snapshot ->> 'version')::integer as version
       from public.qualification_submissions`,
    );
    expect(lead?.version).toBe(3);
    const remove = `delete from public.qualification_forms where id = '${form}'`;
    expect(await refusalOf({ kind: 'user', userId: admin }, remove)).toBe('23503');
  });

  test('a visitor who opened the form before a question was removed keeps the question and the answer', async () => {
    await asAdmin(`delete from public.form_fields where field_name = 'empresa'`);
    const id = randomUUID();
    const answers = { nome: 'Ana', email: `${id}@casa.example`, empresa: 'Padaria Aurora' };
    await sendLead({ id, formId: form, answers });
    const lead = await storedLead(id);
    const [contact] = await ownerSql<{ company: string }>(
      'select company from public.crm_contacts where id = $1',
      [lead?.contact_id ?? ''],
    );
    expect(contact).toEqual({ company: 'Padaria Aurora' });
    expect(lead?.form_snapshot).toMatchObject({ version: 3, name: 'x' });
    const field = lead?.form_snapshot?.fields.find((each) => each['field_name'] === 'empresa');
    expect(field).toMatchObject({ field_label: 'Empresa?', contact_property: 'company' });
    expect(lead?.form_snapshot?.fields).toHaveLength(6);
    const later = randomUUID();
    await sendLead({ id: later, formId: form, answers: { nome: 'Ana', email: 'a@casa.example' } });
    expect((await storedLead(later))?.form_snapshot).toMatchObject({ version: 4 });
  });

  test('users without the permission read no version, and nobody writes one', async () => {
    const actor = { kind: 'user', userId: manager } as const;
    expect(await actorSql(actor, 'select from public.form_versions')).toEqual([]);
    expect(await formsPage(manager)).toEqual([]);
    for (const userId of [admin, manager]) {
      const change = `update public.form_versions set definition = '{}'`;
      expect(await refusalOf({ kind: 'user', userId }, change)).toBe('42501');
    }
  });
});

describe('figures of a form', () => {
  useScratchDatabase();

  test('are those of the form: views and starts as counted, and its leads', async () => {
    const admin = await makePerson({ role: 'admin' });
    const forms = await ownerSql<{ id: string }>(
      `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
       select 'b' || n, 't', 't', 't' from generate_series(1, 2) n returning id`,
    );
    const [first, second] = forms.map(({ id }) => id);
    const counts = JSON.stringify([
      { form: first, event: 'form_view', count: 3 },
      { form: first, event: 'form_view', count: 2 },
      { form: first, event: 'form_start', count: 1 },
      { form: '00000000-0000-4000-8000-000000000000', event: 'form_view', count: 9 },
    ]);
    for (let round = 0; round < 2; round += 1) {
      await actorSql({ kind: 'system' }, `select public.record_form_counts('${counts}'::jsonb)`);
    }
    await sendLead({ formId: first });
    await sendLead({ formId: second, marks: ['honeypot'] });
    const page = (part: Partial<FormsPart>) => formsPage(admin, part);
    expect(await page({ filter: { text: 'B', state: 'inactive' } })).toMatchObject([
      { id: first, name: 'b1', state: 'inactive', views: 10, starts: 2, completions: 1 },
      { id: second, name: 'b2', state: 'inactive', views: 0, starts: 0, completions: 0 },
    ]);
    const mostSeen = { by: 'views', descending: true } as const;
    expect(await page({ sort: mostSeen, limit: 1 })).toMatchObject([{ name: 'b1' }]);
    expect(await page({ after: first, limit: 1 })).toMatchObject([{ name: 'b2' }]);
    expect(await page({ after: second, limit: 1 })).toMatchObject([{ name: 'Forjar projeto' }]);
  });
});
