import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string) => words('pt-BR', 'admin', key);

test('menus take arrows, Home, End, letters and Escape', async ({ page, site, rows }) => {
  await manyLeads(rows, 'Teclas', 3);
  const person = await atWork({ page, rows, url: site.url, role: 'manager' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  // The filters of a list: the button by its key, parts of the menu by arrows.
  await page.keyboard.press('f');
  const add = page.locator('.data-table-add');
  await expect(add).toHaveAttribute('open', '');
  const parts = add.locator('.fold-menu-panel > details > summary');
  const first = (await parts.first().textContent())?.trim();
  const last = (await parts.last().textContent())?.trim();
  await expect.poll(focused).toBe(first);
  await page.keyboard.press('End');
  expect(await focused()).toBe(last);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect(parts.first().locator('..')).toHaveAttribute('open', '');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(first);
  const origem = words('pt-BR', 'leads', 'source');
  await page.keyboard.type(origem.slice(0, 3).toLowerCase());
  expect(await focused()).toBe(origem);
  await page.keyboard.press('Escape');
  await expect(add).not.toHaveAttribute('open', '');
  await expect(add.locator(':scope > summary')).toBeFocused();

  // The menu of the account, from its button.
  const account = page.locator('.admin-account > summary');
  await account.focus();
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(say('signOut'));
  await page.keyboard.press('Home');
  await page.keyboard.press('m');
  expect(await focused()).toBe(say('account'));
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(account).toContainText(person.name);

  // The owner of a lead, in the row.
  await page.locator('.owner-give').first().focus();
  await page.keyboard.press('Enter');
  const picker = page.locator('.owner-panel .fold-menu-item');
  await expect(picker.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(picker.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(picker.first()).toBeFocused();
  await page.keyboard.type(words('pt-BR', 'leads', 'owners.nobody').slice(0, 3).toLowerCase());
  await expect(picker.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.owner-give').first()).toBeFocused();
});
