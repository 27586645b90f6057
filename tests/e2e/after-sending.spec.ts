import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { PHONE_NUMBER, setPhones } from './fixtures/company.ts';
import {
  answerTo,
  fillIn,
  forgeLink,
  openDialog,
  referenceOn,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const SUCCESS = {
  'pt-BR': {
    title: 'Sucesso',
    text: /Formulário enviado\. Nossa equipe entrará em contato até (a 1|as \d+)h(\d\d)? de \S+, \d\d\/\d\d(\/\d{4})?\./,
  },
  en: {
    title: 'Success',
    text: /Form sent\. Our team will be in touch by (\d\d:\d\d|12 noon) (on )?\S+, \d+ \w+( \d{4})?, São Paulo time\./,
  },
} as const;

type Afterwards = (undo: () => Promise<unknown>) => void;

async function setForm(rows: Rows, afterwards: Afterwards, delay: number, whatsapp: boolean) {
  const set =
    'update public.qualification_forms set redirect_delay = $1, redirect_to_whatsapp = $2';
  afterwards(() => rows.change(set, 3, false));
  await rows.change(set, delay, whatsapp);
}

/** Sends the form while time stands still, so that what follows happens when the test says. */
async function sendFrozen(page: Page, locale: Locale) {
  const dialog = await openDialog(page, locale);
  await fillIn(dialog, locale, somebody());
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(dialog, locale).click();
  return { dialog, protocol: await referenceOn(dialog) };
}

/** Specification §8, for everybody: announced, and large enough to be read. */
async function seesSuccess(place: Locator, locale: Locale) {
  const status = place.getByRole('status');
  const { title, text } = SUCCESS[locale];
  // The page adds a sentence once the confirmation is mailed, which may be before it is requested.
  const mailed = words(locale, 'qualification', 'stored.mailed').replaceAll('.', '\\.');
  await expect(status).toHaveText(new RegExp(`^${title} ${text.source}( ${mailed})?$`));
  const box = await status.getByText(text).boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(12);
  expect(box?.width ?? 0).toBeGreaterThan(100);
}

for (const locale of LANGUAGES) {
  test(`success is seen, in ${locale}${breadth(locale === 'en')}`, async ({ page }) => {
    const { dialog, protocol } = await sendFrozen(page, locale);
    await seesSuccess(dialog, locale);
    await page.goto(pathTo('protocol', locale, { protocol }));
    await seesSuccess(page.getByRole('main'), locale);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`success is seen, in ${locale}${breadth(locale === 'pt-BR')}`, async ({ page }) => {
      await page.goto(pathTo('project', locale));
      const form = page.getByRole('main');
      await fillIn(form, locale, somebody());
      await sendButton(form, locale).click();
      await referenceOn(form);
      await seesSuccess(form, locale);
    });
  });
}

test('the form sets how long the thank-you view stays', async ({ page, rows, afterwards }) => {
  await setForm(rows, afterwards, 7, false);
  const { dialog, protocol } = await sendFrozen(page, 'en');
  await seesSuccess(dialog, 'en');
  await expect(dialog.getByRole('heading', { level: 2, name: 'Request received.' })).toBeFocused();
  const { origin } = new URL(page.url());
  await page.clock.runFor(6999);
  expect(page.url()).toBe(`${origin}${pathTo('home', 'en')}`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(pathTo('protocol', 'en', { protocol }));
});

test.describe('a form that leads to WhatsApp', () => {
  test.beforeEach(async ({ rows, afterwards }) => {
    await setPhones(rows, afterwards);
    await setForm(rows, afterwards, 2, true);
  });

  for (const locale of ['pt-BR', 'en'] as const) {
    test(`opens it with the reference number in the message, in ${locale} @breadth`, async ({
      page,
    }) => {
      await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      const { dialog, protocol } = await sendFrozen(page, locale);
      await expect(
        dialog.getByRole('link', { name: words(locale, 'qualification', 'thanks.whatsapp') }),
      ).toBeVisible();
      await page.clock.runFor(2000);
      await page.waitForURL('https://wa.me/**');
      const message = words(locale, 'qualification', 'thanks.whatsappMessage', { protocol });
      expect(page.url()).toBe(
        `https://wa.me/${PHONE_NUMBER.slice(1)}?text=${encodeURIComponent(message)}`,
      );
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('offers it on the thank-you page @breadth', async ({ page }) => {
      await page.goto(pathTo('project', 'pt-BR'));
      const form = page.getByRole('main');
      await fillIn(form, 'pt-BR', somebody());
      await sendButton(form, 'pt-BR').click();
      const protocol = await referenceOn(form);
      const link = form.getByRole('link', { name: 'Conversar no WhatsApp' });
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(searchParams.get('text')).toContain(protocol);
    });
  });
});

test.describe('the celebration', () => {
  const bursts = (page: Page) => page.locator('canvas[data-bursts]');

  test('throws sparks 200 and 400 ms after the form was accepted @breadth', async ({ page }) => {
    await sendFrozen(page, 'pt-BR');
    await page.clock.runFor(199);
    await expect(bursts(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bursts(page)).toHaveAttribute('data-bursts', '1');
    await page.clock.runFor(199);
    await expect(bursts(page)).toHaveAttribute('data-bursts', '1');
    await page.clock.runFor(1);
    await expect(bursts(page)).toHaveAttribute('data-bursts', '2');
  });

  test('shows none with reduced motion @breadth', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sendFrozen(page, 'pt-BR');
    await page.clock.runFor(1000);
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test('the page of a reference number shows nothing of the person @breadth', async ({
  page,
  newVisitor,
}) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await sendButton(dialog, 'pt-BR').click();
  const protocol = await referenceOn(dialog);
  const outsider = await (await newVisitor()).newPage();
  await outsider.goto(pathTo('protocol', 'pt-BR', { protocol }));
  const visible = await outsider.content();
  for (const own of [answers.name, answers.email, answers.message])
    expect(visible).not.toContain(own);
});

test('an unknown reference number has a page that reports it @breadth', async ({ page, guard }) => {
  guard.expect(/status of 404/);
  const response = await page.goto(pathTo('protocol', 'pt-BR', { protocol: 'ZZZZ-ZZZZ' }));
  expect(response?.status()).toBe(404);
});

test('the form is empty at the next visit after sending @breadth', async ({ page }) => {
  const { dialog } = await sendFrozen(page, 'pt-BR');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await forgeLink(page, 'pt-BR').click();
  for (const question of ['name', 'company', 'email', 'phone', 'service', 'message'] as const) {
    await expect(answerTo(dialog, 'pt-BR', question)).toHaveValue('');
  }
});
