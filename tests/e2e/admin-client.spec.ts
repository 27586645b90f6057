import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'clients', key, values);
const deals = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'deals', key, values);

test('a deal is won, becomes a client, and its contact becomes a member and is removed, by keyboard on a phone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const person = await member(rows, 'pt-BR');
  await rows.changeAsOwner(
    `update public.crm_contacts set name = 'Rita Sol', email = '${person.email}'
     where id = (select contact_id from public.crm_deals where id = '${lead.deal_id}');
     update public.crm_deals set value = 9000 where id = '${lead.deal_id}'`,
  );
  await page.setViewportSize({ width: 360, height: 780 });
  const to = `/admin/deals/${lead.deal_id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const block = page.getByRole('region', { name: say('title'), exact: true });
  const press = (name: string) => block.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(block).toHaveCount(0);

  // A won deal needs a reason, and then offers the next step.
  const [won] = await rows.read<{ name: string }>(
    `select s.name from public.crm_stages s join public.crm_deals d on d.pipeline_id = s.pipeline_id
     where d.id = $1 and s.kind = 'won' and s.is_active`,
    lead.deal_id,
  );
  await page
    .getByRole('button', { name: deals('move', { stage: won?.name ?? '' }) })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: deals('why.won') })
    .getByRole('radio')
    .first()
    .check();
  await dialog
    .getByRole('button', { name: deals('ask.won', { stage: won?.name ?? '' }) })
    .press('Enter');
  await expect(block).toBeVisible();
  await nothingForAxe(page);

  await press(say('make'));
  await expect(page.getByText(say('done.make-client'))).toBeVisible();
  await block.getByLabel(say('add.role')).selectOption('finance');
  await press(say('add.submit'));
  await expect(page.getByText(say('done.add-member'))).toBeVisible();
  const people = block.getByRole('list', { name: say('members') });
  await expect(people).toContainText(person.email);
  await nothingForAxe(page);
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overhang()).toBe(0);
  const stored = () =>
    rows.read<{ role: string }>(
      `select m.role from public.client_members m
       join public.crm_deals d on d.organization_id = m.organization_id where d.id = $1`,
      lead.deal_id,
    );
  expect(await stored()).toEqual([{ role: 'finance' }]);

  // Removing a person asks for confirmation, and Enter without reading cancels.
  const end = people.getByRole('button', { name: new RegExp(say('end.label')) });
  await end.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: say('end.cancel') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await stored()).toHaveLength(1);
  await end.press('Enter');
  await question.getByRole('button', { name: say('end.confirm') }).press('Enter');
  await expect(page.getByText(say('done.end-member'))).toBeVisible();
  expect(await stored()).toEqual([]);
  await expect(block).toContainText('Rita Sol');
});
