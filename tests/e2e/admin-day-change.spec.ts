import { adminPath } from '#app/paths.ts';
import { plainScreens } from '../browser/admin-screens.ts';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';

/*
 * A screen that is rendered before midnight and hydrated after it: the browser's clock is a day ahead
 * of the server's. React reports a text that differs on the console, which fails the journey.
 */

const DAY_MS = 86_400_000;

test('the list of leads and a lead hydrate on the next day', async ({ page, site, rows }) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.goto('/admin/leads');
  const arrived = page.getByRole('row').filter({ hasText: lead.protocol }).locator('time').last();
  await expect(arrived).toContainText('ontem, ');
  await page.goto(adminPath('lead', { id: lead.id }));
  await expect(page.getByRole('main').locator('time').first()).toContainText('ontem, ');
});

test('every screen of the admin area hydrates on the next day @breadth', async ({
  page,
  site,
  rows,
}) => {
  test.setTimeout(120_000);
  await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'superadmin' });
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  for (const address of plainScreens) await page.goto(address);
});
