import { feedbackForm, feedbackLink, openWidget, talkButton } from './fixtures/feedback.ts';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';

const SWITCHES = `srs_enabled = false, nps_enabled = true, ideas_enabled = true,
  questions_enabled = true, attachments_enabled = true, widget_position = 'bottom-right'`;
const set = (what: string) => `update public.feedback_projects set ${what} where key = 'forja'`;

// One worker has one site: what is switched here must not meet another test's page.
test.describe.configure({ mode: 'serial' });

test('types follow the switches; bug is always there', async ({ page, rows, afterwards }) => {
  afterwards(() => rows.changeAsOwner(set(SWITCHES)));
  await rows.changeAsOwner(
    set(
      'srs_enabled = true, nps_enabled = false, ideas_enabled = false, questions_enabled = false, attachments_enabled = false',
    ),
  );
  await expect(async () => {
    await page.goto('/feedback');
    const { type, files } = feedbackForm(page.getByRole('main'), 'pt-BR');
    await expect(type('srs')).toBeVisible({ timeout: 1000 });
    for (const off of ['ideia', 'duvida', 'nps', 'csat'])
      await expect(type(off)).toHaveCount(0, { timeout: 1000 });
    await expect(type('bug')).toBeChecked({ timeout: 1000 });
    await expect(files).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const { type, ten } = await openWidget(page, 'pt-BR');
  await type('srs').check();
  await expect(ten).toHaveValue('7');
});

test('five places @breadth', async ({ page, rows, afterwards }) => {
  afterwards(() => rows.changeAsOwner(set(SWITCHES)));
  const width = 1440;
  await page.setViewportSize({ width, height: 800 });
  for (const at of ['bottom-right', 'bottom-left', 'top-right', 'top-left']) {
    await rows.changeAsOwner(set(`widget_position = '${at}'`));
    await expect(async () => {
      await visit(page, '/faq');
      const box = await feedbackLink(page, 'pt-BR').boundingBox();
      const { x = 0, y = 0 } = box ?? {};
      expect(`${y > 400 ? 'bottom' : 'top'}-${x > width / 2 ? 'right' : 'left'}`).toBe(at);
    }).toPass();
    await feedbackLink(page, 'pt-BR').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { x = 0 } = (await dialog.boundingBox()) ?? {};
    expect(x > width / 2 ? 'right' : 'left').toBe(at.split('-')[1]);
  }
  await rows.changeAsOwner(set(`widget_position = 'inline'`));
  await expect(async () => {
    await visit(page, '/faq');
    await expect(feedbackLink(page, 'pt-BR')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  // A card in the page instead; where there is no room for it, the button.
  const { verbatim, send, say } = feedbackForm(page.getByRole('main'), 'pt-BR');
  await verbatim.fill('Pelo cartão da página.');
  await send.click();
  await expect(page.getByText(say('outcome.sent.title'))).toBeVisible();
  await visit(page, '/');
  await expect(feedbackLink(page, 'pt-BR')).toBeVisible();
});

test('on a phone it is part of the contact button, whatever its position elsewhere @breadth', async ({
  page,
  rows,
  afterwards,
}) => {
  afterwards(() => rows.changeAsOwner(set(SWITCHES)));
  await page.setViewportSize({ width: 360, height: 740 });
  await rows.changeAsOwner(set(`widget_position = 'top-left'`));
  await visit(page, '/faq');
  await expect(feedbackLink(page, 'pt-BR')).toBeHidden();
  await talkButton(page, 'pt-BR').click();
  await feedbackLink(page, 'pt-BR').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await rows.changeAsOwner(set(`widget_position = 'inline'`));
  await expect(async () => {
    await visit(page, '/faq');
    await talkButton(page, 'pt-BR').click();
    await expect(feedbackLink(page, 'pt-BR')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(feedbackForm(page.getByRole('main'), 'pt-BR').verbatim).toBeVisible();
});

test('bar and toast cover nothing of each other at 360 px @breadth', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { verbatim, email, send, say } = await openWidget(page, 'pt-BR');
  await verbatim.fill('Nada se cobre.');
  await email.fill('ana@cliente.example');
  await send.click();
  const toast = page.getByText(say('outcome.sent.title'));
  await expect(toast).toBeVisible();
  const [above, below] = [await toast.boundingBox(), await page.locator('.bar').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
