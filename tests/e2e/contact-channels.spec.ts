import type { Page } from '@playwright/test';
import { shortName } from '#app/features/content/services/services.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { setPhones } from './fixtures/company.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const PHONE = { width: 360, height: 740 };

const button = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words(locale, 'site', 'talk.open') });
const menu = (page: Page) => page.locator('#talk');

/** Scrolls there at once and lets the page notice. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, y);

/** The message that a chat link opens with. */
const messageOf = async (page: Page) =>
  new URL((await menu(page).locator('a').first().getAttribute('href')) ?? '').searchParams.get(
    'text',
  );

test('without a number the menu offers the mail address', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await button(page, 'pt-BR').click();
  await expect(menu(page).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('a[href*="wa.me"], a[href^="tel:"]')).toHaveCount(0);
});

for (const locale of LANGUAGES) {
  test(`the button opens both contact channels, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    rows,
    afterwards,
  }) => {
    await setPhones(rows, afterwards);
    await page.setViewportSize(PHONE);
    await visit(page, pathTo('consulting', locale));
    await expect(menu(page)).toBeHidden();
    await button(page, locale).click();
    await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(menu(page).locator('a[href^="tel:+55"]')).toBeVisible();
    expect(await messageOf(page)).toBe(
      words(locale, 'site', 'talk.fromPage', {
        page: shortName('consulting', locale),
        path: pathTo('consulting', locale),
      }),
    );
    const box = await menu(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width).toBe(true);
    await button(page, locale).click();
    await expect(menu(page)).toBeHidden();
    await button(page, locale).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page, locale)).toBeFocused();
  });
}

test('after a sent form the message names its reference number @breadth', async ({
  page,
  rows,
  afterwards,
}) => {
  await setPhones(rows, afterwards);
  const [lead] = await rows.read<{ protocol: string }>(
    `insert into public.qualification_submissions (id, form_data)
     values (gen_random_uuid(), '{}') returning protocol`,
  );
  const protocol = lead?.protocol ?? '';
  await page.setViewportSize(PHONE);
  await visit(page, pathTo('protocol', 'en', { protocol }));
  expect(await messageOf(page)).toBe(words('en', 'site', 'talk.aboutProtocol', { protocol }));
  expect(protocol).toMatch(/^[0-9A-Z]{4}-/);
});

test('the button stays in the bar at every scroll position', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const talk = button(page, 'pt-BR');
  for (const y of [0, 99, 115, 400, 384, 2000]) {
    await scrollTo(page, y);
    await expect(page.locator('.bar')).toBeVisible();
    await expect.soft(talk, `at ${y} px`).toBeVisible();
  }
});

test('its menu closes at more than 15 px down, unless within 100 px of the top', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const steps: [from: number, to: number, open: boolean][] = [
    [0, 99, true],
    [385, 399, true],
    [385, 401, false],
    [400, 300, true],
  ];
  for (const [from, to, open] of steps) {
    await scrollTo(page, from);
    await button(page, 'pt-BR').evaluate((one: HTMLButtonElement) => {
      if (!document.querySelector('#talk:popover-open')) one.click();
      (document.activeElement as HTMLElement).blur();
    });
    await expect(menu(page)).toBeVisible();
    await scrollTo(page, to);
    await expect.soft(menu(page), `from ${from} to ${to} px`).toBeVisible({ visible: open });
  }
});

test('the wheel closes its menu @breadth', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await button(page, 'pt-BR').click();
  await expect(menu(page)).toBeVisible();
  // A finger elsewhere would close it by itself; the wheel does not.
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await expect(menu(page)).toBeHidden();
  await expect(button(page, 'pt-BR')).toBeVisible();
});

test('there is no button on screens wider than a phone @breadth', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, '/');
  await expect(button(page, 'pt-BR')).toBeHidden();
});

test('the opening state follows the business hours, at the next load', async ({
  page,
  rows,
  afterwards,
}) => {
  await page.setViewportSize(PHONE);
  const [before] = await rows.read<{ hours: unknown }>(
    'select business_hours as hours from public.company_settings',
  );
  const set = (days: object | null) =>
    rows.change(
      'update public.company_settings set business_hours = $1::jsonb',
      days && JSON.stringify({ timezone: 'America/Sao_Paulo', days }),
    );
  afterwards(() =>
    rows.change(
      'update public.company_settings set business_hours = $1::jsonb',
      JSON.stringify(before?.hours ?? null),
    ),
  );
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const text = () => page.locator('main .opening').allTextContents();

  await set(Object.fromEntries(week.map((day) => [day, [['00:00', '23:59']]])));
  await visit(page, '/contato');
  const now = words('pt-BR', 'site', 'talk.now', { until: '23h59' });
  expect(await text()).toEqual([now]);
  await button(page, 'pt-BR').click();
  await expect(menu(page)).toContainText(now);

  // Open for one minute at dawn: closed whenever this runs but then.
  await set(Object.fromEntries(week.map((day) => [day, [['04:00', '04:01']]])));
  await visit(page, '/en/contact');
  const closed = ['today', 'tomorrow'].map((day) =>
    words('en', 'site', `talk.${day}`, { at: '4 am' }),
  );
  expect(closed).toContain((await text())[0]);

  await set(null);
  await visit(page, '/contato');
  expect(await text()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens as well @breadth', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await button(page, 'pt-BR').click();
    await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
});
