import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { hydrated, visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const NAMES = { 'pt-BR': 'Português', en: 'English' } as const;

const PAGES: readonly Record<Locale, string>[] = [
  { 'pt-BR': '/', en: '/en' },
  { 'pt-BR': '/servicos/automacao-ia', en: '/en/services/automation-ai' },
  { 'pt-BR': '/craft/ideias/fila-justa', en: '/en/craft/ideas/fair-queue' },
  { 'pt-BR': '/projeto', en: '/en/project' },
];

/** Opens the switch as the width offers it, and returns its two links. */
async function openSwitch(page: Page, locale: Locale, wide: boolean) {
  const banner = page.getByRole('banner');
  if (wide) {
    await banner.getByRole('button', { name: words(locale, 'site', 'header.language') }).click();
  } else {
    const menu = words(locale, 'site', 'header.menu');
    await banner.getByRole('button', { name: menu, exact: true }).click();
  }
  const link = (language: Locale) =>
    banner.getByRole('link', { name: NAMES[language], exact: true });
  await expect(link('en')).toBeVisible();
  return link;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('preferred-locale'));

for (const width of [360, 1440]) {
  const wide = width >= 768;
  test.describe(`the language switch at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`opens the same page, stores the choice, and follows back and forward${breadth(!wide)}`, async ({
      page,
      context,
    }) => {
      for (const addresses of PAGES) {
        await visit(page, addresses['pt-BR']);
        expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
        const link = await openSwitch(page, 'pt-BR', wide);
        await expect(link('pt-BR')).toHaveAttribute('aria-current', 'true');
        await expect(link('en')).not.toHaveAttribute('aria-current');
        await link('en').click();
        await expect(page).toHaveURL(addresses.en);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        expect(await stored(page)).toBe('en');
      }
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'preferred-locale')?.value).toBe('en');

      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect.poll(() => stored(page)).toBe('pt-BR');
      await page.goForward();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => stored(page)).toBe('en');
      await hydrated(page);
      const link = await openSwitch(page, 'en', wide);
      await expect(link('en')).toHaveAttribute('aria-current', 'true');
      await link('pt-BR').click();
      await expect(page).toHaveURL('/projeto');
      expect(await stored(page)).toBe('pt-BR');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('looks for the same words in the other language @breadth', async ({ page }) => {
        await page.goto(`/busca?${new URLSearchParams({ q: ' automação & IA ', de: 'x' })}`);
        await (await openSwitch(page, 'pt-BR', wide))('en').click();
        const query = new URLSearchParams({ q: 'automação & IA' });
        await expect(page).toHaveURL(`/en/search?${query}`);
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('automação & IA');
        await (await openSwitch(page, 'en', wide))('pt-BR').click();
        await expect(page).toHaveURL(`/busca?${query}`);
      });

      test('opens the same page @breadth', async ({ page }) => {
        await page.goto('/en/services');
        const link = await openSwitch(page, 'en', wide);
        await expect(link('en')).toHaveAttribute('aria-current', 'true');
        await link('pt-BR').click();
        await expect(page).toHaveURL('/servicos');
      });
    });
  });
}

test('the mobile menu lists exactly the two languages @breadth', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await openSwitch(page, 'pt-BR', false);
  const list = page.getByRole('dialog').getByRole('list').filter({ hasText: 'English' });
  await expect(list.getByRole('listitem')).toHaveText(['Português', 'English']);
});

test('no choice is stored for visitors who made none', async ({ page }) => {
  await page.goto('/en');
  await page.goto('/');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  expect(await stored(page)).toBeNull();
});

test('areas with one address for both languages follow the choice @breadth', async ({ page }) => {
  await visit(page, '/');
  await (await openSwitch(page, 'pt-BR', true))('en').click();
  await expect(page).toHaveURL('/en');
  await page.goto(`${pathTo('home', 'pt-BR')}auth`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
