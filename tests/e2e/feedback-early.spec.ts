import { entriesSaying, feedbackForm, PICTURE, something } from './fixtures/feedback.ts';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';

test('text typed before the script loads is kept when the form hydrates @breadth', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-[^/]+\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/feedback');
  const form = feedbackForm(page.getByRole('main'), 'pt-BR');
  const text = something();
  await form.verbatim.fill(text);
  release.resolve();
  await expect(page.getByText(form.say('files.drop'))).toBeVisible();
  await expect(form.verbatim).toHaveValue(text);
});

test('a file that was chosen before the script loaded is sent @breadth', async ({ page, rows }) => {
  await page.clock.install();
  const release = Promise.withResolvers<void>();
  await page.route(/\/feedback\.island-[^/]+\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await visit(page, '/feedback');
  const { verbatim, files, chosen, send } = feedbackForm(page.getByRole('main'), 'pt-BR');
  const text = something();
  await verbatim.fill(text);
  await files.setInputFiles(PICTURE);
  release.resolve();
  await expect(chosen).toHaveCount(1);
  await page.clock.fastForward(5000);
  await send.click();
  await expect(page).toHaveURL(/\/feedback\/[\w-]{43}$/);
  expect((await entriesSaying(rows, text))[0]).toMatchObject({
    attachments: [{ name: PICTURE.name }],
  });
});

test('a file that was set without a change event is sent @breadth', async ({ page, rows }) => {
  await page.clock.install();
  await page.goto('/feedback');
  const { say, verbatim, files, send } = feedbackForm(page.getByRole('main'), 'pt-BR');
  const text = something();
  await verbatim.fill(text);
  await expect(page.getByText(say('files.drop'))).toBeVisible();
  // As a choice made while the script loads: there is no event for it.
  await files.evaluate((field: HTMLInputElement, name) => {
    const carried = new DataTransfer();
    carried.items.add(new File(['Dito a ninguém.'], name, { type: 'text/plain' }));
    field.files = carried.files;
  }, 'mudo.txt');
  await page.clock.fastForward(5000);
  await send.click();
  await expect(page).toHaveURL(/\/feedback\/[\w-]{43}$/);
  expect((await entriesSaying(rows, text))[0]).toMatchObject({
    attachments: [{ name: 'mudo.txt' }],
  });
});
