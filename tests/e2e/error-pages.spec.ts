import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/* In `npm test` tests/routes/routes-answer.test.ts reads these pages. */

const LOST = { 'pt-BR': '/nao/existe', en: '/en/no/such-page' };

for (const locale of LANGUAGES) {
  test(`an unknown address is shown with its name and links, in ${locale} @breadth`, async ({
    page,
    guard,
  }) => {
    guard.expect(/status of 404/);
    const response = await page.goto(LOST[locale]);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const main = page.getByRole('main');
    await expect(main).toContainText('404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'en' ? words('en', 'site', 'notFound.title') : 'Página não encontrada',
    );
    await expect(main).toContainText(LOST[locale]);
    for (const name of ['home', 'search', 'services', 'cases', 'lab', 'contact'] as const) {
      await expect(main.locator(`a[href="${pathTo(name, locale)}"]`).first()).toBeVisible();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test(`the search of the 404 page refuses a blank query, in ${locale} @breadth`, async ({
    page,
    guard,
  }) => {
    guard.expect(/status of 404/);
    await page.goto(LOST[locale]);
    const search = page.getByRole('main').getByRole('search');
    const field = search.locator('input');
    const submit = search.getByRole('button');
    await expect(submit).toBeDisabled();
    await field.fill('   ');
    await expect(submit).toBeDisabled();
    await field.fill('  planilha e pedido ');
    await submit.click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === pathTo('search', locale) &&
        url.searchParams.get('q') === 'planilha e pedido',
    );
  });

  test(`the error page answers 500, in ${locale} @breadth`, async ({ page, guard }) => {
    guard.expect(/status of 500/);
    const response = await page.goto(pathTo('serverError', locale));
    expect(response?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = page.getByRole('main').locator(`a[href="${pathTo('home', locale)}"]`);
    await home.first().click();
    await expect(page).toHaveURL(pathTo('home', locale));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the 404 page works, and refuses a blank query @breadth', async ({
    page,
    guard,
  }) => {
    guard.expect(/status of 404/);
    await page.goto(LOST['pt-BR']);
    const search = page.getByRole('main').getByRole('search');
    await search.locator('input').fill('   ');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(LOST['pt-BR']);
    await search.locator('input').fill('planilha');
    await search.getByRole('button').click();
    await expect(page).toHaveURL('/busca?q=planilha');
  });
});

test('areas that do not exist yet send to the sign-in page @breadth', async ({ request }) => {
  for (const path of ['/admin', '/admin/leads', '/portal/cliente']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 303]);
    expect(response.headers()['location']).toMatch(/^\/auth(?:\?|$)/);
  }
});
