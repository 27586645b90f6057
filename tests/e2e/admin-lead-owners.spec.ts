import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { unheard } from './fixtures/invented.ts';
import type { Lead } from './fixtures/leads.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { choose, colleague, pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'leads', key, values);
const rule = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'lead-rules', key, values);

const ownerOf = async (rows: Rows, { id }: Lead) =>
  (
    await rows.read<{ email: string | null }>(
      `select p.email from public.qualification_submissions s
       left join public.user_profiles p on p.user_id = s.owner_id where s.id = $1`,
      id,
    )
  )[0]?.email;

// The site is shared by the journeys after these: no rule may give their leads away.
test.afterEach(async ({ rows }) => {
  await rows.read('delete from public.lead_assignment_rules returning id');
});

test('a rule assigns leads to a present colleague; they are reassigned and undone by keyboard @every-look', async ({
  page,
  rows,
  site,
  afterwards,
}) => {
  const name = unheard();
  const heir = await colleague(rows, 'manager', 'pt-BR');
  await rows.changeAsOwner(
    `update public.user_profiles set display_name = 'Zoraide ${name}' where email = '${heir.email}'`,
  );
  const units = await rows.read<{ unit: string; hours: object | null }>(
    'select business_unit as unit, business_hours as hours from public.company_settings',
  );
  afterwards(async () => {
    for (const { unit, hours } of units) {
      await rows.changeAsOwner(
        `update public.company_settings set business_hours = ${hours ? `'${JSON.stringify(hours)}'::jsonb` : 'null'}
         where business_unit = '${unit}'`,
      );
    }
  });
  // Without hours it is always business time.
  await rows.changeAsOwner('update public.company_settings set business_hours = null');
  const me = await atWork({
    page,
    rows,
    url: site.url,
    role: 'admin',
    to: '/admin/lead-rules/new',
  });
  await page.getByRole('textbox', { name: rule('fields.name') }).fill(name);
  await nothingForAxe(page);
  await page.getByRole('button', { name: rule('save'), exact: true }).click();
  await expect(page).toHaveURL(/lead-rules\/[\da-f-]{36}$/);

  await page.locator('.admin-account summary').click();
  const work = page.getByRole('switch', { name: words('pt-BR', 'admin', 'atWork.label') });
  await work.click();
  await expect(work).toBeChecked();
  const leads = [await someLead(page, rows), await someLead(page, rows)];
  expect(await ownerOf(rows, leads[0] as Lead)).toBe(me.email);
  expect(await ownerOf(rows, leads[1] as Lead)).toBe(me.email);
  await rows.changeAsOwner(`delete from public.lead_assignment_rules where name = '${name}'`);

  await page.goto('/admin/leads?owner=me');
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key);
  const choice = page.getByRole('combobox', { name: say('owners.giveTo') });
  await expect(choice).toBeFocused();
  await nothingForAxe(page);
  await choose(page, choice, `Zoraide ${name}`);
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^${say('owners.give')}`) }));
  const given = say('owners.given_other', { count: '2', name: `Zoraide ${name}` });
  await expect(page.getByText(given)).toBeVisible();
  for (const lead of leads) expect(await ownerOf(rows, lead)).toBe(heir.email);
  await page.getByRole('button', { name: say('undo'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('owners.back_other', { count: '2' }))).toBeVisible();
  for (const lead of leads) expect(await ownerOf(rows, lead)).toBe(me.email);
});

test('in the panel A opens the owner menu, and the history shows who assigned the lead @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const me = await atWork({
    page,
    rows,
    url: site.url,
    role: 'manager',
    to: `/admin/leads/${lead.id}`,
  });
  await page.keyboard.press('a');
  const [mine] = await rows.read<{ name: string }>(
    'select display_name as name from public.user_profiles where email = $1',
    me.email,
  );
  const button = page
    .locator('.owner-menu button')
    .filter({ hasText: mine?.name ?? '' })
    .first();
  await expect(page.locator('.owner-menu button').first()).toBeFocused();
  await button.click();
  const fact = page.getByRole('listitem').filter({ hasText: say('owners.one') });
  await expect(fact.filter({ hasText: mine?.name ?? '' }).first()).toBeVisible();
});
