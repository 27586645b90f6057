import type { Page } from '@playwright/test';
import { portalPath, portalPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { arrive, type Work } from './fixtures/cached-portal.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const locale = 'pt-BR';
const say = (key: string, values?: Record<string, string>) =>
  words(locale, 'client-device', key, values);
const waiting = (page: Page) => page.locator('[data-reply]');
const CODE = '6f1c2f0e-6c3a-4f5e-9d55-0f2c9b7d3a11';

async function comment(page: Page, { update }: Work, text: string): Promise<void> {
  const fold = page.locator(`#n-${update}`);
  await fold.locator('summary').click();
  await fold.locator('textarea').fill(text);
  await fold.getByRole('button', { name: words(locale, 'portal', 'comment.send') }).click();
}

test('what our server fails to take waits, or stays where it was typed, with a code @breadth', async ({
  page,
  context,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 500/);
  const { work } = await arrive(page, rows, site.url, locale);
  await page.goto(portalPath('project', { id: work.project }));
  await context.route('**/portal/cliente/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          contentType: 'text/html',
          body: `<p data-request-id="${CODE}">`,
        })
      : route.fallback(),
  );
  await comment(page, work, 'Cinquenta pedidos por dia.');
  await expect(waiting(page)).toContainText('Cinquenta pedidos por dia.');
  await expect(waiting(page)).toContainText(say('queue.failed').split('. ')[1] ?? '');
  await nothingForAxe(page);
  // It is there after a reload, and goes with a press.
  await page.reload();
  await expect(waiting(page)).toHaveCount(1);

  await page.goto(portalPaths.newTicket);
  const words1 = (key: string) => words(locale, 'client-tickets', key);
  await page.getByLabel(words1('new.subject')).fill('Combo de sábado');
  await page.getByLabel(words1('new.text')).fill('O combo some à tarde.');
  await page.getByRole('button', { name: words1('new.send') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('post.failed', { code: CODE }));
  await expect(page.getByLabel(words1('new.text'))).toHaveValue('O combo some à tarde.');
  await context.unrouteAll();
  await page.getByRole('button', { name: words1('new.send') }).click();
  await expect(page.getByText(words1('done.opened'))).toBeVisible();

  await page.goto(portalPath('project', { id: work.project }));
  await expect(waiting(page)).toHaveCount(0);
  await expect
    .poll(() =>
      rows.read('select body from public.project_comments where project_id = $1', work.project),
    )
    .toEqual([{ body: 'Cinquenta pedidos por dia.' }]);
});

test('a refused text stays, with the reason, to be copied, edited or deleted @breadth', async ({
  page,
  context,
  rows,
  site,
  guard,
}) => {
  guard.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404/);
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  const { person, work } = await arrive(page, rows, site.url, locale);
  await page.goto(portalPath('project', { id: work.project }));
  await context.setOffline(true);
  await comment(page, work, 'Dito tarde demais.');
  await expect(waiting(page)).toHaveCount(1);
  await rows.read(
    `update public.client_members m set role = 'finance' from identity.users u
     where u.id = m.user_id and u.email = $1 returning m.id`,
    person.email,
  );
  await context.setOffline(false);
  await expect(waiting(page)).toContainText(say('refused.gone'));
  await nothingForAxe(page);
  await waiting(page)
    .getByRole('button', { name: say('queue.copy') })
    .click();
  await expect(waiting(page)).toContainText(say('queue.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Dito tarde demais.');
  await waiting(page)
    .getByRole('button', { name: say('queue.edit') })
    .click();
  await expect(page.locator(`#c-${work.update}`)).toHaveValue('Dito tarde demais.');
  await expect(waiting(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: words(locale, 'portal', 'comment.send') }).click();
  await context.setOffline(false);
  await expect(waiting(page)).toContainText(say('refused.gone'));
  // Where there is nothing left to write in, and on every other page, it is still there.
  for (const at of [portalPath('project', { id: work.project }), portalPaths.overview]) {
    await page.goto(at);
    await expect(waiting(page)).toContainText('Dito tarde demais.');
  }
  await waiting(page)
    .getByRole('button', { name: say('queue.drop') })
    .click();
  await expect(waiting(page)).toHaveCount(0);
});
