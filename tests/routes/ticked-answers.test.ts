import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { readLeadForMail } from '#app/features/qualification/lead-mail.store.server.ts';
import { teamMailOf } from '#app/features/qualification/lead-mails.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, fieldsOf, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const PAGE = { 'pt-BR': '/projeto?de=faq', en: '/en/project?de=faq' };
const MISSING = { 'pt-BR': 'Campo obrigatório', en: 'Required field' };
const THEMES = {
  ...{ 'o.0.key': 'new-3', 'o.0.value': 'sites', ...both('o.0.label', 'Sites & lojas') },
  ...{ 'o.1.key': 'new-4', ...both('o.1.label', 'Jogos') },
};

let ana: SignedIn;
let form = '';
const save = async (fields: Record<string, string>) =>
  post(
    site(),
    `/admin/forms/${form}`,
    { ...fields, revision: String((await formOf(form))?.revision) },
    { cookie: ana.cookie },
  );

beforeAll(async () => {
  registerMessages(messages);
  ana = await signedIn(site(), 'admin');
  form = await newForm(site(), ana);
  const saved = await save(
    draft(
      [
        { key: 'new-0', label: 'E-mail', type: 'email', property: 'email' },
        { key: 'new-1', label: 'Temas', type: 'checkbox', required: 'on', ...THEMES },
        {
          ...{ key: 'new-2', label: 'Aceito receber novidades', type: 'checkbox', required: 'on' },
          // Kept while another type is tried, and part of none that does not show it.
          ...both('placeholder', 'Nunca visto'),
        },
        { key: 'new-5', label: 'Pode ligar?', type: 'checkbox' },
      ],
      { page: '/faq' },
    ),
  );
  expect(saved.status).toBe(200);
  const state = { intent: 'state', state: 'active', id: form };
  await post(site(), '/admin/forms', state, { cookie: ana.cookie });
});

type Answers = Record<string, string[]>;
const NAMES = {
  email: 'e_mail',
  themes: 'temas',
  news: 'aceito_receber_novidades',
  call: 'pode_ligar',
};

function send(locale: Locale, answers: Answers, accept = 'text/html') {
  const fields = Object.entries({ form: [form], from: ['faq'], ...answers }).flatMap(
    ([name, values]) => values.map((value) => [name, value] as [string, string]),
  );
  const body = String(new URLSearchParams(fields));
  return site().ask(endpointPath('projectSubmit', locale), {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', origin: site().origin, accept },
      ...{ 'content-length': String(Buffer.byteLength(body)), 'x-forwarded-for': nextAddress() },
    },
    body,
  });
}
const answered = (answers: Partial<Record<keyof typeof NAMES, string[]>>): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, values]) => [
      `answers.${NAMES[key as keyof typeof NAMES]}`,
      values,
    ]),
  );
const leadOf = async (email: string) =>
  (
    await sql<{ id: string; form_data: object; form_snapshot: { fields: object[] } }>(
      `select id, form_data, form_snapshot from public.qualification_submissions
       where form_data ->> 'e_mail' = $1`,
      email,
    )
  )[0];
const newEmail = () => `${randomUUID()}@casa.example`;
const boxes = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);

