import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { Finding } from './finding.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_RATE = 4;
const RUNS = 5;
const TARGET_MS = 500;

/** From the tap on the main action of the home page until the first field can be typed into, in milliseconds. */
async function openOnce(site: MeasuredProcess): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(site.url('/'), { waitUntil: 'load' });
    await page.locator('[aria-haspopup=dialog]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const trigger = document.querySelector<HTMLElement>('.bar [data-island-trigger]');
          const tapped = performance.now();
          trigger?.click();
          const look = () => {
            const field = document.querySelector('dialog[open] form :is(input, select)[id]');
            if (field?.checkVisibility()) resolve(performance.now() - tapped);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  } finally {
    await browser.close();
  }
}

/** The median of five first visits. */
export async function measureDialog(site: MeasuredProcess): Promise<Finding[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await openOnce(site));
  const value = times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
  return [
    { what: 'Tap to the first field, 1.6 Mbit/s, CPU × 4', value, unit: 'ms', atMost: TARGET_MS },
  ];
}
