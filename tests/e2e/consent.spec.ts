import { consentVersion } from '#app/consent/consent-version.ts';
import { pathTo } from '#app/paths.ts';
import {
  bannerButton,
  bannerOf,
  boxOf,
  CONSENT_KEYS,
  footerLink,
  preferencesButton,
  preferencesOf,
  savedConsent,
  sendPrivacyControl,
} from './fixtures/consent.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

test.use({ consentChoice: null });

const REFUSED = { functionality: false, analytics: false, marketing: false };

for (const locale of LANGUAGES) {
  test.describe(`${locale}${breadth(locale === 'en')}`, () => {
    const home = pathTo('home', locale);

    test('the first visit shows the banner, and a refusal is stored and recorded', async ({
      page,
      rows,
    }) => {
      await visit(page, home);
      await expect(bannerOf(page, locale)).toBeVisible();
      for (const name of ['privacy', 'cookies'] as const) {
        const link = bannerOf(page, locale).getByRole('link', {
          name: words(locale, 'consent', `banner.${name}`),
        });
        await expect(link).toHaveAttribute('href', pathTo(name, locale));
      }
      expect((await savedConsent(page)).keys).toEqual([]);

      await bannerButton(page, locale, 'necessary').click();
      await expect(bannerOf(page, locale)).toBeHidden();
      const stored = await savedConsent(page);
      expect(stored).toMatchObject({
        keys: CONSENT_KEYS,
        choice: 'necessary',
        preferences: { necessary: true, ...REFUSED, counted: true },
      });
      expect(Date.parse(stored.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
      await expect
        .poll(() =>
          rows.read(
            `select version, choice, analytics, marketing, functionality, locale
             from public.consent_records where subject = $1`,
            stored.subject,
          ),
        )
        .toEqual([{ version: consentVersion(), choice: 'necessary', ...REFUSED, locale }]);

      for (const other of LANGUAGES) {
        await visit(page, pathTo('faq', other));
        await page.waitForLoadState('networkidle');
        await expect(bannerOf(page, other)).toBeHidden();
      }
    });

    test('accepting is as easy as refusing, and allows everything', async ({ page }) => {
      await visit(page, home);
      const [yes, no] = ['all', 'necessary'].map((name) => bannerButton(page, locale, name));
      const look = (button: typeof yes) =>
        (button as NonNullable<typeof yes>).evaluate((element) => {
          const { color, backgroundImage, fontSize, fontWeight } = getComputedStyle(element);
          const { height, top } = element.getBoundingClientRect();
          return { color, backgroundImage, fontSize, fontWeight, height, top };
        });
      expect(await look(yes)).toEqual(await look(no));
      await yes?.click();
      await expect(bannerOf(page, locale)).toBeHidden();
      expect(await savedConsent(page)).toMatchObject({
        choice: 'all',
        preferences: { necessary: true, functionality: true, analytics: true, marketing: true },
      });
    });

    test('preferences: chosen one by one, shown again from the footer @breadth', async ({
      page,
    }) => {
      await visit(page, home);
      await bannerButton(page, locale, 'preferences').click();
      const dialog = preferencesOf(page, locale);
      await expect(dialog).toBeVisible();
      const close = preferencesButton(page, locale, 'close');
      await expect(close).toBeHidden();
      // Without a choice it leads back to the open banner.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(bannerOf(page, locale)).toBeVisible();
      expect((await savedConsent(page)).choice).toBeFalsy();
      await expect(bannerButton(page, locale, 'preferences')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(boxOf(page, locale, 'categories.necessary')).toBeChecked();
      await expect(boxOf(page, locale, 'categories.necessary')).toBeDisabled();
      for (const category of ['functionality', 'analytics', 'marketing']) {
        await expect(boxOf(page, locale, `categories.${category}`)).not.toBeChecked();
      }
      await expect(
        dialog.getByRole('link', { name: words(locale, 'consent', 'preferences.contact') }),
      ).toHaveAttribute('href', pathTo('contact', locale));

      await boxOf(page, locale, 'categories.analytics').check();
      await boxOf(page, locale, 'counted').uncheck();
      await preferencesButton(page, locale, 'save').click();
      await expect(dialog).toBeHidden();
      await expect(bannerOf(page, locale)).toBeHidden();
      const { choice, preferences } = await savedConsent(page);
      expect([choice, preferences]).toEqual([
        'custom',
        { necessary: true, ...REFUSED, analytics: true, counted: false },
      ]);

      await visit(page, pathTo('about', locale));
      await footerLink(page, locale).click();
      await expect(dialog).toBeVisible();
      await expect(boxOf(page, locale, 'categories.analytics')).toBeChecked();
      await expect(boxOf(page, locale, 'counted')).not.toBeChecked();
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(footerLink(page, locale)).toBeFocused();
      await footerLink(page, locale).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await savedConsent(page)).toMatchObject({ preferences });
    });

    test('Global Privacy Control counts as a refusal, and is shown as one', async ({
      page,
      rows,
    }) => {
      await sendPrivacyControl(page);
      await visit(page, home);
      const banner = bannerOf(page, locale);
      await expect(banner).toContainText(words(locale, 'consent', 'banner.gpc'));
      await expect(bannerButton(page, locale, 'all')).toBeHidden();
      await bannerButton(page, locale, 'preferences').click();
      for (const box of ['categories.functionality', 'categories.analytics', 'counted']) {
        await expect(boxOf(page, locale, box)).not.toBeChecked();
        await expect(boxOf(page, locale, box)).toBeDisabled();
      }
      await expect(preferencesOf(page, locale)).toContainText(
        words(locale, 'consent', 'preferences.gpc'),
      );
      await preferencesButton(page, locale, 'necessary').click();
      await expect(banner).toBeHidden();
      const { subject, preferences } = await savedConsent(page);
      expect(preferences).toEqual({ necessary: true, ...REFUSED, counted: false });
      await expect
        .poll(() =>
          rows.read(
            'select refused_by_browser from public.consent_records where subject = $1',
            subject,
          ),
        )
        .toEqual([{ refused_by_browser: true }]);
    });

    test('without scripts there is no banner: the link opens the list', async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}${home}`);
      await expect(bannerOf(page, locale)).toBeHidden();
      await footerLink(page, locale).click();
      await expect(page).toHaveURL(pathTo('cookies', locale));
      // The browser of the tests shows no <noscript> even with scripts off.
      const text = await page.locator('noscript').allTextContents();
      expect(text.join()).toContain(words(locale, 'legal', 'consent.withoutScripts'));
      await context.close();
    });
  });
}

test('a new wording shows the banner again, and until then nothing is allowed @breadth', async ({
  page,
}) => {
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('consent')) return;
      localStorage.setItem('consent', `00000000:all:${'d'.repeat(32)}`);
      localStorage.setItem('consent-preferences', stored);
    },
    JSON.stringify({ necessary: true, functionality: true, analytics: true, marketing: true }),
  );
  await visit(page, '/');
  await expect(bannerOf(page, 'pt-BR')).toBeVisible();
  await bannerButton(page, 'pt-BR', 'preferences').click();
  await expect(boxOf(page, 'pt-BR', 'categories.analytics')).not.toBeChecked();
  await preferencesButton(page, 'pt-BR', 'necessary').click();
  const { choice, subject } = await savedConsent(page);
  expect([choice, subject]).toEqual(['necessary', 'd'.repeat(32)]);
});

test('a choice without a connection is stored at once, and recorded by the next page @breadth', async ({
  page,
  context,
  rows,
  guard,
}) => {
  guard.expect(/Failed to load resource/);
  await visit(page, '/');
  await expect(bannerOf(page, 'pt-BR')).toBeVisible();
  await context.setOffline(true);
  await bannerButton(page, 'pt-BR', 'all').click();
  await expect(bannerOf(page, 'pt-BR')).toBeHidden();
  const { subject, recorded } = await savedConsent(page);
  expect(recorded).toBe(false);
  await context.setOffline(false);
  await visit(page, '/en/faq');
  await expect.poll(async () => (await savedConsent(page)).recorded).toBe(true);
  const records = await rows.read(
    'select choice from public.consent_records where subject = $1',
    subject,
  );
  expect(records).toEqual([{ choice: 'all' }]);
});

test('a choice in one tab is the choice of the other @breadth', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/en/faq');
  await expect(bannerOf(page, 'pt-BR')).toBeVisible();
  await bannerButton(other, 'en', 'all').click();
  await expect(bannerOf(page, 'pt-BR')).toBeHidden();
});

for (const consentChoice of ['all', 'necessary'] as const) {
  test.describe(`with ${consentChoice} answered before`, () => {
    test.use({ consentChoice });

    test('a campaign is stored beyond the tab only with consent @breadth', async ({
      page,
      context,
    }) => {
      await visit(page, '/?utm_source=carta');
      const next = await context.newPage();
      await visit(next, '/faq');
      const touch = await next.evaluate(() => [
        localStorage.getItem('first-touch'),
        sessionStorage.getItem('first-touch'),
      ]);
      const stored = consentChoice === 'all' ? '{"utm_source":"carta"}' : null;
      expect(touch).toEqual([stored, stored]);
    });
  });
}

test('a withdrawn consent deletes optional data, and keeps the rest', async ({ page }) => {
  await visit(page, '/');
  await bannerButton(page, 'pt-BR', 'all').click();
  await expect(bannerOf(page, 'pt-BR')).toBeHidden();
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC123', '_fbp', 'li_fat_id', 'preferred-locale']) {
      // biome-ignore lint/suspicious/noDocumentCookie: what a tag does
      document.cookie = `${name}=1; path=/`;
    }
    localStorage.setItem('li_adsId', '1');
    localStorage.setItem('first-touch', '{}');
    sessionStorage.setItem('first-touch', '{"utm_source":"carta"}');
    localStorage.setItem('theme', 'dark');
  });
  await footerLink(page, 'pt-BR').click();
  await preferencesButton(page, 'pt-BR', 'necessary').click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('preferred-locale=1');
  const left = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(left).toEqual([...CONSENT_KEYS, 'theme']);
  expect(await page.evaluate(() => sessionStorage.getItem('first-touch'))).not.toBeNull();
});
