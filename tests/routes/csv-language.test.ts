import { beforeAll, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { ASKED } from '#app/features/pricing/questions.ts';
import en from '#app/features/qualification/admin/leads/locales/en.json' with { type: 'json' };
import pt from '#app/features/qualification/admin/leads/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* A list as a file: in the language, the time zone and the spelling of the user who downloads it. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  const phones = { ANA: '+55 17 99123 4567', BIA: '+1 415 555 2671', CLARA: 'depois das 18h' };
  for (const [name, phone] of Object.entries(phones)) {
    await sql(
      `insert into public.qualification_submissions (form_data, protocol, source)
       values (jsonb_build_object('name', $1::text, 'phone', $2::text, 'company', 'Um; dois, três'),
         $1, 'contact_form')`,
      name,
      phone,
    );
  }
  // Still the first of March in São Paulo.
  await sql(`update public.qualification_submissions set created_at = '2026-03-02T02:30:00Z',
    cleared_at = now()`);
});

const fileIn = async (locale: string, query = '') => {
  const cookies = `${manager.cookie}; preferred-locale=${locale}`;
  const { text } = await visit(site(), `/admin/leads/export?${query}`, cookies);
  return text;
};

it.each([
  ['pt-BR', pt, ';', '01/03/2026 23:30', '"Um; dois, três"'],
  ['en', en, ',', '2026-03-01 23:30', '"Um; dois, três"'],
] as const)('is in %s', async (locale, words, separator, arrived, company) => {
  const text = await fileIn(locale, 'text=clara');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = '', line = ''] = text.slice(1).split('\r\n');
  expect(head.split(separator)).toEqual([
    ...[words.protocol, words.fields.name, words.fields.email, words.fields.phone],
    ...[words.fields.company, words.status, words.owners.one, words.answer.label],
    ...[words.score.label, words.source, words.page, words.campaign],
    ...[words.arrived, words.toReview],
    ...Object.values(messages[locale].pricing.columns),
    ...ASKED.map((question) => messages[locale].pricing.questions[question]),
    words.answers,
  ]);
  expect(line).toContain([company, words.statuses.new, words.owners.nobody].join(separator));
  expect(line).toContain(`${separator}${words.sources.contact_form}${separator}`);
  expect(line).toContain(`${separator}${arrived}${separator}`);
});

it('has telephone numbers as people dial them, and other text as typed', async () => {
  const text = await fileIn('pt-BR', 'source=contact_form');
  expect(text).toContain(';(17) 99123-4567;');
  expect(text).toContain(';00 1 415 555 2671;');
  expect(text).toContain(';depois das 18h;');
});

it('without rows is the header only', async () => {
  const text = await fileIn('en', 'text=nobody-of-this-name');
  expect(text.trim().split('\r\n')).toHaveLength(1);
  expect(text).toContain(en.fields.company);
});

it('shows every answer about the day of a workshop', async () => {
  for (const day of ['2026-03-05', 'other', '2026-13-45', '']) {
    await sql(
      `insert into public.qualification_submissions (form_data, protocol, source)
       values (jsonb_build_object('name', 'Dora', 'date', $1::text), 'DIA' || $1, 'workshop')`,
      day,
    );
  }
  const text = await fileIn('pt-BR', 'text=dora');
  expect(text).toContain('5 de março de 2026');
  expect(text).toContain('2026-13-45');
});
