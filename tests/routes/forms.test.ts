import { beforeAll, describe, expect, it } from 'vitest';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, type FieldRow, fieldsOf, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn } from './staff.ts';

const site = useBuiltSite();

let ana: SignedIn;
let bia: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
  bia = await signedIn(site(), 'admin');
});
const save = (id: string, fields: Record<string, string>, who = ana) =>
  post(site(), `/admin/forms/${id}`, fields, { cookie: who.cookie });

describe('saving a form', () => {
  it('writes form and questions at once, under names that stay', async () => {
    const id = await newForm(site(), ana);
    const [nome, email] = await fieldsOf(id);
    const revision = String((await formOf(id))?.revision);
    const saved = await save(
      id,
      draft(
        [
          { key: nome?.id ?? '', label: 'Quem é você?', name: 'outro_nome', property: 'name' },
          { key: email?.id ?? '', label: 'E-mail', type: 'email', property: 'email' },
          { key: 'new-1', label: 'Prazo & verba' },
          { key: 'new-2', label: 'Prazo e verba' },
          { key: 'new-3', label: 'Prazo / verba' },
        ],
        { revision },
      ),
    );
    expect(saved.status).toBe(200);
    expect((await fieldsOf(id)).map(({ field_name }) => field_name)).toEqual([
      'nome',
      'email',
      'prazo_verba',
      'prazo_e_verba',
      'prazo_verba_2',
    ]);
    const versions = await sql('select from public.form_versions where form_id = $1', id);
    expect(versions).toHaveLength(2);
    const sets = await sql(
      `select distinct change_set from public.setting_changes
       where (table_name = 'form_fields' and after ->> 'form_id' = $1) or row_id = $1::uuid`,
      id,
    );
    // Made in one transaction, saved in one.
    expect(sets).toHaveLength(2);
  });

  it('moves a contact property between questions, and removes a question', async () => {
    const id = await newForm(site(), ana);
    const [nome, email] = await fieldsOf(id);
    const one = await save(
      id,
      draft(
        [
          { key: email?.id ?? '', label: 'E-mail', type: 'email', property: 'email' },
          { key: nome?.id ?? '', label: 'Empresa', property: 'company' },
          { key: 'new-1', label: 'Nome', property: 'name' },
        ],
        { revision: '1' },
      ),
    );
    // The questions that it was made with have counted as well.
    expect(one.status).toBe(409);
    const revision = String((await formOf(id))?.revision);
    const two = await save(
      id,
      draft(
        [
          { key: 'new-1', label: 'Nome', property: 'name' },
          { key: nome?.id ?? '', label: 'Empresa', property: 'company' },
        ],
        { revision },
      ),
    );
    expect(two.status).toBe(200);
    expect(await fieldsOf(id)).toMatchObject([
      { field_name: 'nome_2', contact_property: 'name' },
      { field_name: 'nome', contact_property: 'company' },
    ]);
  });

  it('shows the conflict to the second of two users, and overwrites nothing', async () => {
    const id = await newForm(site(), ana);
    const [nome, email] = await fieldsOf(id);
    const revision = String((await formOf(id))?.revision);
    const labelled = (label: string) =>
      draft(
        [
          { key: nome?.id ?? '', label, property: 'name' },
          { key: email?.id ?? '', label: 'E-mail', type: 'email', property: 'email' },
        ],
        { revision },
      );
    // Only a question is changed: that counts as much as the form itself.
    expect((await save(id, labelled('Da Ana'), ana)).status).toBe(200);
    const second = await save(id, labelled('Da Bia'), bia);
    expect(second.status).toBe(409);
    for (const text of ['Da Ana', 'Da Bia']) expect(second.text).toContain(text);
    expect((await fieldsOf(id))[0]?.field_label).toBe('Da Ana');
    // The typed text is still there, with the newer revision beside the old one.
    expect(second.text).toContain('value="Da Bia"');
    const revisions = [...second.text.matchAll(/name="revision" value="(\d+)"/g)].map(
      ([, value]) => value,
    );
    const now = String((await formOf(id))?.revision);
    expect(revisions.slice(0, 2)).toEqual([revision, now]);
    const knowing = await save(id, { ...labelled('Da Bia'), revision: now }, bia);
    expect(knowing.status).toBe(200);
    expect((await fieldsOf(id))[0]?.field_label).toBe('Da Bia');
  });

  it('restores an earlier version as a new one, with the removed questions', async () => {
    const id = await newForm(site(), ana);
    const before = await fieldsOf(id);
    const revision = async () => String((await formOf(id))?.revision);
    const stale = await revision();
    await save(id, { ...draft([{ key: 'new-1', label: 'Nome' }]), revision: stale });
    const [first] = await sql<{ id: string }>(
      'select id from public.form_versions where form_id = $1 and version = 1',
      id,
    );
    const back = { intent: 'return', version: first?.id ?? '' };
    expect((await save(id, { ...back, revision: stale })).status).toBe(409);
    expect((await save(id, { ...back, revision: await revision() })).status).toBe(200);
    expect(await fieldsOf(id)).toEqual(before);
    const versions = await sql<{ same: boolean }>(
      `select v.definition = o.definition as same from public.form_versions v
       join public.form_versions o on o.form_id = v.form_id and o.version = 1
       where v.form_id = $1 and v.version = 3`,
      id,
    );
    expect(versions).toEqual([{ same: true }]);
  });

  it('copies a form with its questions and source, for no page and switched off', async () => {
    const [seeded] = await sql<{ id: string }>(
      `select id from public.qualification_forms where name = 'Forjar projeto'`,
    );
    const id = seeded?.id ?? '';
    await sql(`update public.qualification_forms set lead_source = 'doavya' where id = $1`, id);
    const copied = await post(
      site(),
      '/admin/forms',
      { intent: 'duplicate', id },
      { cookie: ana.cookie },
    );
    const copy = String(copied.headers.location).split('/').at(-1) ?? '';
    const [row] = await sql(
      `select name, is_active, page_paths, lead_source from public.qualification_forms
       where id = $1`,
      copy,
    );
    // Its leads stay those of the same product.
    expect(row).toEqual({
      name: 'Forjar projeto (cópia)',
      ...{ is_active: false, page_paths: [], lead_source: 'doavya' },
    });
    await sql('update public.qualification_forms set lead_source = null where id = $1', id);
    const plain = (fields: FieldRow[]) => fields.map(({ id: _, ...field }) => field);
    expect(plain(await fieldsOf(copy))).toEqual(plain(await fieldsOf(id)));
  });
});

