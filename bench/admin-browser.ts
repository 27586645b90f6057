import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { areaPaths } from '../app/paths.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { Finding } from './finding.ts';
import { startMeasured } from './measured-process.ts';

/** Milliseconds in which whatever a press set off has long been read and drawn. */
const SETTLED_MS = 700;

export const settled = (page: Page) => page.waitForTimeout(SETTLED_MS);

/** Opens a screen, and waits until its scripts listen. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => !window.earlyPresses);
  await settled(page);
}

export type AdminBrowser = { page: Page; browser: Browser; url: string };

/** Measures in a browser as the superadmin, or the client, of a demonstration of its own in `scratch`. */
export async function inAdminBrowser(
  scratch: string,
  measure: (browser: AdminBrowser) => Promise<Finding[]>,
  who: 'superadmin' | 'client' = 'superadmin',
): Promise<Finding[]> {
  const folder = path.join(scratch, 'admin');
  const site = await startMeasured('tools/demo.ts', { PORT: '0' }, [], ['--folder', folder]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const { passwords } = JSON.parse(
      readFileSync(path.join(folder, 'demonstration.json'), 'utf8'),
    ) as { passwords: Record<string, string> };
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const url = site.url('');
    await page.goto(url + areaPaths.auth);
    await page.locator('input[type=email]').fill(`${who}@demo.example`);
    await page.locator('input[type=password]').fill(passwords[who] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(?:admin|portal)/);
    return await measure({ page, browser, url });
  } finally {
    await browser.close();
    await site.stop();
  }
}
