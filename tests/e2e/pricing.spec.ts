import { pathTo } from '#app/paths.ts';
import { violationsOn } from './fixtures/axe.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import {
  answerTo,
  fillIn,
  forgeLink,
  QUESTIONS,
  referenceOn,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const RULES = `insert into public.price_rules
    (service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most) values
    ('automationAi', null, null, 1500000, 3000000, 5, 10),
    ('automationAi', 'systems', 'business', 400000, 900000, 1, 2)
  on conflict do nothing`;

const ANSWERS = {
  service: 'automationAi',
  people: 'upTo50',
  systems: 'business',
  screens: 'sketch',
  deadline: 'open',
} as const;

const RANGE = { 'pt-BR': /R\$\s19\.000 a R\$\s39\.000/, en: /R\$\s?19,000 to R\$\s?39,000/ };

/** As the form of a fresh database words them. */
const GAMES = { 'pt-BR': 'Jogos e gamificação', en: 'Games and gamification' };

for (const locale of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test.describe(`${locale}, ${how} scripts${breadth((locale === 'en') === javaScriptEnabled)}`, () => {
      test.use({
        viewport: { width: javaScriptEnabled ? 360 : 1440, height: 800 },
        javaScriptEnabled,
      });

      test('five answers become a range that is sent with the form', async ({ page, rows }) => {
        await rows.changeAsOwner(RULES);
        const say = (key: string) => words(locale, 'pricing-page', key);
        const start = pathTo('pricing', locale);
        await (javaScriptEnabled ? visit(page, start) : page.goto(start));
        if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
        for (const [question, answer] of Object.entries(ANSWERS)) {
          const label = words(locale, 'pricing', `answers.${question}.${answer}`);
          const questionGroup = page.getByRole('group', {
            name: words(locale, 'pricing', `questions.${question}`),
          });
          await questionGroup.getByLabel(label, { exact: true }).check();
        }
        await page.getByRole('button', { name: say('submit') }).click();
        await expect(page.getByText(RANGE[locale]).first()).toBeVisible();
        if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);

        await page.getByRole('link', { name: say('send.action') }).click();
        const form = page.getByRole('main');
        await expect(form.getByText(RANGE[locale])).toBeVisible();
        if (javaScriptEnabled) {
          await page.clock.install();
          await visit(page, page.url());
          await page.clock.fastForward(5000);
        }
        const answers = somebody();
        await fillIn(form, locale, answers);
        await sendButton(form, locale).click();
        expect(await referenceOn(page.getByRole('main'))).toBeTruthy();
        const lead = await onlyLeadOf(rows, answers.email);
        const [stored] = await rows.read<{ estimate: unknown }>(
          `select estimate from public.qualification_submissions where protocol = '${lead.protocol}'`,
        );
        expect(stored?.estimate).toEqual({
          ...ANSWERS,
          systems: ['business'],
          range: { priceLeast: 1_900_000, priceMost: 3_900_000, weeksLeast: 6, weeksMost: 12 },
        });
      });

      test('the form knows the service that was chosen', async ({ page }) => {
        const start = pathTo('pricing', locale);
        const chosen = words(locale, 'pricing', 'answers.service.gamesGamification');
        if (javaScriptEnabled) {
          // A phone's bar keeps out of the way of the questions.
          await page.setViewportSize({ width: 1440, height: 900 });
          await visit(page, start);
          await page.getByLabel(chosen, { exact: true }).check();
          await forgeLink(page, locale).click();
          const dialog = page.getByRole('dialog');
          const service = answerTo(dialog, locale, 'service');
          await expect(service).toHaveValue('jogos');
          // What is ticked later is newer, and an answer in the form newer still.
          const close = dialog.getByRole('button', {
            name: words(locale, 'qualification', 'dialog.close'),
          });
          await close.click();
          await page.getByLabel(words(locale, 'pricing', 'answers.service.consulting')).check();
          await forgeLink(page, locale).click();
          await expect(service).toHaveValue('consultoria');
          await service.selectOption('software');
          await close.click();
          await forgeLink(page, locale).click();
          await expect(service).toHaveValue('software');

          // An answer that the address gives is no draft; what is typed beside it is one.
          await visit(page, pathTo('consulting', locale));
          await forgeLink(page, locale).click();
          const draft = dialog.getByText(words(locale, 'qualification', 'form.draft'));
          await page.locator('#island-qualification[data-hydrated]').waitFor({ state: 'attached' });
          await expect(draft).toBeHidden();
          await answerTo(dialog, locale, 'name').fill('Marina');
          await expect(draft).toBeVisible();
          return;
        }
        await page.goto(`${start}?servico=gamesGamification`);
        await forgeLink(page, locale).click();
        const known = page.getByRole('main').getByText(QUESTIONS[locale].service);
        await expect(known).toContainText(GAMES[locale]);
      });
    });
  }
}
