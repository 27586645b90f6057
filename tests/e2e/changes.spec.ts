import type { Locator, Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { test } from './fixtures/company.ts';
import { expect } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** The company under another name, which its footer prints. */
async function renamed(rows: Rows, name: string): Promise<void> {
  await rows.changeAsOwner(
    `update public.company_settings set company_name = '${name}' where business_unit = 'forja'`,
  );
}

/** Opens the newest change of the list and moves to its undo, by keyboard. */
async function confirmed(page: Page, ask: Locator, confirm: string): Promise<void> {
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const yes = dialog.getByRole('button', { name: confirm });
  await yes.focus();
  await page.keyboard.press('Enter');
}

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'audit', key);

  test(`a change is found, read and undone, by keyboard, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
    newVisitor,
  }) => {
    const visitor = await (await newVisitor()).newPage();
    const name = `Bigorna ${locale}`;
    await renamed(rows, name);
    await visitor.goto('/contato');
    await expect(visitor.getByRole('contentinfo')).toContainText(name);

    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/changes' });
    await page.getByLabel(say('changes.search')).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('changes.one') })).toBeVisible();
    const panel = page.getByRole('complementary', { name: say('changes.one') });
    const field = panel.getByRole('row').filter({ hasText: say('columns.company_name') });
    await expect(field).toContainText('Forja');
    await expect(field).toContainText(name);
    const ask = page.getByRole('button', { name: say('changes.restore') });
    await confirmed(page, ask, say('changes.confirm'));
    await expect(page.getByText(say('changes.restored'))).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByRole('contentinfo')).not.toContainText(name);
    await expect(visitor.getByRole('contentinfo')).toContainText('Forja');
  });
}

test('what has changed again since is shown before it is overwritten @breadth', async ({
  page,
  site,
  rows,
}) => {
  const say = (key: string) => words('pt-BR', 'audit', key);
  await renamed(rows, 'Primeira');
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/changes' });
  await page.getByLabel(say('changes.search')).fill('Primeira');
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: 'Primeira' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: say('changes.restore') })).toBeVisible();
  await renamed(rows, 'Segunda');
  // The open screen is notified.
  await expect(page.getByRole('alert')).toContainText('Segunda');
  const ask = page.getByRole('button', { name: say('changes.restoreAnyway') });
  await confirmed(page, ask, say('changes.confirm'));
  await expect(page.getByText(say('changes.restored'))).toBeVisible();
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing in the record, and nothing is wider than the screen @breadth', async ({
      page,
      site,
      rows,
    }) => {
      await renamed(rows, `Largura ${width}`);
      await renamed(rows, 'Outra');
      await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/changes' });
      for (const open of [false, true]) {
        if (open) {
          await page
            .getByRole('row')
            .filter({ hasText: `Largura ${width}` })
            .getByRole('link')
            .first()
            .click();
          const name = words('pt-BR', 'audit', 'changes.one');
          await expect(page.getByRole('heading', { name })).toBeVisible();
        }
        await nothingForAxe(page);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft(overhang).toBe(0);
      }
    });
  });
}

test('on a phone the record of a change shows long values whole @breadth', async ({
  page,
  site,
  rows,
}) => {
  const name = `Bigorna ${'e martelo '.repeat(5)}`.trim();
  await renamed(rows, name);
  const [change] = await rows.read<{ set: string }>(
    `select change_set::text as set from public.setting_changes
     where after ->> 'company_name' = $1 order by changed_at desc limit 1`,
    name,
  );
  await page.setViewportSize({ width: 360, height: 780 });
  await atWork({ page, rows, url: site.url, role: 'admin', to: `/admin/changes/${change?.set}` });
  const row = page.getByRole('row').filter({ hasText: name });
  const [cell, outer] = [await row.getByText(name).boundingBox(), await row.boundingBox()];
  if (!cell || !outer) throw new Error('The change is shown.');
  expect(cell.y + cell.height).toBeLessThanOrEqual(outer.y + outer.height);
});
