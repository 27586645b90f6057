import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { createServer } from 'vite';
import type { SampleMail } from '../mails/sample-mails.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES } from './fixtures/words.ts';

/* Every mail of the portal as a mail program draws it: narrow and wide, light and dark. The pictures
 * are among the results, to be compared with those of the design. */

type ClientMails = typeof import('../mails/client-mails.ts');

/** Writes them, as long as `work` goes on: they are React, which the runner of these tests cannot read by itself. */
async function withMails(work: (mails: ClientMails) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    await work((await server.ssrLoadModule('/tests/mails/client-mails.ts')) as ClientMails);
  } finally {
    await server.close();
  }
}

/** The mail with its pictures in it, as it is shown once they have come. */
const visible = ({ html, pictures }: SampleMail) =>
  pictures.reduce(
    (page, { cid, png }) =>
      page.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`),
    html,
  );

/** What is too small to be read or pressed, or reaches beyond the mail. */
const faultsOn = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode;
      if (!around || !textContent?.trim() || around.offsetWidth === 0) continue;
      const size = Number.parseFloat(getComputedStyle(around).fontSize);
      if (size < 14) faults.push(`${size} px: ${textContent.trim()}`);
      const { right } = around.getBoundingClientRect();
      if (right > innerWidth) faults.push(`over by ${right - innerWidth}: ${textContent.trim()}`);
    }
    for (const button of document.querySelectorAll<HTMLElement>('a.m-button, a[class*=score]')) {
      const { height } = button.getBoundingClientRect();
      if (height < 44) faults.push(`${height} px high: ${button.textContent}`);
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`the page is wider by ${over}`);
    return faults;
  });

/** Landmarks are of pages: a mail is shown in one that has its own. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .disableRules(['region', 'landmark-one-main'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary }) => `${id}: ${failureSummary}`),
  );
}

/** Figures, names and addresses in a mail; both of its parts have the same. */
const factsIn = (text: string) =>
  new Set(
    text.replaceAll(/\s+/g, ' ').match(/https?:\/\/[^\s"\])]+|\b[\dA-Z][\d.,:A-F-]*\d[\dA-F]*\b/g),
  );

/** Looks at a mail at both widths, in both themes, and takes its picture. */
async function look(
  page: Page,
  testInfo: TestInfo,
  { name, letter }: { name: string; letter: SampleMail },
) {
  for (const width of [600, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(visible(letter));
      const at = `${name}-${width}-${colorScheme}`;
      await page.screenshot({ path: testInfo.outputPath(`${at}.png`), fullPage: true });
      expect.soft(await faultsOn(page), at).toEqual([]);
      expect.soft(await violationsOn(page), at).toEqual([]);
    }
  }
}

for (const locale of LANGUAGES) {
  test(`the mails of the portal have no defect at both widths, in both themes, in ${locale} @breadth`, async ({
    page,
  }, testInfo) => {
    await withMails(async ({ clientMails }) => {
      const all = await clientMails(locale);
      expect(all.length).toBeGreaterThan(15);
      for (const [name, letter] of all) {
        await look(page, testInfo, { name: `${name}-${locale}`, letter });
        const message = factsIn(letter.text);
        const missing = [...factsIn(await page.locator('body').innerText())].filter(
          (fact) => !message.has(fact),
        );
        expect.soft(missing, `${name} ${locale}: in its plain part`).toEqual([]);
      }
    });
  });
}
