import { mkdir } from 'node:fs/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { plainScreens, screensOfOne } from '../tests/browser/admin-screens.ts';
import { chromiumPath } from '../tests/browser/chromium.ts';
import { rememberConsent } from '../tests/browser/consent.ts';
import { ABLE, pretendDevice } from '../tests/browser/device.ts';
import { readArguments } from './command-line/arguments.ts';

const USAGE = `npm run screenshots -- [OPTIONS] / /en /cases

Takes full-page pictures of the given paths at 360, 768 and 1440 px, in both themes, into .screenshots/ (ignored by
git). The site must be running.

  --base ADDRESS     default http://localhost:3000
  --width 360        once for each width
  --theme dark       or light
  --banner           as somebody who was never asked about cookies
  --as USER:PASSWORD as that user (npm run demo prints some)
  --admin            every screen of the admin area that this user may open, at 360, 1024 and 1440 px, one of each
                     thing that a list leads to
  --fold             what the window shows, with its bars where they stick`;

const FOLDER = new URL('../.screenshots/', import.meta.url);
const WIDTHS = [360, 768, 1440];
/** The admin has its own breakpoints: rail and menu, list and panel. */
const ADMIN_WIDTHS = [360, 1024, 1440];
const THEMES = ['light', 'dark'] as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { values, positionals } = readArguments(
  USAGE,
  {
    base: { type: 'string', default: 'http://localhost:3000' },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    banner: { type: 'boolean', default: false },
    as: { type: 'string' },
    admin: { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
  },
  Number.POSITIVE_INFINITY,
);

const fileName = (path: string, width: number, theme: string) =>
  `${path.replace(/^\/|\/$/g, '').replaceAll(/[^\w-]+/g, '-') || 'home'}-${width}-${theme}.png`;

async function signIn(context: BrowserContext, who: string): Promise<void> {
  const colon = who.indexOf(':');
  const page = await context.newPage();
  await page.goto(new URL('/auth', values.base).href);
  await page.locator('input[type=email]').first().fill(who.slice(0, colon));
  await page
    .locator('input[type=password]')
    .first()
    .fill(who.slice(colon + 1));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.close();
}

/** Figures light up as they enter the view; a picture of the whole page must have seen them all. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  const fonts = page.locator('html[data-fonts]');
  if (!new URL(page.url()).pathname.startsWith('/admin'))
    await fonts.waitFor({ state: 'attached' });
}

/** One address of every screen of the admin that the person may open. */
async function adminScreenPaths(page: Page): Promise<string[]> {
  const links = new Set<string>();
  const open: string[] = [];
  const visit = async (path: string) => {
    const answer = await page.goto(new URL(path, values.base).href);
    if (!answer?.ok()) return;
    open.push(path);
    const here = await page
      .locator('main a[href]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const link of here) links.add(link);
  };
  for (const path of plainScreens) await visit(path);
  for (const { link } of screensOfOne(links)) if (link) await visit(link);
  return open;
}

const widths = values.width?.map(Number) ?? (values.admin ? ADMIN_WIDTHS : WIDTHS);
const themes = THEMES.filter((theme) => values.theme?.includes(theme) ?? true);

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: FLAGS,
});
let storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
if (values.as) {
  const context = await browser.newContext();
  await signIn(context, values.as);
  storageState = await context.storageState();
  await context.close();
}
const paths = positionals.length > 0 || values.admin ? [...positionals] : ['/'];
if (values.admin) {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  paths.push(...(await adminScreenPaths(await context.newPage())));
  await context.close();
}
for (const colorScheme of themes) {
  for (const width of widths) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({
      viewport,
      colorScheme,
      ...(storageState && { storageState }),
    });
    // The pictures show everything that is drawn, also those of a machine with few cores.
    await page.addInitScript(pretendDevice, ABLE);
    await rememberConsent(page.context(), values.banner ? null : 'necessary');
    for (const path of paths) {
      const name = fileName(path, width, colorScheme);
      await page.goto(new URL(path, values.base).href, {
        waitUntil: values.as ? 'load' : 'networkidle',
      });
      // The admin once it is hydrated.
      if ((await page.locator('.admin-foot').count()) > 0) {
        await page.locator('.admin-live').waitFor({ state: 'attached', timeout: 10_000 });
      }
      await scrollThrough(page);
      await page.screenshot({
        path: new URL(name, FOLDER).pathname,
        fullPage: !values.fold,
        animations: 'disabled',
      });
      process.stdout.write(`.screenshots/${name}\n`);
    }
    await page.close();
  }
}
await browser.close();
