import type { Page } from '@playwright/test';
import { authPaths } from '#app/paths.ts';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

/* The palette of staff, by keyboard alone, and on a phone. */

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'admin', key, values);
const boxOf = (page: Page) => page.getByRole('combobox', { name: say('palette.label') });

async function seek(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type(text);
}

/** The option that a screen reader announces. */
async function announced(page: Page): Promise<string> {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${id}"]`);
  await expect(option).toHaveRole('option');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
  return (await option.textContent()) ?? '';
}

test('finds records by number, name and contact, and shows the last ones first', async ({
  page,
  site,
  rows,
  guard,
}) => {
  const lead = await someLead(page, rows);
  const person = await atWork({ page, rows, url: site.url, role: 'admin' });
  const title = `Impressora ${lead.id}`;
  await rows.changeAsOwner(`insert into public.feedback_tickets (project_id, title)
    select id, '${title}' from public.feedback_projects where key = 'forja'`);
  const [ticket] = await rows.read<{ id: string; number: string }>(
    'select id, number::text from public.feedback_tickets where title = $1',
    title,
  );
  if (!ticket) throw new Error('There is no ticket.');
  await seek(page, lead.protocol.replace('-', '').toLowerCase());
  await expect(page.getByRole('option', { name: lead.protocol })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Marina Prado');

  await seek(page, `#${ticket.number}`);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  expect(await announced(page)).toContain(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/tickets/${ticket.id}$`));
  await expect(heading).toHaveText(title);

  // Opened last, shown first: by kind and id alone, named by the server.
  await page.goto('/admin/leads');
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: say('palette.recent') }).getByRole('option');
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toContainText(title);
  await expect(recent.last()).toContainText('Marina Prado');
  const stored = () => page.evaluate(() => localStorage.getItem('forja-recent') ?? '');
  expect(await stored()).toMatch(new RegExp(`"[^"]*/ticket:${ticket.id}"`));
  expect(await stored()).not.toMatch(/Marina|Impressora/);
  // A title does not outlive the permission.
  await page.keyboard.press('Escape');
  guard.expect(/status of 403/);
  await rows.read(
    `update public.user_roles set product = 'doavya', role = 'manager' from identity.users u
     where u.id = user_id and u.email = $1 returning user_id`,
    person.email,
  );
  await page.goto('/admin/tickets');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(recent).toHaveCount(0);

  // Signing out is an act as well, and leaves nothing behind.
  await boxOf(page).fill(say('signOut').toLowerCase());
  await expect(page.getByRole('option', { name: say('signOut'), exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/done=signed-out/);
  expect(await stored()).toBe('');
});

test('signing out from the pages of the account forgets the last records @breadth', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads/${lead.id}` });
  const stored = () => page.evaluate(() => localStorage.getItem('forja-recent') ?? '');
  await expect.poll(stored).toContain(lead.id);
  await page.goto(authPaths.signOut);
  await page.locator(`form[action="${authPaths.signOut}"] button`).click();
  await expect(page).toHaveURL(/done=signed-out/);
  expect(await stored()).toBe('');
});

test('offers what the open record offers, and runs the same command', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads/${lead.id}` });
  const moves = (status: string) => words('pt-BR', 'leads', `moves.${status}`);
  const here = page.getByRole('group', { name: say('palette.doWith', { name: 'Marina Prado' }) });
  await page.keyboard.press('Control+k');
  await expect(here.getByRole('option', { name: moves('lost') })).toBeVisible();
  await page.keyboard.type('marcar contatado');
  expect(await announced(page)).toContain(moves('contacted'));
  await page.keyboard.press('Enter');
  const state = () =>
    rows.read<{ status: string }>(
      'select status from public.qualification_submissions where id = $1',
      lead.id,
    );
  await expect.poll(state).toEqual([{ status: 'contacted' }]);
  await seek(page, 'marcar perdido');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: words('pt-BR', 'leads', 'closing.title.lost') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await seek(page, words('pt-BR', 'leads', 'owners.toMe').toLowerCase());
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      rows.read<{ mine: boolean }>(
        'select owner_id is not null as mine from public.qualification_submissions where id = $1',
        lead.id,
      ),
    )
    .toEqual([{ mine: true }]);
  // From anywhere: a record by hand, of the kind that was named.
  await seek(page, 'novo contato');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('radio', { name: words('pt-BR', 'by-hand', 'kinds.contact') }),
  ).toBeChecked();
  await page.keyboard.press('Escape');
  await seek(page, 'importar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/contacts\/import$/);
});

test('offers no act to a user who may not do it @breadth', async ({ page, site, rows }) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'viewer', to: `/admin/leads/${lead.id}` });
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.filter({ hasText: say('signOut') })).toHaveCount(1);
  for (const act of [
    words('pt-BR', 'leads', 'moves.lost'),
    words('pt-BR', 'leads', 'owners.toMe'),
    words('pt-BR', 'by-hand', 'begin.contact'),
    say('palette.acts.importContacts'),
    say('palette.acts.invite'),
    say('palette.acts.newInvoice'),
  ]) {
    await expect(options.filter({ hasText: act })).toHaveCount(0);
  }
});

test('moves through the results by keys, announced to screen readers', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await page.keyboard.press('Control+k');
  const box = boxOf(page);
  const list = page.getByRole('listbox', { name: say('palette.found') });
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const options = list.getByRole('option');
  const count = await options.count();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    say('palette.count_other', { count: String(count) }),
  );
  const nameAt = async (index: number) => (await options.nth(index).textContent()) ?? '';
  expect(await announced(page)).toBe(await nameAt(0));
  await page.keyboard.press('ArrowDown');
  expect(await announced(page)).toBe(await nameAt(1));
  await page.keyboard.press('End');
  expect(await announced(page)).toBe(await nameAt(count - 1));
  await page.keyboard.press('ArrowDown');
  expect(await announced(page)).toBe(await nameAt(0));
  await page.keyboard.press('ArrowUp');
  expect(await announced(page)).toBe(await nameAt(count - 1));
  await page.keyboard.press('Home');
  expect(await announced(page)).toBe(await nameAt(0));
  // In a text, Home goes to its beginning first.
  await page.keyboard.type('e');
  await page.keyboard.press('End');
  const last = await announced(page);
  await page.keyboard.press('Home');
  expect(await announced(page)).toBe(last);
  await page.keyboard.press('Home');
  expect(await announced(page)).toBe(await nameAt(0));
  // Tab goes on to the acts; the sign before the text leaves them alone.
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('group', { name: say('palette.anywhere') })
      .getByRole('option')
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await box.fill('>');
  await expect(options.filter({ hasText: say('palette.screen') })).toHaveCount(0);
  await expect(options.filter({ hasText: say('palette.site') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(`opens from its button, fills the screen, and closes again${everyLook}`, async ({
    page,
    site,
    rows,
  }) => {
    const lead = await someLead(page, rows);
    await atWork({ page, rows, url: site.url, role: 'manager' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('palette.open') })
      .tap();
    const box = boxOf(page);
    await expect(box).toBeFocused();
    await box.fill('marina');
    const found = page.getByRole('option', { name: lead.protocol });
    await expect(found).toBeVisible();
    await nothingForAxe(page);
    const { height = 0, width = 0 } = (await page.locator('.admin-palette').boundingBox()) ?? {};
    expect([width, height]).toEqual([360, 740]);
    expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: say('palette.close') }).tap();
    await expect(box).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('palette.open') })
      .tap();
    await box.fill('marina');
    await found.tap();
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`));
  });
});
