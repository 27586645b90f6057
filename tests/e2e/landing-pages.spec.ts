import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { referenceOn } from './fixtures/order.ts';
import { answersTo, hydrate, pageForm } from './fixtures/page-forms.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: words(locale, 'content', key), exact: true }).first();
const said = (page: Page, locale: Locale, done: string) =>
  expect(page.getByText(words(locale, 'content', `done.${done}`))).toBeVisible();

for (const locale of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    const isSample = (locale === 'en') !== javaScriptEnabled;
    const how = `${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test.describe(`${how}${breadth(!isSample)}${everyLook}`, () => {
      test.use({
        javaScriptEnabled,
        viewport: { width: javaScriptEnabled ? 1440 : 360, height: 900 },
      });

      test('staff make a landing page, and a visitor writes through its form', async ({
        page,
        rows,
        site,
      }) => {
        const to = '/admin/content?kind=landing';
        const hydrated = javaScriptEnabled;
        await atWork({ page, rows, url: site.url, role: 'admin', locale, to, hydrated });
        await button(page, locale, 'list.new.landing').click();
        const slug = `campanha-${locale === 'en' ? 'en' : 'pt'}-${Number(javaScriptEnabled)}`;
        for (const [path, text] of Object.entries({
          name: 'Sair das planilhas',
          address: slug,
          'hero.raw': 'Cinco planilhas.',
          'hero.finished': 'Um sistema.',
          'hero.lead': 'O pedido entra uma vez.',
          'proofs.title': 'O que muda.',
          'proofs.items.0.title': 'Uma versão só',
          'form.title': 'Conte em três linhas.',
        })) {
          await field(page, `texts.${locale}.${path}`).fill(text);
        }
        await field(page, 'sections.2').selectOption('proof');
        await field(page, 'campaign').fill('planilhas');
        await button(page, locale, `editor.publishOnly.${locale === 'en' ? 'en' : 'pt'}`).click();
        await said(page, locale, 'language');

        await page.goto(pathTo('landing', locale, { slug }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /Cinco planilhas\.\s+Um sistema\./,
        );
        await expect(page.getByRole('heading', { level: 3, name: 'Uma versão só' })).toBeVisible();
        if (javaScriptEnabled) await nothingForAxe(page);
        const { answer, fillIn, send } = pageForm(page, 'contact', locale);
        if (javaScriptEnabled) await hydrate(answer('name'));
        const answers = answersTo('contact');
        await fillIn(answers);
        await send.click();
        await referenceOn(page.getByRole('main'));
        expect(await onlyLeadOf(rows, answers['email'] ?? '')).toMatchObject({
          locale,
          source: 'contact_form',
          source_page: pathTo('landing', locale, { slug }),
          utm_campaign: 'planilhas',
        });
      });

      test('staff change a headline of the home page and reset it', async ({
        page,
        rows,
        site,
      }) => {
        const path = `texts.${locale}.hero.finished`;
        const shipped = words(locale, 'home', 'hero.finished');
        const to = '/admin/content/text/home-hero';
        const hydrated = javaScriptEnabled;
        await atWork({ page, rows, url: site.url, role: 'admin', locale, to, hydrated });
        const headline = async (text: string) => {
          const html = await (await page.request.get(pathTo('home', locale))).text();
          expect(html).toContain(`<span class="fin">${text}</span>`);
        };
        await field(page, path).fill('x'.repeat(90));
        await expect(field(page, path)).toHaveAccessibleName(new RegExp(shipped));
        await field(page, path).fill('Sai pronto.');
        await button(page, locale, 'editor.publish').click();
        await said(page, locale, 'published');
        await headline('Sai pronto.');
        if (javaScriptEnabled) await nothingForAxe(page);

        await page.locator(`button[value="leaf:${path}"]`).click();
        await said(page, locale, 'leaf');
        await button(page, locale, 'editor.undo').click();
        await said(page, locale, 'undone');
        await page.locator(`button[value="leaf:${path}"]`).click();
        await said(page, locale, 'leaf');
        await expect(field(page, path)).toHaveValue(shipped);
        await button(page, locale, 'editor.publish').click();
        await said(page, locale, 'published');
        await headline(shipped);
      });
    });
  }
}
