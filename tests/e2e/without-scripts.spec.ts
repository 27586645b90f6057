import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const SAME = ['home', 'form page', 'thank-you page', 'page to come', 'unknown page'] as const;

/** What there is to read and to use on a page. */
const contents = (page: Page) =>
  page.evaluate(() => {
    // Scripts put a phone's bar away while it would lie over something.
    document.querySelector('.bar')?.classList.remove('away');
    // Only they can measure how long a page took.
    for (const time of document.querySelectorAll('[data-load]')) {
      (time.closest('dl > div') ?? time).setAttribute('hidden', '');
    }
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    return {
      text: document.body.innerText.replace(/\s+/g, ' ').trim(),
      links: visible('a[href]').map((one) => `${one.getAttribute('href')} ${one.textContent}`),
      controls: visible('button, input, select, textarea').map(
        (one) => `${one.tagName} ${one.id} ${one.getAttribute('name') ?? ''} ${one.textContent}`,
      ),
      drawings: visible('svg, img').length,
    };
  });

for (const width of [360, 1440]) {
  test.describe(`at ${width} px${breadth(width !== 360)}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page needs scripts to show what it has', async ({ page, browser, site, guard }) => {
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.url,
        viewport: { width, height: 800 },
      });
      guard.watch(plain);
      const bare = await plain.newPage();
      for (const name of SAME) {
        await SHEETS[name](page, 'pt-BR', guard);
        await SHEETS[name](bare, 'pt-BR', guard);
        // Until its fonts are named, what is below the fold is not laid out, and its text reads without
        // its line breaks and capitals.
        await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
        expect.soft(await contents(bare), name).toEqual(await contents(page));
      }
      await plain.close();
    });
  });
}

const LOADED = {
  'pt-BR': { name: 'Tempo de carregamento', value: /^\d+,\d s$/, here: /carregou em \d+,\d s\./ },
  en: { name: 'Load time', value: /^\d+\.\d s$/, here: /loaded in \d+\.\d s\./ },
} as const;

for (const locale of LANGUAGES) {
  const figures = (page: Page) => page.getByRole('main').locator('dl.facts');
  const weight = words(locale, 'facts', 'weight.name');

  test(`the first case shows its loading time, without moving the page, ${locale} @breadth`, async ({
    page,
  }) => {
    await page.goto(pathTo('cases', locale));
    await expect(figures(page)).toContainText(weight);
    const closing = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const time = figures(page).locator('[data-load]');
    await expect(time).toHaveText(LOADED[locale].value);
    await expect(figures(page).getByText(LOADED[locale].name)).toBeVisible();
    // Fonts that come late move text, too: what the line takes is seen when it goes again.
    const after = await closing.boundingBox();
    await time.evaluate((value) => {
      value.textContent = '';
      value.closest('div')?.setAttribute('hidden', '');
    });
    expect(await closing.boundingBox()).toEqual(after);
    await page.goto(pathTo('home', locale));
    await expect(page.getByRole('main')).toContainText(LOADED[locale].here);
  });

  test.describe('with none', () => {
    test.use({ javaScriptEnabled: false });

    test(`the first case shows what is known without scripts, ${locale}${breadth(locale === 'pt-BR')}`, async ({
      page,
    }) => {
      await page.goto(pathTo('cases', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'en' ? 'Case studies In development...' : 'Cases Em desenvolvimento...',
      );
      await expect(figures(page)).toContainText(weight);
      await expect(figures(page)).toContainText(words(locale, 'facts', 'since.name'));
      // A site that has just been set up has no seven days behind it.
      await expect(figures(page)).not.toContainText(words(locale, 'facts', 'availability.name'));
      await expect(figures(page).getByText(LOADED[locale].name)).toBeHidden();
      expect(await figures(page).locator('> [hidden]').boundingBox()).toBeNull();
    });
  });
}
