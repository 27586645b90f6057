import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const drawing = (color: string, inside = '') => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" fill="${color}"/>${inside}</svg>`,
  ),
});

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'brand', `logos.${key}`, values);

  test(`a logo is refused with its reason, accepted, shown in the header, and deleted, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    rows,
    site,
    guard,
    afterwards,
  }) => {
    guard.expect(/status of 422/);
    const name = `Logo ${locale}`;
    afterwards(() => rows.change('delete from public.logos where name = $1', name));
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/brand/logos' });
    await nothingForAxe(page);
    await page.getByRole('link', { name: say('upload') }).click();
    await page.getByLabel(say('name'), { exact: true }).fill(name);
    const chosen = page.getByLabel(say('file'), { exact: true });
    await chosen.setInputFiles(drawing('#123456', '<script>alert(1)</script>'));
    await page.getByRole('button', { name: say('submit') }).click();
    await expect(
      page.getByText(say('errors.file.svg-forbidden', { what: '<script>' })),
    ).toBeVisible();
    await expect(chosen).toBeFocused();
    await expect(page.getByLabel(say('name'), { exact: true })).toHaveValue(name);
    await chosen.setInputFiles(drawing('#123456'));
    await page.getByRole('button', { name: say('submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(say('done.uploaded'))).toBeVisible();
    await nothingForAxe(page);

    const visitor = await page.context().newPage();
    const header = () => visitor.getByRole('banner').locator('img').first();
    for (const address of ['/', '/en']) {
      await visitor.goto(address);
      await expect(header()).toHaveAttribute('src', /^\/logos\/Logo%20/);
      const width = header().evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(await width).toBe(120);
    }

    await page.getByRole('link', { name: say('back') }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(say('places.header'));
    await row.getByRole('button', { name: say('delete.label') }).click();
    await row.getByRole('button', { name: say('delete.confirm') }).click();
    await expect(page.getByText(say('done.deleted'))).toBeVisible();
    await expect(row).toHaveCount(0);
    await visitor.goto('/');
    await expect(header()).toHaveAttribute('src', '/brand/forja-full.svg');
    await visitor.close();
  });
}

test('a missing picture is reported in its place @breadth', async ({ page, rows, site, guard }) => {
  guard.expect(/status of 404|Failed to load resource/);
  await page.route('**/brand/forja-full.svg', (route) => route.fulfill({ status: 404 }));
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/brand/logos' });
  await expect(page.getByText('Imagem não encontrada', { exact: true }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a logo is accepted, and switched off @breadth', async ({
    page,
    rows,
    site,
    afterwards,
  }) => {
    const say = (key: string, values?: Record<string, string>) =>
      words('pt-BR', 'brand', `logos.${key}`, values);
    const name = 'Sem scripts';
    afterwards(() => rows.change('delete from public.logos where name = $1', name));
    const to = '/admin/brand/logos/new';
    await atWork({ page, rows, url: site.url, role: 'admin', to, hydrated: false });
    await page.getByLabel(say('name'), { exact: true }).fill(name);
    await page.getByLabel(say('file'), { exact: true }).setInputFiles(drawing('#123456'));
    await page.getByRole('button', { name: say('submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/admin/brand/logos');
    await page.getByRole('button', { name: say('offOne', { name }) }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.off') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('onOne', { name }) })).toBeVisible();
  });
});
