import type { Page } from '@playwright/test';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** Own addresses a page links to, as the browser resolves them. */
const linksOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);

for (const locale of LANGUAGES) {
  test(`every link of header, footer and home page answers, in ${locale} @breadth`, async ({
    page,
    request,
    site,
  }) => {
    const seen = new Set<string>();
    for (const name of ['home', 'cases', 'project', 'thankYou'] as const) {
      await page.goto(pathTo(name, locale));
      for (const link of await linksOn(page)) seen.add(link);
    }
    const strange = [...seen].filter((link) => !/^(?:https?|mailto|tel):/.test(link));
    expect(strange).toEqual([]);
    const own = [...seen].filter((link) => link.startsWith(`${site.url}/`));
    expect(own.length).toBeGreaterThan(20);
    for (const link of own) {
      const response = await request.get(link, { maxRedirects: 0 });
      expect([link, response.status()]).toEqual([link, 200]);
      const { hash } = new URL(link);
      if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    }
    const outside = [...seen].filter((link) => /^https?:/.test(link) && !own.includes(link));
    expect(outside.filter((link) => !link.startsWith('https://wa.me/'))).toEqual([]);
  });

  // In `npm test` tests/routes/routes-answer.test.ts reads them.
  test(`header and footer name every page they must, in ${locale} @breadth`, async ({ page }) => {
    await page.goto(pathTo('home', locale));
    const hrefs = (role: 'banner' | 'contentinfo') =>
      page
        .getByRole(role)
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const header = await hrefs('banner');
    const company = ['about', 'team', 'careers'] as const;
    for (const name of [...SERVICE_NAMES, ...ARM_NAMES, ...company, 'cases', 'contact'] as const) {
      expect(header).toContain(pathTo(name, locale));
    }
    // The blog leads to the content page until staff set an address.
    expect(header).toContain(pathTo('content', locale));
    const footer = await hrefs('contentinfo');
    const rest = ['cases', 'content', 'contact', 'faq', 'process', 'search'] as const;
    const legal = ['privacy', 'terms'] as const;
    for (const name of [...SERVICE_NAMES, ...ARM_NAMES, ...company, ...rest, ...legal] as const) {
      expect(footer).toContain(pathTo(name, locale));
    }
  });

  test(`skip links lead to content and navigation, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
  }) => {
    for (const [presses, key, target] of [
      [1, 'skip.content', 'main'],
      [2, 'skip.navigation', '#navegacao'],
    ] as const) {
      await page.goto(pathTo('home', locale));
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words(locale, 'site', key) });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator(target)).toBeFocused();
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate((place) => document.activeElement?.closest(place) !== null, target),
      ).toBe(true);
    }
  });
}

test('every route of both languages answers @breadth', async ({ request }) => {
  const { publicRows } = await import('#app/registry.ts');
  for (const row of publicRows.filter(({ path }) => !path.includes(':'))) {
    const response = await request.get(row.path, { maxRedirects: 0 });
    expect([row.path, response.status()]).toEqual([
      row.path,
      row.name === 'serverError' ? 500 : 200,
    ]);
    const html = await response.text();
    expect([row.path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([row.path, row.locale]);
  }
});
