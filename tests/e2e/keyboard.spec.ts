import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { fillIn, referenceOn, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';

type Stop = { what: string; marked: boolean; seen: boolean };

/** What has the focus, whether the focus is visible, and whether the element is. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const style = getComputedStyle(at);
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    const { left, top, width, height } = at.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (at.contains(hit) || hit.contains(at)) && hit.tagName !== 'HTML';
    });
    at.dataset['stop'] = '1';
    const what = `${at.tagName} ${at.getAttribute('href') ?? at.id} ${(at.textContent ?? '').trim().slice(0, 30)}`;
    return { what, marked: outlined, seen };
  });

/** Tabs through the page until the browser's own window takes over. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus goes round for ever.');
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const name of ['home', 'project'] as const) {
      test(`every link and control of ${name} is reached by Tab and shows it${breadth(width !== 360 || name !== 'home')}`, async ({
        page,
      }) => {
        await visit(page, pathTo(name, 'pt-BR'));
        const stops = await tabThrough(page);
        expect(stops.filter(({ marked }) => !marked)).toEqual([]);
        expect(stops.filter(({ seen }) => !seen)).toEqual([]);
        const missed = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => !one.dataset['stop'] && one.tabIndex >= 0)
            // The button of a search that has nothing to look for yet.
            .filter((one) => !one.matches(':disabled'))
            // One stop serves a whole group of radios.
            .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio'))
            .map((one) => one.outerHTML.slice(0, 120)),
        );
        expect(missed).toEqual([]);
      });
    }
  });
}

test('a lead can be sent with the keyboard alone', async ({ page, rows }) => {
  const answers = somebody();
  await page.clock.install();
  await visit(page, '/');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Forjar projeto' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Before, the form is sent by the browser, which leaves the page.
  await page.locator('#island-qualification[data-hydrated]').waitFor({ state: 'attached' });
  await page.clock.fastForward(5000);
  await dialog.getByLabel('Como podemos chamar você?').focus();
  await page.keyboard.type(answers.name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Soft');
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await referenceOn(dialog);
  expect((await onlyLeadOf(rows, answers.email)).form_data).toMatchObject({
    servico: 'software',
    mensagem: answers.message,
  });
});

test('Enter in a line of text sends the form @breadth', async ({ page, rows }) => {
  const answers = somebody();
  await page.goto(pathTo('project', 'pt-BR'));
  const form = page.getByRole('main');
  await fillIn(form, 'pt-BR', answers);
  await form.getByLabel('E-mail').press('Enter');
  await referenceOn(form);
  await onlyLeadOf(rows, answers.email);
});
