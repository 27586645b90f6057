import { beforeAll, expect, it } from 'vitest';
import { UNREAD_FILTER } from '#app/ui/admin/data-table/list-filters.ts';
import en from '#app/ui/admin/data-table/locales/en.json' with { type: 'json' };
import pt from '#app/ui/admin/data-table/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someField } from './custom-field-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* A command on all rows that match is refused where a filter of the address cannot be read. */

const site = useBuiltSite();
let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'superadmin');
  await sql(
    `insert into public.crm_contacts (name, email, source, products)
     select 'Pessoa ' || n, n || '@todos.example', 'manual', '{forja}' from generate_series(1, 60) n`,
  );
});

const tag = { intent: 'tag-matching', tag: 'Alvo' };
const give = { intent: 'give-matching', owner: '' };
/** Every command on all rows that match, and a filter of its list that cannot be read. */
const COMMANDS: [path: string, unread: string, fields: Record<string, string>][] = [
  ...[{ intent: 'move-matching', status: 'contacted' }, give, tag].map(
    (fields): (typeof COMMANDS)[number] => ['/admin/leads', 'status=gold', fields],
  ),
  ...[give, tag].map((fields): (typeof COMMANDS)[number] => ['/admin/contacts', 'owner=1', fields]),
  ...[give, tag].map((fields): (typeof COMMANDS)[number] => [
    '/admin/companies',
    'owner=1',
    fields,
  ]),
  ...[give, tag, { intent: 'move-matching', stage: crypto.randomUUID() }].map(
    (fields): (typeof COMMANDS)[number] => ['/admin/deals', 'state=gold', fields],
  ),
  ...[{ intent: 'set-matching', what: 'priority', to: 'high' }, tag].map(
    (fields): (typeof COMMANDS)[number] => ['/admin/tickets', 'project=1', fields],
  ),
  ...[{ intent: 'move-matching', status: 'declined' }, give].map(
    (fields): (typeof COMMANDS)[number] => ['/admin/feedback', 'text=ab', fields],
  ),
  ['/admin/feedback/ideas', 'status=gold', { intent: 'move-matching', status: 'declined' }],
  ['/admin/mails/jobs', 'state=gold', { intent: 'matching' }],
];

const sent = (path: string, query: string, fields: Record<string, string>) =>
  post(site(), `${path}.data?${query}`, fields, { cookie: ana.cookie });

it.each(COMMANDS)('%s?%s refuses %o', async (path, unread, fields) => {
  const { status, text } = await sent(path, unread, fields);
  expect([status, text.includes(`"${UNREAD_FILTER}"`)]).toEqual([422, true]);
});

it.each([
  ['/admin/contacts', 'contact', give],
  ['/admin/companies', 'company', give],
  ['/admin/deals', 'deal', give],
  ['/admin/tickets', 'ticket', { intent: 'set-matching', what: 'priority', to: 'high' }],
] as const)(
  '%s refuses a filter by a custom field that filters nothing',
  async (path, subject, fields) => {
    const day = await someField(subject, { type: 'date' });
    const gone = await someField(subject, { isActive: false });
    for (const query of [
      `f.${day.key}=ontem`,
      `f.${day.key}.from=2026-01-01&f.${day.key}.none=yes`,
      `f.${gone.key}=azul`,
      'f.nunca_houve=1',
      'f.Maiusculas=1',
    ]) {
      for (const one of [fields, tag]) {
        const { status, text } = await sent(path, query, one);
        expect([query, status, text.includes(UNREAD_FILTER)]).toEqual([query, 422, true]);
      }
    }
    expect((await sent(path, `f.${day.key}.from=2026-01-01`, fields)).status).toBe(200);
    expect(await sql('select from public.crm_tags where name = $1', tag.tag)).toEqual([]);
  },
);

it.each([
  ['pt-BR', pt],
  ['en', en],
] as const)('a list shows a filter that cannot be read (%s)', async (locale, words) => {
  const cookie = `${ana.cookie}; preferred-locale=${locale}`;
  const { text } = await visit(site(), '/admin/contacts?owner=1&text=pessoa', cookie);
  expect(text).toContain(words.unread);
  expect(text).toContain('<s>1</s>');
  const read = await visit(site(), '/admin/contacts?owner=&text=pessoa', cookie);
  expect(read.text).not.toContain(words.unread);
});