/** Options without a value of their own. */
const options = (...labels: string[]) =>
  Object.assign(
    {},
    ...labels.map((label, at) => ({
      [`o.${at}.key`]: `new-9${at}`,
      [`o.${at}.value`]: '',
      ...both(`o.${at}.label`, label),
    })),
  ) as Record<string, string>;

it('makes values of short and similar options', async () => {
  const id = await newForm(site(), ana);
  const revision = String((await formOf(id))?.revision);
  const asked = { key: 'new-1', label: 'Quantas pessoas?', type: 'select' };
  const labels = ['1', '2', 'C++', 'C#', '👍', 'Mais de 10', 'Mais de 10!'];
  const saved = await save(id, draft([{ ...asked, ...options(...labels) }], { revision }));
  expect(saved.status).toBe(200);
  const [row] = await sql<{ options: { value: string; label: string }[] }>(
    'select options from public.form_fields where form_id = $1',
    id,
  );
  expect(row?.options.map(({ label }) => label)).toEqual(labels);
  expect(row?.options.map(({ value }) => value)).toEqual([
    ...['opcao-1', 'opcao-2', 'opcao-c', 'opcao-c-2', 'opcao', 'mais-de-10', 'mais-de-10-2'],
  ]);
});

describe('a form that is saved while somebody fills it in', () => {
  it('keeps the questions and options that were read, also of the answers to the first steps', async () => {
    const id = await newForm(site(), ana);
    const [nome, email] = await fieldsOf(id);
    const revision = async () => String((await formOf(id))?.revision);
    const steps = {
      ...{ 's.0.key': 'step-0', ...both('s.0.title', 'Você') },
      ...{ 's.1.key': 'step-1', ...both('s.1.title', 'Projeto') },
    };
    const questions = (
      budget: string,
      key: string,
      limits: Record<string, string>,
    ): Parameters<typeof draft>[0] => [
      { key: nome?.id ?? '', label: 'Nome', property: 'name', step: 'step-0' },
      {
        ...{ key: email?.id ?? '', label: 'E-mail', type: 'email', property: 'email' },
        step: 'step-0',
      },
      { key, label: budget, type: 'select', step: 'step-0', ...limits },
      { key: 'new-2', label: 'Prazo', step: 'step-1' },
    ];
    const first = questions('Orçamento mensal', 'new-1', options('Até 10', 'Mais de 10'));
    const made = await save(id, draft(first, { ...steps, revision: await revision() }));
    expect(made.status).toBe(200);
    const state = { intent: 'state', state: 'active', id };
    await post(site(), '/admin/forms', state, { cookie: ana.cookie });
    const [stored] = await sql<{ version: number }>(
      'select max(version) as version from public.form_versions where form_id = $1',
      id,
    );
    const version = String(stored?.version);
    const budget = (await fieldsOf(id)).find(({ field_name }) => field_name === 'orcamento_mensal');
    const next = questions('Orçamento anual', budget?.id ?? '', options('Até 10'));
    const changed = await save(id, draft(next, { ...steps, revision: await revision() }));
    expect(changed.status).toBe(200);

    const kept = crypto.randomUUID();
    const answers = {
      ...{ form: id, version, 'answers.nome': 'Ana', 'answers.email': `${kept}@casa.example` },
      'answers.orcamento_mensal': 'mais-de-10',
    };
    const send = (fields: Record<string, string>) =>
      post(site(), '/projeto/enviar', { ...answers, ...fields }, { from: nextAddress() });
    const asked = {
      version: Number(version),
      fields: expect.arrayContaining([
        expect.objectContaining({
          field_label: 'Orçamento mensal',
          options: expect.arrayContaining([{ value: 'mais-de-10', label: 'Mais de 10' }]),
        }),
      ]),
    };
    expect((await send({ step: '0', keep: 'on', kept })).status).toBe(200);
    const unfinished = await sql(
      'select form_snapshot from public.unfinished_leads where form_id = $1',
      id,
    );
    expect(unfinished).toMatchObject([{ form_snapshot: asked }]);
    const sent = await send({ step: '1', 'answers.prazo': 'Natal' });
    expect(sent.status).toBe(303);
    const leads = await sql(
      'select form_snapshot from public.qualification_submissions where form_id = $1',
      id,
    );
    expect(leads).toMatchObject([{ form_snapshot: asked }]);
  });
});

describe('the questions of the dialog', () => {
  const labelsOn = async (home: string) => {
    const { text } = await site().ask(home);
    const [, address = ''] = /data-props-from="([^"]+)"/.exec(text) ?? [];
    const { text: answer, headers } = await site().ask(address);
    return { page: text, headers, props: JSON.parse(answer) };
  };

  it('are loaded when it is opened, in its language, and are part of no page', async () => {
    for (const [home, language, title] of [
      ['/', 'pt', 'Conte o seu projeto'],
      ['/en', 'en', 'Tell us about your project'],
    ] as const) {
      const { page, headers, props } = await labelsOn(home);
      expect([language, props.form.title, props.from, props.mode]).toEqual([
        language,
        title,
        'home',
        'dialog',
      ]);
      expect(page).not.toContain(props.form.fields[0].label);
      // A changed form is served as it is to the next visitor.
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('are those for no page where the address names none', async () => {
    const { text } = await site().ask('/projeto/perguntas?de=constructor');
    expect(JSON.parse(text)).toMatchObject({ from: null, form: { version: expect.any(Number) } });
  });
});
