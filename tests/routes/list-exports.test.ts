import { beforeAll, expect, it } from 'vitest';
import { adminPaths } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let superadmin: SignedIn;
beforeAll(async () => {
  superadmin = await signedIn(site(), 'superadmin');
});

it.each(Object.values(adminPaths).filter((address) => address.endsWith('/export')))(
  'a list is taken from %s, also where a large one is asked about first',
  async (address) => {
    const { cookie } = superadmin;
    const { text } = await visit(site(), `${address}/confirm?text=nada`, cookie);
    const [, action = ''] = /<form[^>]* action="([^"]*\/export[^"]*)"/.exec(text) ?? [];
    expect(action.replace('&amp;', '&')).toBe(`${address}?text=nada`);
    const file = await post(site(), `${address}?text=nada`, {}, { cookie });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  },
);

it('names products, and writes days as the other moments', async () => {
  const { cookie } = superadmin;
  const name = 'Pessoa exportada';
  await sql(`insert into public.crm_companies (name, products) values ('${name}', '{doavya}')`);
  const [contact] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, source, products) values ('${name}', 'doavya', '{doavya}')
     returning id`,
  );
  await sql(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, expected_close)
     select '${contact?.id}', s.pipeline_id, s.id, '${name}', 'website', '2027-02-17'
     from public.crm_stages s order by s.position limit 1`,
  );
  const lineOf = async (address: string) => {
    const { text } = await post(site(), `${address}?text=pessoa+exportada`, {}, { cookie });
    return text.split('\r\n')[1] ?? '';
  };
  const [product] = await sql<{ name: string }>(
    `select name from public.crm_products where slug = 'doavya'`,
  );
  for (const address of ['/admin/contacts/export', '/admin/companies/export']) {
    const cells = (await lineOf(address)).split(';');
    expect([cells[0], cells.includes(product?.name ?? ''), cells.includes('doavya')]).toEqual([
      name,
      true,
      false,
    ]);
  }
  expect((await lineOf('/admin/deals/export')).split(';')).toContain('17/02/2027');
});