describe('questions answered by ticking', () => {
  it('are saved with their options and without what their type does not have', async () => {
    const stored = await sql(
      `select field_name, field_type, options, placeholder_text,
         translations -> 'en' -> 'options' as english
       from public.form_fields where form_id = $1 and field_type = 'checkbox'
       order by field_order`,
      form,
    );
    expect(stored).toEqual([
      {
        ...{ field_name: NAMES.themes, field_type: 'checkbox', placeholder_text: null },
        options: [
          { value: 'sites', label: 'Sites & lojas' },
          { value: 'jogos', label: 'Jogos' },
        ],
        english: [
          { value: 'sites', label: 'Sites & lojas (en)' },
          { value: 'jogos', label: 'Jogos (en)' },
        ],
      },
      ...[NAMES.news, NAMES.call].map((field_name) => ({
        ...{ field_name, field_type: 'checkbox', placeholder_text: null, options: [] },
        english: null,
      })),
    ]);
    const versions = await sql(
      `select from public.form_versions where form_id = $1
         and definition -> 'fields' @> '[{"field_type": "checkbox"}]'`,
      form,
    );
    expect(versions).toHaveLength(1);
  });

  it('may say nothing of the contact, and get their options without scripts', async () => {
    const key = 'new-1';
    const wrong = await save(draft([{ key, label: 'Nome', type: 'checkbox', property: 'name' }]));
    expect([wrong.status, wrong.text.includes(`q-${key}-property-e`)]).toEqual([422, true]);
    const edited = { ...draft([{ key, label: 'Temas', type: 'checkbox' }]), edit: 'type:0' };
    const visible = await save(edited);
    expect([visible.status, visible.text.includes('value="option-add:0"')]).toEqual([200, true]);
    const added = await save({ ...edited, edit: 'option-add:0' });
    expect(added.text).toContain('name="q.0.o.0.value"');
    expect((await fieldsOf(form)).length).toBe(4);
  });

  it.each(['pt-BR', 'en'] as const)(
    'are asked as boxes with a name each, in %s',
    async (locale) => {
      const { status, text } = await visit(site(), PAGE[locale]);
      expect(status).toBe(200);
      const english = locale === 'en' ? ' (en)' : '';
      expect(text).toMatch(
        new RegExp(
          `<fieldset[^>]*aria-describedby="[^"]+-h"[^>]*><legend[^>]*>Temas${english.replace(/[()]/g, '\\$&')}<`,
        ),
      );
      expect(text).toContain(`Sites &amp; lojas${english}</label>`);
      const names = boxes(text).map((box) => /name="answers\.(\w+)"/.exec(box)?.[1]);
      expect(names.filter(Boolean)).toEqual([NAMES.themes, NAMES.themes, NAMES.news, NAMES.call]);
      expect(text).not.toContain('Nunca visto');
    },
  );

  it.each(['pt-BR', 'en'] as const)(
    'that are missing come back with the page, and what was ticked stays, in %s',
    async (locale) => {
      const email = newEmail();
      const nothing = await send(locale, answered({ email: [email] }));
      expect(nothing.status).toBe(422);
      expect(nothing.text.split(`>${MISSING[locale]}</p>`)).toHaveLength(3);
      for (const themes of [['jogos'], ['sites', 'jogos']]) {
        const { status, text } = await send(
          locale,
          answered({ email: [email], themes, call: ['on'] }),
        );
        expect(status).toBe(422);
        const ticked = boxes(text).filter((box) => box.includes('checked'));
        expect(ticked.map((box) => /value="(\w+)"/.exec(box)?.[1] ?? 'on')).toEqual([
          ...themes,
          'on',
        ]);
        const news = boxes(text).find((box) => box.includes(NAMES.news)) ?? '';
        expect(news).toContain('aria-invalid="true"');
        const error = /aria-describedby="([^"]+)"/.exec(news)?.[1];
        expect(text).toContain(`id="${error}">${MISSING[locale]}</p>`);
      }
      const never = await send(
        locale,
        answered({ email: [email], themes: ['tudo'], news: ['on'] }),
      );
      expect(never.status).toBe(422);
      expect(await leadOf(email)).toBeUndefined();
    },
  );

  it.each(['text/html', 'application/json'])(
    'are stored, mailed, shown and taken out in words, asked for by %s',
    async (accept) => {
      const email = newEmail();
      const ticked = { email: [email], themes: ['jogos', 'sites'], news: ['on'] };
      const answer = await send('en', answered(ticked), accept);
      expect(answer.status).toBe(accept === 'text/html' ? 303 : 200);
      const lead = await leadOf(email);
      expect(lead?.form_data).toEqual({
        [NAMES.email]: email,
        [NAMES.themes]: ['sites', 'jogos'],
        [NAMES.news]: true,
        [NAMES.call]: false,
      });

      // Independent of the present questions of the form.
      await sql(
        `update public.form_fields set options = '[{"value": "x", "label": "Outra"}]'
         where form_id = $1 and field_name = $2`,
        form,
        NAMES.themes,
      );
      const id = lead?.id ?? '';
      const mailed = await asActor({ kind: 'system' }, (tx) => readLeadForMail(tx, id));
      if (!mailed) throw new Error('There is no such lead.');
      const team = [
        { label: 'E-mail', value: email },
        { label: 'Temas', value: 'Sites & lojas; Jogos' },
        { label: 'Aceito receber novidades', value: 'Sim' },
        { label: 'Pode ligar?', value: 'Não' },
      ];
      expect(teamMailOf(mailed, '').content.answers).toMatchObject(team);
      expect(mailed.answersIn('en')).toMatchObject([
        { label: 'E-mail (en)', value: email },
        { label: 'Temas (en)', value: 'Sites & lojas (en); Jogos (en)' },
        { label: 'Aceito receber novidades (en)', value: 'Yes' },
        { label: 'Pode ligar? (en)', value: 'No' },
      ]);
      const panel = await visit(site(), `/admin/leads/${id}`, ana.cookie);
      for (const value of ['Sites &amp; lojas; Jogos', 'Sim', 'Não']) {
        expect(panel.text).toContain(`<dd>${value}</dd>`);
      }
      const file = await visit(site(), `/admin/leads/export?text=${email}`, ana.cookie);
      expect(file.text).toContain(team.map(({ label, value }) => `${label}: ${value}`).join('\n'));
      await sql(
        `update public.form_fields set options = '[{"value": "sites", "label": "Sites & lojas"},
           {"value": "jogos", "label": "Jogos"}]' where form_id = $1 and field_name = $2`,
        form,
        NAMES.themes,
      );
    },
  );
});
