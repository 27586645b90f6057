import { beforeAll, expect, it } from 'vitest';
import leads from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Filters of lists that take several values. */

const site = useBuiltSite();
let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'superadmin');
  // Without the limits of visitors; an update then makes the search rows.
  await sql('alter table public.qualification_submissions disable trigger user');
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
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, utm_campaign)
     values ('{"name": "Pessoa de campanha", "cidade": "São José", "projeto": "Um app de padaria, urgente"}',
       'C1', 'by_hand', 'maio, 50%')`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  await sql('update public.qualification_submissions set contact_id = contact_id');
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
  expect(text).toMatch(/Dois(?:<!-- -->|\s)*<b>2<\/b>/);
});

it('leads are found by campaign, form, tag, city and any answer', async () => {
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
  '/admin/security?type=signed_in,code_replayed&severity=info,warning&sort=type',
  '/admin/people?role=viewer,none,staff&state=active,invited',
  '/admin/mails/jobs?state=failed,retry&kind=lead.visitor-mail,account.mail',
  '/admin/templates?channel=mail,whatsapp',
  '/admin/mails/received?state=taken,unknown',
  `/admin/tickets/ratings?score=1,5&project=${crypto.randomUUID()},${crypto.randomUUID()}`,
  '/admin/seo/pages?locale=pt-BR,en&problem=title,description',
  '/admin/seo/tags?type=meta,script',
  '/admin/projects?health=late,waiting,ended',
  '/admin/invoices?state=open,overdue,paid',
  '/admin/deals/list?pipeline=inbound-marketing,direct-sales&month=late,2026-12,none&campaign=maio,abril',
  '/admin/deals?pipeline=direct-sales,inbound-marketing',
  `/admin/contacts?campaign=maio,abril&tag=${crypto.randomUUID()}`,
])('every list reads several values: %s', async (path) => {
  const { status } = await visit(site(), path, ana.cookie);
  expect(status).toBe(200);
});

it('contacts, companies and tickets bear tags, many at once, and lists are filtered by them', async () => {
  const sent = { cookie: ana.cookie };
  await sql(
    `insert into public.crm_contacts (name, email, source, products) select 'Pessoa de lista ' || n, n || '@lista.example', 'manual', '{forja}'
     from generate_series(1, 3) n`,
  );
  await sql(
    `insert into public.crm_companies (name, products, city) select 'Casa ' || n, '{forja}', case n when 1 then 'São José' end
     from generate_series(1, 3) n`,
  );
  await sql(
    `insert into public.feedback_tickets (project_id, title) select p.id, 'Chamado ' || n
     from generate_series(1, 3) n, public.feedback_projects p where p.key = 'forja'`,
  );
  for (const [path, word, filter] of [
    ['/admin/contacts', 'Pessoa de lista', '?text=lista'],
    ['/admin/companies', 'Casa', '?text=casa'],
    ['/admin/tickets', 'Chamado', '?text=chamado'],
  ] as const) {
    const tag = `Feira ${word}`;
    const put = await post(site(), `${path}.data${filter}`, { intent: 'tag-matching', tag }, sent);
    expect([path, put.status, /"count",3/.test(put.text)]).toEqual([path, 200, true]);
    const [made] = await sql<{ id: string; act: string }>(
      `select t.id, (select k.act from public.crm_tag_links k where k.tag_id = t.id limit 1) as act
       from public.crm_tags t where t.name = $1`,
      tag,
    );
    const listed = async () =>
      (await visit(site(), `${path}?tag=${made?.id}`, ana.cookie)).text.includes(`${word} 2`);
    expect([path, await listed()]).toEqual([path, true]);
    await post(site(), path, { intent: 'untag', act: made?.act ?? '' }, sent);
    expect([path, await listed()]).toEqual([path, false]);
  }
  const city = await visit(site(), '/admin/companies?city=sao+jose', ana.cookie);
  expect([city.text.includes('Casa 1'), city.text.includes('Casa 2')]).toEqual([true, false]);
});

it('a tag is added to a contact on its page, and stays with the target of a merge', async () => {
  const [one, other] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source) values ('Ana', 'a1@fica.example', 'manual'),
       ('Ana', 'a2@fica.example', 'manual') returning id`,
  );
  const sent = { cookie: ana.cookie };
  const chip = { intent: 'put', kind: 'contact', about: other?.id ?? '', name: 'Fiel' };
  expect((await post(site(), '/admin/tags', chip, sent)).status).toBeLessThan(400);
  await post(
    site(),
    `/admin/contacts/${one?.id}/merge/${other?.id}`,
    { mineSeen: '1', otherSeen: '1' },
    sent,
  );
  const page = await visit(site(), `/admin/contacts/${one?.id}`, ana.cookie);
  expect(page.text).toContain('Fiel');
});

it('tabs keep their counts under a filter', async () => {
  const { text } = await visit(site(), '/admin/leads?source=workshop,website', ana.cookie);
  expect(text).toMatch(new RegExp(`${leads.tabs.new}</span>(?:<!-- -->|\\s)*<b>2</b>`));
});

it('contacts and deals are filtered by the campaign of their leads', async () => {
  await sql(
    `with c as (insert into public.crm_contacts (name, email, source, products) values ('Pessoa de maio', 'maio@lista.example', 'website', '{forja}') returning id)
     update public.qualification_submissions s set contact_id = c.id from c where s.protocol = 'C1'`,
  );
  const found = async (campaign: string) =>
    (
      await visit(site(), `/admin/contacts?${new URLSearchParams({ campaign })}`, ana.cookie)
    ).text.includes('Pessoa de maio');
  expect(await found('maio%2C 50%25')).toBe(true);
  expect(await found('junho')).toBe(false);
});
