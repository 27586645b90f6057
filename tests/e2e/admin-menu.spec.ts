import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { everyLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'admin', key, values);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(`by mouse: five parts, settings in one line with an index, one screen with tabs for one thing${everyLook}`, async ({
  page,
  site,
  rows,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'superadmin' });
  const menu = page.getByRole('navigation', { name: say('navigation') });
  for (const group of ['sell', 'deliver', 'support', 'site'])
    await expect(menu.getByText(say(`navGroups.${group}`), { exact: true })).toBeVisible();
  const settings = menu.getByRole('link', { name: say('nav.settings'), exact: true });
  // Twenty lines fit without scrolling.
  await expect(settings).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: say('nav.logos') })).toHaveCount(0);

  await settings.click();
  await expect(heading(page)).toHaveText(say('nav.settings'));
  await expect(settings).toHaveAttribute('aria-current', 'page');
  await nothingForAxe(page);
  const index = page.getByRole('navigation', { name: say('settings.index') });
  await index.getByRole('searchbox', { name: say('settings.find') }).fill('feriados');
  await expect(index.getByRole('link')).toHaveCount(1);
  await index.getByRole('link', { name: say('navLines.company') }).click();
  await expect(page).toHaveURL(/\/admin\/company$/);
  await page.getByRole('link', { name: say('nav.holidays'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/company\/holidays$/);
  await nothingForAxe(page);

  await menu.getByRole('link', { name: say('nav.brand'), exact: true }).click();
  await page.getByRole('link', { name: say('nav.logos'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/brand\/logos$/);
  await expect(menu.getByRole('link', { name: say('nav.brand') })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('by keyboard: the settings, and the three lists of mails and jobs', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin' });
  const menu = page.getByRole('navigation', { name: say('navigation') });
  await pressOn(page, menu.getByRole('link', { name: say('navLines.mails'), exact: true }));
  await expect(page).toHaveURL(/\/admin\/mails\/received$/);
  const tabs = page.getByRole('navigation', {
    name: say('settings.tabs', { screen: say('navLines.mails') }),
  });
  await pressOn(page, tabs.getByRole('link', { name: say('nav.work') }));
  await expect(page).toHaveURL(/\/admin\/mails\/jobs$/);
  await pressOn(page, tabs.getByRole('link', { name: say('nav.mails'), exact: true }));
  await expect(heading(page)).toHaveText(say('nav.mails'));
  await pressOn(page, menu.getByRole('link', { name: say('nav.settings'), exact: true }));
  const people = page.getByRole('main').getByRole('link', { name: say('navLines.people') });
  await pressOn(page, people);
  await expect(page).toHaveURL(/\/admin\/people$/);
});

test(`on a phone: the menu opens under the thumb, and Escape closes it${everyLook}`, async ({
  page,
  site,
  rows,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await atWork({ page, rows, url: site.url, role: 'admin' });
  const bar = page.getByRole('navigation', { name: say('shortcuts') });
  const more = bar.locator('summary');
  await more.click();
  const settings = bar.getByRole('link', { name: say('nav.settings'), exact: true });
  await expect(settings).toBeInViewport({ ratio: 1 });
  expect((await settings.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await nothingForAxe(page);
  await settings.focus();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  await settings.click();
  await expect(heading(page)).toHaveText(say('nav.settings'));
  await expect(settings).toBeHidden();
  await page.getByRole('link', { name: say('navLines.products') }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('nav.settings') })
    .click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBe(0);
});

test('former addresses lead on, with query and fragment', async ({ page, site, rows }) => {
  await atWork({ page, rows, url: site.url, role: 'superadmin' });
  for (const [former, now] of [
    ['/admin/logos?from=menu#logos', '/admin/brand/logos?from=menu#logos'],
    ['/admin/work?state=failed#x', '/admin/mails/jobs?state=failed#x'],
    ['/admin/inbound-mails?text=ana', '/admin/mails/received?text=ana'],
    ['/admin/mentions?state=unread', '/admin/notifications?state=unread'],
    ['/admin/notices', '/admin/notifications/choices'],
  ] as const) {
    await page.goto(former);
    await expect(page).toHaveURL(new RegExp(`${now.replace(/[?]/g, '\\?')}$`));
    await expect(heading(page)).toBeVisible();
  }
});
