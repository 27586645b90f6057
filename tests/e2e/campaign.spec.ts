import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { fillIn, forgeLink, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';

const CAMPAIGN = { utm_source: 'boletim', utm_medium: 'e-mail', utm_campaign: 'feira 2031' };

test('a lead carries the campaign that first brought the person', async ({ page, rows }) => {
  const answers = somebody();
  await page.clock.install();
  await visit(page, `${pathTo('home', 'en')}?${new URLSearchParams(CAMPAIGN)}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).click();
  await expect(page).toHaveURL(pathTo('cases', 'en'));
  // A later campaign does not take the place of the first.
  await visit(page, `${pathTo('lab', 'en')}?utm_source=outra&utm_campaign=depois`);
  await forgeLink(page, 'en').click();
  const dialog = page.getByRole('dialog');
  await page.clock.fastForward(5000);
  await fillIn(dialog, 'en', answers);
  await sendButton(dialog, 'en').click();
  await referenceOn(page);
  expect(await onlyLeadOf(rows, answers.email)).toMatchObject({
    ...CAMPAIGN,
    source_page: pathTo('lab', 'en'),
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the campaign is read from the address of the form page @breadth', async ({
    page,
    rows,
  }) => {
    const answers = somebody();
    await page.goto(`${pathTo('project', 'pt-BR')}?de=lab&${new URLSearchParams(CAMPAIGN)}`);
    const form = page.getByRole('main');
    await fillIn(form, 'pt-BR', answers);
    await sendButton(form, 'pt-BR').click();
    await referenceOn(form);
    expect(await onlyLeadOf(rows, answers.email)).toMatchObject({
      ...CAMPAIGN,
      source_page: pathTo('lab', 'pt-BR'),
    });
  });
});
