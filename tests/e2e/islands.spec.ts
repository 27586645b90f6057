import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
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
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';

const ISLAND = /\/assets\/(?:qualification\.island|hydrate-island)/;

function scriptsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Counts, in the page, how often an island came to life: each time it starts to listen. */
const countStarts = (page: Page) =>
  page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof listen>) {
      if (given[0] === 'island:open') {
        const { dataset } = document.documentElement;
        dataset['wakings'] = String(Number(dataset['wakings'] ?? 0) + 1);
      }
      return listen.apply(this, given);
    };
  });
const wakings = (page: Page) => page.locator('html').getAttribute('data-wakings');

for (const name of ['home', 'project', 'cases'] as const) {
  test(`a public page loads without the router: ${name}${breadth(name !== 'home')}`, async ({
    request,
  }) => {
    for (const locale of ['pt-BR', 'en'] as const) {
      const html = await (await request.get(pathTo(name, locale))).text();
      expect(html).not.toContain('__reactRouterContext');
      expect(html).not.toMatch(/<script\b[^>]*\bsrc=/);
      expect(html.match(/import\("[^"]*"\)/g)).toHaveLength(1);
    }
  });
}

test('nothing but the entry is loaded before the person does something', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.some((script) => /\/entry\.client-/.test(script))).toBe(true);
  expect(scripts.filter((script) => ISLAND.test(script))).toEqual([]);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeLessThanOrEqual(8 * 1024);
});

test('two triggers hydrate the island once, and only after a moment @breadth', async ({ page }) => {
  const scripts = scriptsOf(page);
  await countStarts(page);
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const header = page.getByRole('banner').getByRole('link', { name: 'Forjar projeto' });
  const closing = page.getByRole('main').locator('[data-island-trigger=qualification]').last();

  await header.hover();
  await page.clock.runFor(99);
  await page.getByRole('contentinfo').hover();
  await page.clock.runFor(500);
  expect(scripts.filter((script) => ISLAND.test(script))).toEqual([]);

  await header.hover();
  await page.clock.runFor(100);
  await closing.hover();
  await page.clock.runFor(100);
  await expect.poll(() => wakings(page)).toBe('1');
  await closing.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wakings(page)).toBe('1');
});

test('a click on a trigger before hydration hydrates it and opens it at once @breadth', async ({
  page,
}) => {
  await countStarts(page);
  const dialog = await openDialog(page, 'en');
  await expect(dialog).toBeVisible();
  expect(await wakings(page)).toBe('1');
});

test('a trigger opened in a new tab works as a link @breadth', async ({ page, context }) => {
  await visit(page, '/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    forgeLink(page, 'pt-BR').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/projeto?de=home');
});

test('where the scripts do not load, the dialog is a plain form', async ({ page, guard, rows }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route(ISLAND, (route) => route.abort());
  await visit(page, '/en');
  await forgeLink(page, 'en').click();
  const answers = somebody();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, 'en', answers);
  await sendButton(dialog, 'en').click();
  const protocol = await referenceOn(page.getByRole('main'));
  await expect(page).toHaveURL(`/en/thank-you/${protocol}`);
  expect((await onlyLeadOf(rows, answers.email)).source_page).toBe('/en');
});

test('what is typed before the scripts have come stays, with the focus', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(ISLAND, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/');
  await forgeLink(page, 'pt-BR').click();
  const dialog = page.getByRole('dialog');
  const name = answerTo(dialog, 'pt-BR', 'name');
  await name.fill('Marina');
  goOn();
  await page.locator('#island-qualification[data-hydrated]').waitFor({ state: 'attached' });
  await expect(name).toHaveValue('Marina');
  await expect(name).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await forgeLink(page, 'pt-BR').click();
  await expect(name).toHaveValue('Marina');
});

test('where the dialog does not load, the link is followed', async ({ page, guard, rows }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route(/\/en\/project\/questions/, (route) => route.abort());
  await visit(page, '/en');
  await forgeLink(page, 'en').click();
  await expect(page).toHaveURL('/en/project?de=home');
  const answers = somebody();
  const form = page.getByRole('main');
  await fillIn(form, 'en', answers);
  await sendButton(form, 'en').click();
  const protocol = await referenceOn(form);
  await expect(page).toHaveURL(`/en/thank-you/${protocol}`);
  expect((await onlyLeadOf(rows, answers.email)).source_page).toBe('/en');
});

test('without a connection and without a worker the page sends the form later @breadth', async ({
  page,
  context,
  guard,
  rows,
}) => {
  guard.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await context.setOffline(true);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('status')).toContainText('Guardado neste aparelho.');
  await context.setOffline(false);
  await referenceOn(dialog);
  await onlyLeadOf(rows, answers.email);
});

test.describe('the form page with scripts', () => {
  test('validates while it is filled in @breadth', async ({ page }) => {
    await visit(page, pathTo('project', 'pt-BR'));
    const email = answerTo(page.getByRole('main'), 'pt-BR', 'email');
    await email.fill('marina');
    // The first touch hydrates the form; fields left before that are checked on sending.
    await expect(async () => {
      await email.focus();
      await email.blur();
      await expect(email).toHaveAccessibleDescription('E-mail inválido', { timeout: 500 });
    }).toPass();
  });

  test('has no dead "Forjar projeto" @breadth', async ({ page }) => {
    await visit(page, pathTo('project', 'pt-BR'));
    const links = page.locator('[data-island-trigger=qualification]').filter({ visible: true });
    for (const link of await links.all()) {
      await link.click();
      // Whatever it does, the form must then be what the person is at.
      await expect(page.getByRole('main').locator('form :focus')).toHaveCount(1);
    }
  });
});
