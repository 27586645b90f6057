import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';

const show = (page: Page, title: string) =>
  page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('toast', { detail })), {
    title,
    text: 'Palavras que dizem o que houve e o que fazer agora, em duas linhas.',
  });

const NOON = new Date('2026-03-02T12:00:00Z');

/** Opens the page, then holds its clock: time passes only as the test says. */
async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await visit(page, '/');
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
}

test.use({ viewport: { width: 360, height: 740 } });

test('a toast is announced politely, one at a time, and disappears after four seconds', async ({
  page,
}) => {
  await visitWithClock(page);
  const region = page.locator('[data-toasts]');
  await expect(region).toHaveAttribute('role', 'status');
  await expect(region).toBeEmpty();
  await show(page, 'Primeiro');
  await show(page, 'Segundo');
  await expect(region.getByText('Segundo')).toBeVisible();
  await expect(region.getByText('Primeiro')).toHaveCount(0);
  await page.clock.fastForward(3900);
  await expect(region.getByText('Segundo')).toBeVisible();
  await page.clock.fastForward(200);
  await expect(region).toBeEmpty();
});

test('Escape and its button put it away; the focus on it stops the clock @breadth', async ({
  page,
}) => {
  await visitWithClock(page);
  const region = page.locator('[data-toasts]');
  await show(page, 'Aviso');
  await page.keyboard.press('Escape');
  await expect(region).toBeEmpty();

  await show(page, 'Aviso');
  const close = region.getByRole('button', { name: 'Fechar aviso' });
  await close.focus();
  await page.clock.fastForward(10_000);
  await expect(region.getByText('Aviso', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(region).toBeEmpty();
});

test('at 360 px it covers neither the bottom bar nor leaves the screen @breadth', async ({
  page,
}) => {
  await visit(page, '/');
  await show(page, 'Inscrição realizada!');
  const toast = await page.locator('.toast').boundingBox();
  const bar = await page.locator('.bar').boundingBox();
  if (!toast || !bar) throw new Error('Toast and bottom bar both stand on a phone.');
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
  expect(toast.x).toBeGreaterThanOrEqual(0);
  expect(toast.x + toast.width).toBeLessThanOrEqual(360);
});
