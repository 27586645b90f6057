import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* The chosen product of the admin: lists, counts and search of one product, saved by user. */

const site = useBuiltSite();
const name = { forja: `Forjada ${randomUUID()}`, doavya: `Doada ${randomUUID()}` };
let manager: SignedIn;
let narrowed: SignedIn;

beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  narrowed = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = '${narrowed.id}' and is_active`,
  );
  for (const [product, person] of Object.entries(name)) {
    const source = product === 'forja' ? 'contact_form' : 'doavya';
    await sql(
      `insert into public.qualification_submissions (source, form_data)
       values ($1, jsonb_build_object('name', $2::text, 'email', $3::text))`,
      source,
      person,
      `${randomUUID()}@casa.example`,
    );
  }
  // Sent from nowhere, which would put them apart.
  await sql('update public.qualification_submissions set review_reason = null');
});

const choose = (who: SignedIn, product: string, back = '/admin/leads') =>
  post(site(), '/admin/products/choice', { product, back }, { cookie: who.cookie });

async function namesOn(who: SignedIn, path: string) {
  const { text } = await visit(site(), path, who.cookie);
  return Object.values(name).filter((one) => text.includes(one));
}

it('limits the list, its data and the search until it is reset', async () => {
  const both = Object.values(name);
  const [forja, doavya] = both;
  expect((await namesOn(manager, '/admin/leads')).sort()).toEqual([...both].sort());
  const moved = await choose(manager, 'doavya');
  expect([moved.status, moved.headers['location']]).toEqual([303, '/admin/leads']);
  expect(await namesOn(manager, '/admin/leads')).toEqual([doavya]);
  expect(await namesOn(manager, '/admin/leads.data')).toEqual([doavya]);
  expect(
    await namesOn(manager, `/admin/leads?text=${encodeURIComponent(forja ?? '')}`),
  ).not.toContain(doavya);
  const found = await visit(
    site(),
    `/admin/find?text=${encodeURIComponent(forja ?? '')}`,
    manager.cookie,
  );
  expect(found.text).not.toContain(forja);
  // Other windows of the user, and their next session, show the same product.
  expect(await namesOn(manager, '/admin/leads?status=new')).toEqual([doavya]);
  await choose(manager, '');
  expect((await namesOn(manager, '/admin/leads')).sort()).toEqual([...both].sort());
});

it('shows no user a product that they may not read', async () => {
  expect((await choose(narrowed, 'forja')).status).toBe(404);
  expect(await namesOn(narrowed, '/admin/leads')).toEqual([name.doavya]);
  const { text } = await visit(site(), '/admin/leads', narrowed.cookie);
  expect(text).toContain('Você trabalha com Doavya');
});

it('redirects only to a screen of the area', async () => {
  for (const back of ['https://else.example/', '//else.example', '/admin/../x', '/']) {
    const { status, headers } = await choose(manager, '', back);
    expect([status, headers['location']]).toEqual([303, '/admin']);
  }
  expect((await choose(manager, 'no-such-product')).status).toBe(404);
});
