import { feedbackForm, feedbackLink, openWidget } from './fixtures/feedback.ts';
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
    for (const off of ['ideia', 'duvida', 'nps', 'csat']) await expect(type(off)).toHaveCount(0);
    await expect(type('bug')).toBeChecked();
    await expect(files).toHaveCount(0);
  }).toPass();
  const { type, ten } = await openWidget(page, 'pt-BR');
  await type('srs').check();
  await expect(ten).toHaveValue('7');
});

for (const width of [360, 1440]) {
  test(`five places at ${width} px @breadth`, async ({ page, rows, afterwards }) => {
    afterwards(() => rows.changeAsOwner(set(SWITCHES)));
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
      if (width === 1440) {
        const { x = 0 } = (await dialog.boundingBox()) ?? {};
        expect(x > width / 2 ? 'right' : 'left').toBe(at.split('-')[1]);
      }
    }
    await rows.changeAsOwner(set(`widget_position = 'inline'`));
    await expect(async () => {
      await visit(page, '/faq');
      await expect(feedbackLink(page, 'pt-BR')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
}

test('button, bar and toast cover nothing of each other at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { verbatim, email, send, say } = await openWidget(page, 'pt-BR');
  await verbatim.fill('Nada se cobre.');
  await email.fill('ana@cliente.example');
  await send.click();
  const boxes = await Promise.all(
    [
      page.getByText(say('outcome.sent.title')),
      feedbackLink(page, 'pt-BR'),
      page.locator('.bar'),
    ].map(async (one) => {
      await expect(one).toBeVisible();
      return (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    }),
  );
  const spans = boxes.map(({ y, height }) => [y, y + height] as const).sort(([a], [b]) => a - b);
  for (const [index, [, end]] of spans.entries()) {
    const next = spans[index + 1];
    if (next) expect(end).toBeLessThanOrEqual(next[0]);
  }
});
