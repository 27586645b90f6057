import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

test.use({ viewport: { width: 360, height: 780 } });

for (const locale of LANGUAGES) {
  test(`with text of twice the size, the title of the thanks is whole, ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathTo('thankYou', locale));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const right = await title.evaluate((heading) => heading.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(360);
  });

  test(`a filter of several long values can be removed, ${locale}`, async ({
    page,
    site,
    rows,
  }) => {
    await atWork({ page, rows, url: site.url, role: 'admin', locale });
    await page.goto(
      '/admin/seo/pages?problem=descriptionDuplicate,descriptionShort,titleDuplicate',
    );
    const label = words(locale, 'seo', 'pages.problems');
    const remove = page.getByRole('link', {
      name: words(locale, 'data-table', 'without', { label }),
    });
    const place = await remove.boundingBox();
    expect((place?.x ?? 1000) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
    await remove.click();
    await expect(page).not.toHaveURL(/problem=/);
  });
}
