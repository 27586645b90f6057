import type { Locator, Page } from '@playwright/test';
import { portalPath } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { unheard } from './fixtures/invented.ts';
import type { Mailbox } from './fixtures/mailbox.ts';
import { speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** A deal that was won, of somebody who has no account yet. */
async function wonDeal(rows: Rows, email: string): Promise<string> {
  const [deal] = await rows.read<{ id: string }>(
    `with contact as (
       insert into public.crm_contacts (name, email, source)
       values ('Helena Prado', $1, 'website') returning id
     )
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, value, source, close_reason)
     select contact.id, s.pipeline_id, s.id, 'Pedidos pelo WhatsApp', 9000, 'manual', 'fit'
     from contact, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.kind = 'won' returning id`,
    email,
  );
  return deal?.id ?? '';
}

/** Waits for a mail to somebody that leads to an address, and gives the address. */
async function linkTo(mailbox: Mailbox, email: string, path: string): Promise<string> {
  const links = () => mailbox.to(email).flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? []);
  await expect.poll(() => links().some((link) => link.includes(path))).toBe(true);
  const { pathname, search } = new URL(links().findLast((link) => link.includes(path)) ?? '');
  return `${pathname}${search}`;
}

for (const locale of LANGUAGES) {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with' : 'without';
    test(`a won deal becomes a project that its client follows and approves on a phone, ${how} scripts, in ${locale} @breadth`, async ({
      browser,
      page: admin,
      rows,
      site,
      mailbox,
      guard,
    }) => {
      guard.expect(/status of 409/);
      const staff = (key: string, values?: Record<string, string>) =>
        words(locale, 'staff-projects', key, values);
      const say = (key: string, values?: Record<string, string>) =>
        words(locale, 'portal', key, values);
      const email = `helena-${unheard()}@padaria.example`;
      const deal = await wonDeal(rows, email);
      await admin.setViewportSize({ width: 1440, height: 900 });
      const colleague = await atWork({
        ...{ page: admin, rows, url: site.url, role: 'admin', locale, to: `/admin/deals/${deal}` },
      });
      const press = (within: Locator | Page, name: string) =>
        within.getByRole('button', { name, exact: true }).click();
      const part = (key: string) => admin.getByRole('region', { name: staff(key), exact: true });
      const done = (key: string) => expect(admin.getByText(staff(`done.${key}`))).toBeVisible();

      await press(admin, staff('start.submit'));
      await expect(admin).toHaveURL(/\/admin\/projects\/[\da-f-]{36}/);
      const project = new URL(admin.url()).pathname.split('/').at(-1) ?? '';
      await press(admin, staff('show.submit'));
      await done('show');

      // A promise that was typed wrongly is corrected with its cause, as long as nobody has opened the project.
      const promise = admin.locator('#pj-promised1');
      const typed = await promise.inputValue();
      await promise.fill(new Date(Date.parse(typed) + 86_400_000).toISOString().slice(0, 10));
      await press(admin, staff('dates.submit'));
      await expect(admin.getByText(staff('refused.date_without_cause'))).toBeVisible();
      await admin.getByLabel(staff('dates.cause')).fill('Dia digitado errado.');
      await press(admin, staff('dates.submit'));
      await done('dates');

      const people = part('people.title');
      await people.getByText(staff('people.invite'), { exact: true }).click();
      await expect(people.getByLabel(staff('people.email'))).toHaveValue(email);
      await people.getByLabel(staff('people.language')).selectOption(locale);
      await press(people, staff('people.submit'));
      await done('invite');

      const client = await browser.newContext({
        ...{ javaScriptEnabled: scripts, baseURL: site.url, viewport: { width: 390, height: 844 } },
      });
      const page = await client.newPage();
      await speak(page, site.url, locale);
      await page.goto(await linkTo(mailbox, email, '/portal/convite'));
      await press(page, say('invitation.accept'));
      await expect(page).toHaveURL(new RegExp(portalPath('project', { id: project })));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedidos pelo WhatsApp');
      await expect(page.getByText('Dia digitado errado.').first()).toBeAttached();

      // From now on promised dates are fixed: staff are not even asked.
      await admin.reload();
      await expect(admin.getByText(staff('dates.stands'))).toBeVisible();
      await expect(promise).toHaveCount(0);

      const send = async (name: string, first: boolean) => {
        const deliveries = part('deliveries.heading');
        // It stays open after the first.
        if (first) await deliveries.getByText(staff('deliveries.send'), { exact: true }).click();
        if (first) await deliveries.getByLabel(staff('deliveries.title')).fill('Tela de pedido');
        else
          await deliveries
            .getByLabel(staff('deliveries.which'))
            .selectOption({ label: 'Tela de pedido' });
        await deliveries.getByLabel(staff('deliveries.file')).setInputFiles(picture(name));
        await deliveries.getByLabel(staff('deliveries.holds')).check({ force: true });
        await press(deliveries, staff('deliveries.submit'));
        await done('version');
      };
      await send('tela-1.png', true);
      await page.goto(await linkTo(mailbox, email, '/portal/cliente/entregas/'));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('Tela de pedido');
      await page.getByLabel(say('comment.label'), { exact: true }).fill('Onde fica o total?');
      await press(page, say('comment.send'));
      await expect(page.getByRole('status')).toContainText(say('decision.done.said'));
      await press(page, say('decision.change'));
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(say('decision.words')).fill('Falta o total.');
      await press(sheet, say('decision.change'));
      await expect(page.getByRole('status')).toContainText(say('decision.done.asked'));

      // Staff see it as it happens, and are mailed.
      await expect(part('deliveries.heading')).toContainText(staff('deliveries.states.changes'));
      await linkTo(mailbox, colleague.email, `/admin/projects/${project}`);
      await send('tela-2.png', false);

      await expect
        .poll(() => mailbox.to(email).filter(({ text }) => text?.includes('/entregas/')).length)
        .toBe(2);
      await page.goto(await linkTo(mailbox, email, '/portal/cliente/entregas/'));
      const approve = say('decision.approve', { number: '2' });
      await press(page, approve);
      await press(page.getByRole('dialog'), approve);
      await expect(page.getByRole('status')).toContainText(say('decision.done.approved'));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBe(0);

      await expect(part('deliveries.heading')).toContainText(staff('deliveries.states.approved'));
      // The receipt is the same for both.
      const receipts = () =>
        [email, colleague.email].map((to) =>
          mailbox.to(to).flatMap(({ subject }) => subject?.match(/\bA-[\dA-Z-]+/)?.[0] ?? []),
        );
      await expect.poll(() => receipts().map(({ length }) => length)).toEqual([1, 1]);
      const [theirs, ours] = receipts();
      expect(theirs).toEqual(ours);
      await expect(page.getByText(theirs?.[0] ?? '').first()).toBeVisible();
      await client.close();
    });
  }
}
