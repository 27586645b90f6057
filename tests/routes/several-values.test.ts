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

/** The protocols in a list. */
const protocolsIn = (text: string) =>
  [...new Set([...text.matchAll(/>(S\d)</g)].map(([, one]) => one))].sort();

it.each([
  '?source=workshop,website',
  // A form without scripts.
  '?source=website&source=workshop&source=',
  '?source=workshop,website&sort=-clock',
  '?source=workshop,website&status=new,lost&owner=none,me',
])('a list has the rows of each value: %s', async (query) => {
  const { status, text } = await visit(site(), `/admin/leads${query}`, ana.cookie);
  expect(status).toBe(200);
  expect(protocolsIn(text)).toEqual(['S0', 'S2']);
  // The chip names each value.
  expect(text).toContain('Origem: Site ou Workshop, mudar');
});

it('one value stays an address of its own', async () => {
  const { text } = await visit(site(), '/admin/leads?source=workshop', ana.cookie);
  expect(protocolsIn(text)).toEqual(['S0']);
});

it('the file and a saved view have the same rows', async () => {
  const query = '?source=workshop,website';
  const file = await visit(site(), `/admin/leads/export${query}`, ana.cookie);
  expect(file.text.match(/;S\d|^"?S\d/gm)?.length ?? 0).toBe(2);
  const fields = { intent: 'put', list: 'leads', name: 'Dois', query };
  expect((await post(site(), '/admin/views', fields, { cookie: ana.cookie })).status).toBe(200);
  const { text } = await visit(site(), `/admin/leads${query}`, ana.cookie);
  expect(text).toMatch(/href="[^"]*source=workshop,website"[^>]*class="own"|class="own"[^>]*/);
  expect(text).toMatch(/Dois (?:<!-- -->)?<b>2<\/b>/);
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
