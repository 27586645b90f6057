import type { Page } from '@playwright/test';
import { ACTIONS, RESOURCES, ROLES } from '#app/access/permissions.ts';
import { areaPaths } from '#app/paths.ts';
import { expectedPermissions } from '../../database/access/expected-permissions.ts';
import { menuOf } from '../expected-menu.ts';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

/** What the router of the open page passes to the permissions of its screens. */
const grantedIn = (page: Page) =>
  page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { state: { loaderData: { admin: { granted: string[] } } } };
    };
    return [...router.state.loaderData.admin.granted].sort();
  });

for (const role of ROLES) {
  test(`the open page of a ${role} holds their part of the 48 permissions, and shows that menu${breadth(role !== 'manager')}`, async ({
    page,
    site,
    rows,
  }) => {
    await atWork({ page, rows, url: site.url, role });
    const expected = RESOURCES.flatMap((resource) =>
      ACTIONS.filter((action) => expectedPermissions[role][resource]?.includes(action)).map(
        (action) => `${resource}:${action}`,
      ),
    ).sort();
    expect(await grantedIn(page)).toEqual(expected);
    const menu = await page
      .locator('nav.admin-nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const own = menuOf(expected);
    // Nothing waits for users who only read, and they have no figures: their first screen is a list.
    expect(menu).toEqual(role === 'viewer' ? own : [areaPaths.admin, ...own]);
  });
}

test('a renewal that meets 503 is retried, and the page stays @breadth', async ({
  page,
  site,
  rows,
  guard,
}) => {
  guard.expect(/status of 503/);
  await page.clock.install();
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  let dataRequests = 0;
  await page.route('**/admin/session', (route) => {
    dataRequests += 1;
    return dataRequests < 3 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.keyboard.press('Shift');
  // Twelve hours less a little more than three ticks; then slowly, so that answers come in between.
  await page.clock.fastForward((12 * 3600 - 95) * 1000);
  const askedLater = async () => {
    await page.clock.runFor(500);
    return dataRequests;
  };
  await expect.poll(askedLater, { intervals: [50] }).toBe(3);
  await expect(page).toHaveURL(/\/admin\/leads/);
});
