import type { CDPSession, Page } from '@playwright/test';
import { adminPath } from '../app/paths.ts';
import { type AdminBrowser, inAdminBrowser, open, settled } from './admin-browser.ts';
import type { Finding } from './finding.ts';
import { median } from './load.ts';

/*
 * Costs of the admin for its user, on the samples of the demonstration: the work of the main
 * thread when J opens the next lead, long tasks while a list of 200 rows is scrolled, and the requests
 * for data of a way from one screen to the next.
 */

const TURNS = 15;
const LONG_LIST = 200;
const SCREENS = ['feedback', 'newsletter', 'content', 'seo', 'people', 'company', 'leads'] as const;

/** Milliseconds that the main thread of the page has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function nextLead(page: Page, session: CDPSession, url: string): Promise<number> {
  await open(page, url + adminPath('leads'));
  await page.locator('main tbody a').first().click();
  await page.waitForURL(/[?&]open=/);
  await settled(page);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const address = page.url();
    const before = await worked(session);
    const came = page.waitForURL((to) => to.href !== address);
    await page.keyboard.press('j');
    await came;
    await settled(page);
    times.push((await worked(session)) - before);
  }
  return median(times);
}

/** A page of the list holds fifty; its rows stand there four times over, as so many would. */
async function longTasksOfScrolling(page: Page, url: string): Promise<number> {
  await open(page, url + adminPath('leads'));
  await page.evaluate((rows) => {
    const body = document.querySelector('main tbody');
    const some = [...(body?.children ?? [])];
    for (let n = some.length; body && n < rows; n += 1) {
      const row = some[n % some.length];
      if (row) body.append(row.cloneNode(true));
    }
    const seen = window as unknown as { longTasks: number };
    seen.longTasks = 0;
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  }, LONG_LIST);
  await settled(page);
  await page.evaluate(() => {
    (window as unknown as { longTasks: number }).longTasks = 0;
  });
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 120);
  await settled(page);
  return page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
}

async function mostRequests(page: Page, url: string): Promise<number> {
  let requests = 0;
  page.on('request', (request) => {
    if (/\.data(?:\?|$)/.test(request.url())) requests += 1;
  });
  await open(page, url + adminPath('leads'));
  let most = 0;
  for (const screen of SCREENS) {
    requests = 0;
    await page
      .getByRole('navigation')
      .locator(`a[href="${adminPath(screen)}"]`)
      .first()
      .click();
    await page.waitForURL(url + adminPath(screen));
    await settled(page);
    most = Math.max(most, requests);
  }
  return most;
}

async function measure({ page, url }: AdminBrowser): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return [
    {
      what: 'Main thread, J to the next lead',
      value: await nextLead(page, session, url),
      unit: 'ms',
      atMost: 100,
    },
    {
      what: `Long tasks, ${LONG_LIST} rows scrolled`,
      value: await longTasksOfScrolling(page, url),
      unit: 'tasks',
      atMost: 0,
    },
    {
      what: 'Requests for data, to another screen',
      value: await mostRequests(page, url),
      unit: 'at most',
      atMost: 1,
    },
  ];
}

/** Measures on a demonstration of its own in `scratch`. */
export const measureAdmin = (scratch: string): Promise<Finding[]> =>
  inAdminBrowser(scratch, measure);
