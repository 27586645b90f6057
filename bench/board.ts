import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminPath } from '../app/paths.ts';
import { type AdminBrowser, inAdminBrowser, open, settled } from './admin-browser.ts';
import type { Finding } from './finding.ts';

/*
 * What carrying a card costs on a board of 500, from the press until it has come to rest where it was put:
 * tasks and layouts of the main thread as the browser itself records them, by the time that they take of a
 * core.
 */

const CARDS = 500;
/** Steps of the pointer, a frame apart. */
const STEPS = 120;
const FRAME_MS = 16;
const LONG_MS = 50;
const LAYOUT_MS = 12;
/** Of the lift, of the drop, of the answer and its toast: none of the steps. */
const LAYOUTS = 20;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

type Event = {
  name: string;
  ph: string;
  /** Microseconds. */
  dur?: number;
  /** The same, of the thread alone: what else the machine does is none of it. */
  tdur?: number;
  ts: number;
  pid: number;
  tid: number;
  args: {
    name?: string;
    elementCount?: number;
  };
};

/** Begins deals by the form that staff have, in the stages of the first pipeline in turn. */
async function fillBoard(page: Page, url: string): Promise<void> {
  const address = url + adminPath('newDeal');
  await open(page, address);
  const stages = await page
    .locator('#deal-stage option')
    .evaluateAll((all) => all.slice(0, 6).map((option) => (option as HTMLOptionElement).value));
  const deals = Array.from({ length: CARDS }, (_, n) => ({
    id: randomUUID(),
    stage: stages[n % stages.length] ?? '',
    title: `Portal ${n}`,
    value: String(1000 + n),
    ...{ owner: '', close: '', name: `Pessoa ${n}`, email: `pessoa-${n}@casa.example` },
  }));
  const made = await page.evaluate(
    async ([to, all]) => {
      let done = 0;
      for (const deal of all) {
        const body = new URLSearchParams(deal);
        const { type } = await fetch(to, { method: 'POST', body, redirect: 'manual' });
        if (type === 'opaqueredirect') done += 1;
      }
      return done;
    },
    [address, deals] as const,
  );
  if (made !== CARDS) throw new Error(`Of ${CARDS} deals ${made} were begun.`);
}

const cards = (page: Page) => page.locator('.board-card').count();

/** Asks for the rest of every column of open deals. */
async function showAll(page: Page): Promise<void> {
  for (const column of await page.locator('.board-col[data-kind=open]').all()) {
    const more = column.locator('a.board-more[href*="behind="]');
    while ((await more.count()) > 0) {
      const had = await column.locator('.board-card').count();
      await more.click();
      await column.locator('.board-card').nth(had).waitFor();
    }
  }
  await settled(page);
}

/** Carries the first card of a column over the board and to another column. */
async function carry(page: Page): Promise<void> {
  const columns = page.locator('.board-col[data-kind=open]');
  const from = await columns.nth(1).locator('.board-card').first().boundingBox();
  const to = await columns.nth(4).boundingBox();
  if (!from || !to) throw new Error('The board is not there.');
  await page.mouse.move(from.x + 30, from.y + 12);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const x = from.x + 30 + (to.x + 60 - from.x - 30) * part;
    await page.mouse.move(x, from.y + 12 + 200 * Math.sin(part * 9));
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.up();
  await settled(page);
}

const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);

const cpu = ({ tdur, dur = 0 }: Event) => (tdur ?? dur) / 1000;

async function measure({ page, browser, url }: AdminBrowser): Promise<Finding[]> {
  await fillBoard(page, url);
  await open(page, url + adminPath('deals'));
  await showAll(page);
  const visible = await cards(page);
  if (visible < CARDS) throw new Error(`The board shows ${visible} cards.`);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await carry(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const events = trace.traceEvents;
  const layouts = events.filter(({ name }) => name === 'Layout');
  // The page's own thread is the one that lays out.
  const main = layouts[0];
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
    .map(cpu);
  const styled = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return [
    {
      what: `Long tasks, a card carried over ${visible}`,
      value: tasks.filter((ms) => ms > LONG_MS).length,
      unit: 'tasks',
      atMost: 0,
    },
    { what: 'Longest task meanwhile', value: most(tasks), unit: 'ms', atMost: LONG_MS },
    // One that goes over all the cards takes many times as long.
    {
      what: 'Longest layout',
      value: most(layouts.map(cpu)),
      unit: 'ms',
      digits: 1,
      atMost: LAYOUT_MS,
    },
    { what: 'Layouts', value: layouts.length, unit: 'layouts', atMost: LAYOUTS },
    { what: 'Most that was styled at once', value: most(styled), unit: 'elements' },
  ];
}

/** Measures on a demonstration of its own in `scratch`. */
export const measureBoard = (scratch: string): Promise<Finding[]> =>
  inAdminBrowser(scratch, measure);
