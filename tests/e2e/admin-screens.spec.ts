import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { areaPaths } from '#app/paths.ts';
import { plainScreens, screensOfOne } from '../browser/admin-screens.ts';
import { violationsOn } from './fixtures/axe.ts';
import { test as base, expect } from './fixtures/site.ts';
import { runSite } from './fixtures/site-process.ts';

/*
 * Every screen of the admin, filled with the samples of the demonstration: nothing for axe, nothing
 * wider than the screen, in both themes. A new address is looked at by itself; a screen of one thing
 * must be linked from another screen, or it is named here as unreachable.
 */

type Desk = { url: string; mail: string; password: string };

const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const scratch = mkdtempSync(path.join(tmpdir(), 'forja-desk-'));
      const folder = path.join(scratch, 'demo');
      const site = await runSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }, [
        'tools/demo.ts',
        '--folder',
        folder,
      ]);
      const mark = readFileSync(path.join(folder, 'demonstration.json'), 'utf8');
      const { passwords } = JSON.parse(mark) as { passwords: Record<string, string> };
      const password = passwords['superadmin'] ?? '';
      await use({ url: site.url, mail: 'superadmin@demo.example', password });
      await site.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function signIn(page: Page, { url, mail, password }: Desk): Promise<void> {
  await page.goto(url + areaPaths.auth);
  await page.locator('input[type=email]').fill(mail);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin/);
}

for (const width of [360, 1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on any screen of the admin, and none is wider than the window @breadth', async ({
      page,
      desk,
      guard,
    }) => {
      // From axe itself, which writes to a mail's frame; that has no origin.
      guard.expect(/Failed to execute 'postMessage'/);
      test.setTimeout(600_000);
      await signIn(page, desk);
      const links = new Set<string>();
      const look = async (address: string) => {
        await page.goto(desk.url + address, { waitUntil: 'load' });
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const found = await violationsOn(page);
          expect.soft(found, `${address}, ${colorScheme}`).toEqual([]);
        }
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft([address, overhang]).toEqual([address, 0]);
        const here = await page
          .locator('main a[href]')
          .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
        for (const link of here) links.add(link);
      };
      for (const address of plainScreens) await look(address);
      for (const { name, link } of screensOfOne(links)) {
        expect.soft(link, `a link to ${name}`).toBeDefined();
        if (link) await look(link);
      }
    });
  });
}
