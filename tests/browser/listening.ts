import type { BrowserContext, Page } from '@playwright/test';

/** Milliseconds between two looks: a page whose clock a test controls cannot poll by itself. */
const LOOK_MS = 25;
const WITHIN_MS = 20_000;

/** Whether no script records early presses for an admin that is not hydrated yet (`early-presses-script.ts`). */
const listens = (page: Page): Promise<boolean> =>
  page.evaluate(() => !('earlyPresses' in window)).catch(() => false);

async function untilListening(page: Page): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  while (!page.isClosed() && !(await listens(page))) {
    if (Date.now() > until) throw new Error(`No script of the admin area listens on ${page.url()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Makes `goto` and `reload` of every page of a browser session wait until the scripts of the admin are hydrated:
 * a link that is pressed earlier navigates without scripts, which is another journey. A test that passes
 * `waitUntil` acts earlier.
 */
export function arriveListening(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (!options?.waitUntil) await untilListening(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (!options?.waitUntil) await untilListening(page);
      return answer;
    };
  });
}
