import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminPath, adminPaths } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'contacts', key, values);

/** Two contacts of one telephone, the first of them older, found by a mark of their own. */
async function duplicates(rows: Rows) {
  const mark = randomUUID().slice(0, 8);
  const phone = `11 9${String(Math.floor(Number.parseInt(mark, 16) % 1e8)).padStart(8, '0')}`;
  await rows.changeAsOwner(
    `insert into public.crm_contacts (name, email, phone, source, created_at) values
       ('Helena ${mark}', 'a-${mark}@casa.example', '${phone}', 'website', now() - interval '2 days'),
       ('Helena P. ${mark}', 'b-${mark}@casa.example', '${phone}', 'website', now() - interval '1 day')`,
  );
  const standing = () =>
    rows.read<{ name: string; merged: boolean }>(
      `select name, merged_into is not null as merged from public.crm_contacts
       where email like $1 or name like $1 order by created_at`,
      `%${mark}%`,
    );
  return { mark, standing };
}

const noWider = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
};

test('two contacts are merged from the list of pairs and made two again, on a phone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const { mark, standing } = await duplicates(rows);
  await page.setViewportSize({ width: 360, height: 780 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: adminPaths.contacts });
  await page.getByRole('link', { name: say('duplicates') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('pairs.title') })).toBeVisible();
  const pair = page.getByRole('link', { name: new RegExp(`Helena ${mark}`) });
  const dismiss = page.getByRole('button', {
    name: `${say('pairs.apart')} Helena ${mark}, Helena P. ${mark}`,
  });
  await nothingForAxe(page);
  await noWider(page);

  // Dismissed as two people, and undone on the same screen.
  await dismiss.click();
  await expect(pair).toBeHidden();
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: say('undo') })
    .click();
  await expect(pair).toBeVisible();

  await pair.click();
  await expect(page.getByRole('heading', { level: 1, name: say('pair.title') })).toBeVisible();
  await nothingForAxe(page);
  await noWider(page);
  const name = page.getByRole('radiogroup', { name: say('fields.name') });
  await name.getByText(`Helena P. ${mark}`).first().click();
  await page.getByRole('button', { name: say('merge') }).click();
  const notice = page.getByRole('status', { name: say('done.merged') });
  await expect(notice).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: `Helena P. ${mark}` })).toBeVisible();
  expect(await standing()).toEqual([
    { name: `Helena P. ${mark}`, merged: false },
    { name: `Helena P. ${mark}`, merged: true },
  ]);
  await nothingForAxe(page);
  await noWider(page);
  await notice.getByRole('button', { name: say('undo') }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Helena ${mark}` })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await standing()).toEqual([
    { name: `Helena ${mark}`, merged: false },
    { name: `Helena P. ${mark}`, merged: false },
  ]);
});

test('by keyboard alone contacts are found in the palette, merged with M, and undone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const { mark, standing } = await duplicates(rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: adminPaths.tasks });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words('pt-BR', 'admin', 'palette.acts.pairs'));
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('pairs.title') })).toBeVisible();
  const [one] = await rows.read<{ id: string }>(
    `select id from public.crm_contacts where name = $1`,
    `Helena ${mark}`,
  );
  await page.goto(`${site.url}${adminPath('contact', { id: one?.id ?? '' })}`);
  await expect(page.locator('.admin-live')).toBeAttached();
  await page.keyboard.press('m');
  const name = page.getByRole('radiogroup', { name: say('fields.name') });
  await expect(name.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(name.getByRole('radio').nth(1)).toBeChecked();
  // The next field is one stop further, and the button behind the last of them.
  const merge = page.getByRole('button', { name: say('merge') });
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    if (await merge.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(merge).toBeFocused();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status', { name: say('done.merged') });
  await expect(notice).toBeFocused();
  expect((await standing()).map(({ merged }) => merged)).toEqual([false, true]);
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: say('undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  expect(await standing()).toEqual([
    { name: `Helena ${mark}`, merged: false },
    { name: `Helena P. ${mark}`, merged: false },
  ]);
});
