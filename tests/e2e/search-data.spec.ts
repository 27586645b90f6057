import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

const PAGES = ['/', '/en/services/automation-ai', '/lab', '/faq'];

for (const address of PAGES) {
  test(`${address} has structured data for search engines, which the policy allows${breadth(address !== '/')}`, async ({
    page,
  }) => {
    // A blocked script would be a message on the console, which fails every test.
    await page.goto(address);
    const block = page.locator('script[type="application/ld+json"]');
    await expect(block).toHaveCount(1);
    const types = await block.evaluate((script) => {
      const data = JSON.parse(script.textContent ?? '') as { '@graph': { '@type': string }[] };
      return data['@graph'].map((node) => node['@type']);
    });
    expect(types.length).toBeGreaterThan(0);
  });
}

for (const address of ['/', '/en']) {
  test(`the app manifest of ${address} has no error in the browser’s eyes${breadth(address !== '/')}`, async ({
    page,
  }) => {
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const { errors, data, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toMatch(/\.webmanifest$/);
    expect(JSON.parse(data ?? '{}').start_url).toBe(address);
  });
}

test('the preview picture has the size that the page declares @breadth', async ({ page }) => {
  await page.goto('/servicos/consultoria');
  const text = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url ?? '';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    new URL(text ?? '').pathname,
  );
  expect(size).toEqual([1200, 630]);
});
