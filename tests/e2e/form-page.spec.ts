import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { answerTo, fillIn, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { hydrated, visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

/** The scripts that bring the form to life. */
const ISLAND = /\/assets\/(?:qualification\.island|hydrate-island)/;

for (const locale of ['pt-BR', 'en'] as const) {
  test(`the form page with scripts does what the dialog does, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    rows,
  }) => {
    const answers = somebody();
    await page.clock.install();
    await visit(page, `${pathTo('project', locale)}?de=consulting`);
    const form = page.getByRole('main');
    // Offered by the hydrated form only.
    const discard = form.getByRole('button', {
      name: words(locale, 'qualification', 'dialog.discard'),
    });
    await answerTo(form, locale, 'name').fill(answers.name);
    await expect(discard).toBeVisible();
    await fillIn(form, locale, answers);
    await page.reload();
    await hydrated(page);
    await expect(answerTo(form, locale, 'message')).toHaveValue(answers.message);
    await answerTo(form, locale, 'company').focus();
    await expect(discard).toBeVisible();
    await page.clock.fastForward(5000);
    await sendButton(form, locale).click();
    const protocol = await referenceOn(form);
    await expect(page).toHaveURL(`${pathTo('project', locale)}?de=consulting`);
    expect(await onlyLeadOf(rows, answers.email)).toMatchObject({
      protocol,
      source_page: pathTo('consulting', locale),
      review_reason: null,
    });
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(pathTo('protocol', locale, { protocol }));
  });
}

test('text typed before the form hydrated is kept @breadth', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLAND, async (route) => {
    await released;
    await route.continue();
  });
  const answers = somebody();
  await visit(page, pathTo('project', 'pt-BR'));
  const form = page.getByRole('main');
  await fillIn(form, 'pt-BR', answers);
  release();
  const discard = words('pt-BR', 'qualification', 'dialog.discard');
  await expect(form.getByRole('button', { name: discard })).toBeVisible();
  await expect(answerTo(form, 'pt-BR', 'message')).toHaveValue(answers.message);
  await page.reload();
  await expect(answerTo(form, 'pt-BR', 'message')).toHaveValue(answers.message);
});
