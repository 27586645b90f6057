import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Filters of lists that take several values. */

const site = useBuiltSite();
let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'superadmin');
  const sources = ['workshop', 'contact_form', 'website', 'qualification'];
  for (const [n, source] of sources.entries()) {
    await sql(
      `insert into public.qualification_submissions (form_data, protocol, source)
       values (jsonb_build_object('name', $1::text), $2, $3)`,
      `Pessoa de ${source}`,
      `S${n}`,
      source,
    );
  }
});

/** Whose leads are in a list or file. */
const peopleIn = (text: string) =>
  [...new Set([...text.matchAll(/Pessoa de (\w+)/g)].map(([, one]) => one))].sort();

it.each([
  '?source=workshop,website',
  // A form without scripts.
  '?source=website&source=workshop&source=',
  '?source=workshop,website&sort=-clock',
  '?source=workshop,website&status=new,lost&owner=none,me',
])('a list has the rows of each value: %s', async (query) => {
  const { status, text } = await visit(site(), `/admin/leads${query}`, ana.cookie);
  expect(status).toBe(200);
  expect(peopleIn(text)).toEqual(['website', 'workshop']);
  // The chip names each value.
  expect(text).toContain('Origem: Site ou Workshop, mudar');
});

it('one value stays an address of its own', async () => {
  const { text } = await visit(site(), '/admin/leads?source=workshop', ana.cookie);
  expect(peopleIn(text)).toEqual(['workshop']);
});

it('the file and a saved view have the same rows', async () => {
  const query = '?source=workshop,website';
  const file = await visit(site(), `/admin/leads/export${query}`, ana.cookie);
  expect(peopleIn(file.text)).toEqual(['website', 'workshop']);
  const fields = { intent: 'put', list: 'leads', name: 'Dois', query };
  expect((await post(site(), '/admin/views', fields, { cookie: ana.cookie })).status).toBe(200);
  const { text } = await visit(site(), `/admin/leads${query}`, ana.cookie);
  expect(text).toMatch(/Dois (?:<!-- -->)?<b>2<\/b>/);
});

it('leads are found by campaign, form, tag, city and any answer', async () => {
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, utm_campaign)
     values ('{"name": "Pessoa de campanha", "cidade": "São José", "projeto": "Um app de padaria, urgente"}',
       'C1', 'website', 'maio, 50%')`,
  );
  await sql(
    `with t as (insert into public.crm_tags (name) values ('Quente') returning id)
     insert into public.crm_tag_links (tag_id, lead_id)
     select t.id, s.id from t, public.qualification_submissions s where s.source = 'workshop'`,
  );
  const [tag] = await sql<{ id: string }>(`select id from public.crm_tags where name = 'Quente'`);
  const found = async (query: Record<string, string>) =>
    peopleIn((await visit(site(), `/admin/leads?${new URLSearchParams(query)}`, ana.cookie)).text);
  expect(await found({ campaign: 'maio%2C 50%25' })).toEqual(['campanha']);
  expect(await found({ campaign: 'maio%2C 50%25,junho', sort: 'clock' })).toEqual(['campanha']);
  expect(await found({ city: 'sao jose' })).toEqual(['campanha']);
  expect(await found({ question: 'projeto' })).toEqual(['campanha']);
  expect(await found({ question: 'projeto', value: 'PADARIA' })).toEqual(['campanha']);
  expect(await found({ question: 'cidade', value: 'padaria' })).toEqual([]);
  expect(await found({ value: 'são josé' })).toEqual(['campanha']);
  expect(await found({ tag: tag?.id ?? '' })).toEqual(['workshop']);
  expect(await found({ tag: tag?.id ?? '', status: 'new', sort: '-clock' })).toEqual(['workshop']);
  expect(await found({ form: crypto.randomUUID() })).toEqual([]);
});

it('many leads get a tag at once, and one undo removes it', async () => {
  const tagged = async () =>
    peopleIn((await visit(site(), `/admin/leads?tag=${await idOf('Feira')}`, ana.cookie)).text);
  const idOf = async (name: string) =>
    (await sql<{ id: string }>('select id from public.crm_tags where name = $1', name))[0]?.id ??
    '';
  const fields = { intent: 'tag-matching', tag: 'Feira' };
  const sent = { cookie: ana.cookie };
  await post(site(), '/admin/leads?source=workshop,contact_form', fields, sent);
  expect(await tagged()).toEqual(['contact_form', 'workshop']);
  const [link] = await sql<{ act: string }>(
    'select act from public.crm_tag_links where act is not null limit 1',
  );
  await post(site(), '/admin/leads', { intent: 'untag', act: link?.act ?? '' }, sent);
  expect(await tagged()).toEqual([]);
});

it('a list is a workbook too', async () => {
  const file = await visit(site(), '/admin/leads/export?source=workshop&file=xlsx', ana.cookie);
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toContain('leads.xlsx');
  expect(file.headers['content-type']).toContain('spreadsheetml');
  expect(file.text.startsWith('PK')).toBe(true);
});

it.each([
  '/admin/contacts?source=workshop,website&product=forja,doavya',
  `/admin/contacts?owner=${crypto.randomUUID()},${crypto.randomUUID()}`,
  `/admin/companies?product=forja,doavya&owner=${crypto.randomUUID()},${crypto.randomUUID()}`,
  `/admin/deals/list?state=open,won&owner=none,${crypto.randomUUID()}&source=workshop,website`,
  `/admin/deals/list?stage=${crypto.randomUUID()},${crypto.randomUUID()}&reason=price,-`,
  '/admin/deals?owner=none,me&source=workshop,website',
  '/admin/tickets?status=open,solved&waits=house,requester&priority=low,high&owner=me,none,me-or-none',
  '/admin/feedback?status=new,spam&type=bug,ideia',
  '/admin/feedback/ideas?status=new,done',
  '/admin/newsletter?status=active,pending&source=/,/sobre',
  '/admin/projects?stage=1,2&owner=me,none',
  `/admin/invoices?client=${crypto.randomUUID()},${crypto.randomUUID()}`,
  '/admin/tasks?owner=me,nobody&product=forja,doavya',
  '/admin/mails?kind=a,b',
  '/admin/privacy?kind=access,deletion',
  '/admin/content?kind=service,question',
])('every list reads several values: %s', async (path) => {
  const { status } = await visit(site(), path, ana.cookie);
  expect(status).toBe(200);
});
