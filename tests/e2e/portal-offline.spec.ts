import type { BrowserContext, Page } from '@playwright/test';
import { REPLIES_KEY } from '#app/features/client-device/waiting-replies.ts';
import { areaPaths, authPaths, portalPath, portalPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { arrive, cachedOf, tracesOf, type Work } from './fixtures/cached-portal.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const waiting = (page: Page) => page.locator('[data-reply]');

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'client-device', key, values);

  async function switchOn(page: Page): Promise<void> {
    await page.goto(portalPaths.account);
    const box = page.getByRole('switch', { name: say('keep.switch') });
    await expect(box).not.toBeChecked();
    await expect(page.getByText(say('keep.off'))).toBeVisible();
    await box.check();
    await expect.poll(() => cachedOf(page)).toEqual([]);
  }

  const visited = ({ project, deliverable, ticket }: Work) => [
    portalPaths.overview,
    portalPath('project', { id: project }),
    portalPath('deliverable', { id: deliverable }),
    portalPath('ticket', { id: ticket }),
  ];

  async function visitAll(page: Page, work: Work): Promise<void> {
    for (const at of visited(work)) await page.goto(at);
    await page.goto(portalPaths.invoices);
    await page.goto(portalPaths.files);
    await expect.poll(() => cachedOf(page)).toEqual(visited(work));
  }

  const commentIn = (page: Page, { update }: Work) => page.locator(`#c-${update}`);

  async function comment(page: Page, work: Work, text: string): Promise<void> {
    const fold = page.locator(`#n-${work.update}`);
    if (!(await fold.getAttribute('open').then((open) => open !== null))) {
      await fold.locator('summary').click();
    }
    await commentIn(page, work).fill(text);
    await fold.getByRole('button', { name: words(locale, 'portal', 'comment.send') }).click();
  }

  const commentsOf = (rows: Rows, { project }: Work) =>
    rows.read<{ body: string }>(
      'select body from public.project_comments where project_id = $1 order by created_at',
      project,
    );

  test(`what a client has opened is read without a connection, and their answer is sent once, in ${locale} @breadth`, async ({
    page,
    context,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 403/);
    const { work } = await arrive(page, rows, site.url, locale);
    await switchOn(page);
    await visitAll(page, work);

    await context.setOffline(true);
    for (const at of visited(work)) {
      await page.goto(at);
      await expect(page.locator('.portal-off')).toContainText(
        new RegExp(say('band.today', { at: '\\d\\d[:h]\\d\\d' })),
      );
      await expect(page.locator('h1')).not.toContainText(say('offline.thing'));
    }
    await nothingForAxe(page);
    // What is not kept says so, and lists what is.
    await page.goto(portalPaths.invoices);
    await expect(page.locator('h1')).toContainText(say('offline.thing'));
    await expect(page.locator('[data-copies] a')).toHaveCount(visited(work).length);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await nothingForAxe(page);
    await page
      .locator(`[data-copies] a[href="${portalPath('project', { id: work.project })}"]`)
      .click();

    await comment(page, work, 'Escrito no trem.');
    await expect(waiting(page)).toHaveCount(1);
    await expect(waiting(page)).toContainText('Escrito no trem.');
    await expect(commentIn(page, work)).toHaveValue('');
    await expect(page.locator('.portal-off')).toContainText(say('queue.count_one', { n: '1' }));
    await nothingForAxe(page);
    // It can be edited again, and deleted.
    await waiting(page)
      .getByRole('button', { name: say('queue.edit') })
      .click();
    await expect(commentIn(page, work)).toHaveValue('Escrito no trem.');
    await expect(waiting(page)).toHaveCount(0);
    await comment(page, work, 'Escrito no trem, de novo.');
    await comment(page, work, 'Sem valor.');
    await expect(waiting(page)).toHaveCount(2);
    await waiting(page)
      .filter({ hasText: 'Sem valor.' })
      .getByRole('button', { name: say('queue.drop') })
      .click();
    await expect(waiting(page)).toHaveCount(1);
    // Shown where it waits, also on a page that has no place for it.
    await page.goto(portalPath('ticket', { id: work.ticket }));
    await page
      .getByLabel(words(locale, 'client-tickets', 'reply.answer.label'))
      .fill('Do trem também.');
    await page
      .getByRole('button', { name: words(locale, 'client-tickets', 'reply.answer.send') })
      .click();
    await expect(waiting(page)).toHaveCount(1);
    await page.goto(portalPaths.files);
    await expect(waiting(page)).toHaveCount(2);
    expect(await commentsOf(rows, work)).toEqual([]);

    await page.goto(portalPath('project', { id: work.project }));
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText('Escrito no trem, de novo.')).toBeAttached();
    await expect
      .poll(() => commentsOf(rows, work))
      .toEqual([{ body: 'Escrito no trem, de novo.' }]);
    await expect
      .poll(() =>
        rows.read('select body from public.feedback_messages where ticket_id = $1', work.ticket),
      )
      .toEqual([{ body: 'Do trem também.' }]);
    await page.reload();
    await expect(page.locator('.portal-off')).toBeHidden();
    expect(await commentsOf(rows, work)).toHaveLength(1);
  });

  test(`an approval never waits, and what else is typed stays, in ${locale} @breadth`, async ({
    page,
    context,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 409/);
    const { work } = await arrive(page, rows, site.url, locale);
    await page.goto(portalPath('deliverable', { id: work.deliverable }));
    const approve = page.getByRole('button', {
      name: words(locale, 'portal', 'decision.approve', { number: '1' }),
    });
    await context.setOffline(true);
    await approve.first().click();
    await page.getByRole('dialog').getByRole('button', { name: /1/ }).click();
    await expect(page.getByRole('alert')).toHaveText(say('post.approve'));
    await expect(waiting(page)).toHaveCount(0);
    await page.getByRole('button', { name: words(locale, 'portal', 'decision.back') }).click();
    await page
      .getByRole('button', { name: words(locale, 'portal', 'decision.change') })
      .first()
      .click();
    const change = page.getByRole('dialog');
    await change.getByLabel(words(locale, 'portal', 'decision.words')).fill('Falta o preço.');
    await change.getByRole('button', { name: words(locale, 'portal', 'decision.change') }).click();
    await expect(change.getByRole('alert')).toHaveText(say('post.offline'));
    await expect(change.getByLabel(words(locale, 'portal', 'decision.words'))).toHaveValue(
      'Falta o preço.',
    );
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    // The second is shown who was first.
    await rows.read(
      `insert into public.approvals (version_id, receipt, person_name, member_role, organization_name,
         file_name, size, sha256)
       select id, left(sha256, 12), 'Rui Tavares', 'owner', 'Padaria Central', file_name, size, sha256
       from public.deliverable_versions where deliverable_id = $1 returning version_id as id`,
      work.deliverable,
    );
    await approve.first().click();
    await page.getByRole('dialog').getByRole('button', { name: /1/ }).click();
    await expect(page.getByRole('alert')).toContainText('Rui Tavares');
  });

  test(`signing out needs a decision about waiting replies, and leaves nothing, in ${locale} @breadth`, async ({
    page,
    context,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { work } = await arrive(page, rows, site.url, locale);
    await switchOn(page);
    await visitAll(page, work);
    await page.goto(portalPath('project', { id: work.project }));
    await context.setOffline(true);
    await comment(page, work, 'Ainda no trem.');
    await expect(waiting(page)).toHaveCount(1);
    // The line is there again, and our server is not: it cannot go yet.
    const down = async (on: BrowserContext) =>
      on.route('**/portal/cliente/projetos/*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, body: '' })
          : route.fallback(),
      );
    await down(context);
    guard.expect(/status of 503/);
    await context.setOffline(false);
    await page.goto(authPaths.signOut);
    const leave = page.getByRole('button', { name: words(locale, 'auth', 'signOut.submit') });
    await leave.click();
    const question = page.getByRole('alert');
    await expect(question).toContainText(say('signOut.title_one', { n: '1' }));
    await nothingForAxe(page);
    await question.getByRole('button', { name: say('signOut.stay') }).click();
    await expect(question).toHaveCount(0);
    await leave.click();
    await question.getByRole('button', { name: say('signOut.send') }).click();
    await expect(question).toContainText(say('signOut.still'));
    await expect(page).toHaveURL(authPaths.signOut);
    await context.unrouteAll();
    await question.getByRole('button', { name: say('signOut.send') }).click();
    await expect(page).toHaveURL(new RegExp(`${areaPaths.auth}\\?`));
    expect(await commentsOf(rows, work)).toEqual([{ body: 'Ainda no trem.' }]);
    await expect.poll(() => cachedOf(page)).toBeNull();
    expect(await tracesOf(page, 'Padaria Central')).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith(REPLIES_KEY))).toEqual([]);
  });
}
