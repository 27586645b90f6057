import { randomUUID } from 'node:crypto';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'companies', key, values);

/** A contact with a typed company and an open deal, as they were left before companies were rows. */
const typedContact = (mark: string, company: string) => `
  with contact as (
    insert into public.crm_contacts (name, email, source, company)
    values ('Olga ${mark}', '${randomUUID()}@gmail.com', 'website', '${company}') returning id)
  insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
  select contact.id, s.pipeline_id, s.id, 'Site ${mark}', 'manual'
  from contact, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
  where p.product = 'forja' and p.is_default and s.kind = 'open' order by s.position limit 1`;

test('companies that were only typed are joined at once, and parted by undo @breadth', async ({
  page,
  rows,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  await rows.changeAsOwner(typedContact(mark, `Padaria ${mark} Ltda`));
  await rows.changeAsOwner(typedContact(mark, `PADARIA ${mark}`));
  const linked = async () =>
    (
      await rows.read<{ people: number; deals: number }>(
        `select count(distinct c.id)::integer as people, count(distinct d.id)::integer as deals
         from public.crm_companies o join public.crm_contacts c on c.company_id = o.id
         left join public.crm_deals d on d.company_id = o.id where o.name ilike '%' || $1 || '%'`,
        mark,
      )
    )[0];
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/companies' });
  await page.getByRole('link', { name: say('typed.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('typed.title') })).toBeVisible();
  await nothingForAxe(page);
  // Only this one: others may have been typed by other tests.
  for (const box of await page.locator('input[name="key"]').all()) {
    if ((await box.getAttribute('value')) !== `padaria ${mark}`) await box.uncheck();
  }
  await page.getByRole('button', { name: say('typed.join') }).click();
  await expect.poll(linked).toEqual({ people: 2, deals: 2 });
  await page.getByRole('button', { name: say('undo') }).click();
  await expect.poll(linked).toEqual({ people: 0, deals: 0 });
  await expect(page.locator(`input[value="padaria ${mark}"]`)).toBeVisible();
});

test('linking a contact asks once what moves with it @breadth', async ({ page, rows, site }) => {
  const mark = randomUUID().slice(0, 8);
  await rows.changeAsOwner(typedContact(mark, 'Autônoma'));
  await rows.changeAsOwner(
    `insert into public.crm_companies (name, products) values ('Padaria ${mark}', '{forja}')`,
  );
  const [firm] = await rows.read<{ id: string }>(
    'select id from public.crm_companies where name = $1',
    `Padaria ${mark}`,
  );
  const dealOf = () =>
    rows.read<{ name: string | null }>(
      `select o.name from public.crm_deals d left join public.crm_companies o on o.id = d.company_id
       where d.title = $1`,
      `Site ${mark}`,
    );
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/companies/${firm?.id}` });
  await page.getByLabel(say('linkPerson')).fill(`Olga ${mark}`);
  await page.getByRole('button', { name: `${say('link')} Olga ${mark}` }).click();
  await expect(page.getByText(say('bring.title'))).toBeVisible();
  await nothingForAxe(page);
  await page.getByRole('button', { name: say('bring.yes') }).click();
  await expect.poll(dealOf).toEqual([{ name: `Padaria ${mark}` }]);
  await expect(page.getByText(say('bring.title'))).toHaveCount(0);
  // Each part of the page says that it is empty, or what it has.
  for (const part of [say('people'), say('deals'), say('invoices')]) {
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  }
});

test('a contact whom WhatsApp shows without a number is made in one line and found @breadth', async ({
  page,
  rows,
  site,
}) => {
  const handle = `@olga.${randomUUID().slice(0, 8)}`;
  const by = (key: string) => words('pt-BR', 'by-hand', key);
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/new?what=contact' });
  await page.getByLabel(by('line')).fill(`Olga Prado, ${handle}`);
  await expect(page.getByLabel(by('fields.whatsapp'), { exact: true })).toHaveValue(handle);
  await page.getByRole('button', { name: by('save.contact') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Prado' })).toBeVisible();
  await expect(page.getByText(handle).first()).toBeVisible();
  await page.goto(`${site.url}/admin/contacts?text=${encodeURIComponent(handle)}`);
  await expect(page.getByRole('link', { name: 'Olga Prado' }).first()).toBeVisible();
});
