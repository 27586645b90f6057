import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { unheard } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { tabTo } from './fixtures/staff.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/* Screens of the service desk that no journey stops at, on a phone, in both languages and themes. */

const PHONE = { width: 360, height: 780 };

/** Nothing for axe, in either theme, and nothing wider than the window. */
async function sound(page: Page): Promise<void> {
  await nothingForAxe(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), over]).toEqual([page.url(), 0]);
}

/** A contact whose address bounces, and their ticket. */
async function bouncedRequester(rows: Rows) {
  const [contact, ticket, loose] = [randomUUID(), randomUUID(), randomUUID()];
  const mark = unheard();
  const [name, email] = [`Bia ${mark}`, `bia-${mark}@cliente.example`];
  await rows.read(
    `insert into public.crm_contacts (id, name, email, source) values ($1, $3, $2, 'website')
     returning id`,
    contact,
    email,
    name,
  );
  await rows.read(
    `insert into private.bounced_addresses (email, closed_at, failures, status, reason)
     values ($1, now(), 1, '5.1.1', '550 5.1.1 <' || $1 || '>: Recipient address rejected: User unknown')
     returning email`,
    email,
  );
  for (const [id, isOfContact] of [
    [ticket, true],
    [loose, false],
  ] as const) {
    await rows.read(
      `insert into public.feedback_tickets (id, project_id, title, contact_id, author_name, author_email)
       select $1, id, 'O botão de enviar some quando giro o celular', $2::uuid,
         case when $2 is null then 'Bia' end, case when $2 is null then $3 end
       from public.feedback_projects where key = 'forja' returning id`,
      id,
      isOfContact ? contact : null,
      email,
    );
  }
  return { contact, ticket, loose, name };
}

/** The page that a link in the newest mail to an address opens. */
async function linkMailed(mails: () => Email[], pattern: RegExp): Promise<string> {
  const found = () => pattern.exec(mails().at(-1)?.html ?? '')?.[1];
  await expect.poll(found).toBeTruthy();
  return (found() ?? '').replaceAll('&amp;', '&');
}

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'satisfaction', key, values);

  test(`a requester rates, answers a survey and leaves surveys, by keyboard on a phone, in ${locale} @breadth`, async ({
    page,
    rows,
    mailbox,
  }) => {
    await page.setViewportSize(PHONE);
    const email = `${unheard()}@cliente.example`;
    await rows.read(
      `insert into public.feedback_tickets (project_id, title, author_email, locale)
       select id, 'O botão de enviar some quando giro o celular', $1, $2
       from public.feedback_projects where key = 'forja' returning id`,
      email,
      locale,
    );
    await rows.read(
      `update public.feedback_tickets set status = 'solved' where author_email = $1 returning id`,
      email,
    );
    // At once, instead of in fifteen seconds.
    await rows.read(
      `update public.outbox set created_at = now() where kind = 'ticket.rating-mail' returning id`,
    );
    const press = await linkMailed(() => mailbox.to(email), /href="([^"]+\?nota=2)"/);
    await page.goto(press.slice(press.indexOf('/', 10)));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByLabel('2', { exact: true })).toBeChecked();
    await sound(page);
    const send = page.getByRole('button', { name: say('rating.send') });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('rating.kept', { score: '2' }))).toBeVisible();
    await sound(page);

    await rows.read(
      `with contact as (
         insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'website') returning id),
       agreed as (insert into public.survey_consents (email, way) values ($1, 'page')),
       survey as (
         insert into public.nps_surveys (id, project_id)
         select gen_random_uuid(), id from public.feedback_projects where key = 'forja' returning id),
       asked as (
         insert into public.nps_invitations (survey_id, contact_id, email, locale)
         select survey.id, contact.id, $1, $2 from survey, contact returning id)
       insert into public.outbox (kind, payload)
       select 'survey.ask-mail', jsonb_build_object('invitation_id', id) from asked returning id`,
      email,
      locale,
    );
    await expect.poll(() => mailbox.to(email).length).toBe(2);
    const link = await linkMailed(() => mailbox.to(email), /href="([^"]+\?nota=9)"/);
    await page.goto(link.slice(link.indexOf('/', 10)));
    await expect(page.getByLabel('9', { exact: true })).toBeChecked();
    await sound(page);
    await tabTo(page, page.getByRole('button', { name: say('survey.send') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('survey.kept', { score: '9' }))).toBeVisible();
    const leave = await linkMailed(() => mailbox.to(email), /href="([^"]+\?token=[^"]+)"/);
    await page.goto(leave.slice(leave.indexOf('/', 10)));
    await expect(page.getByRole('heading', { name: say('leaving.ask.title') })).toBeVisible();
    await sound(page);
    await tabTo(page, page.getByRole('button', { name: say('leaving.ask.submit') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('leaving.left.title') })).toBeVisible();
    await sound(page);
  });

  test(`targets, a bounced address, the contact of a ticket, consent and four kinds to begin, on a phone, in ${locale} @breadth`, async ({
    page,
    rows,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    const { contact, ticket, loose, name } = await bouncedRequester(rows);
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/answer-targets' });
    await expect(
      page.getByRole('heading', { name: words(locale, 'tickets', 'times.targets.heading') }),
    ).toBeVisible();
    await sound(page);

    for (const at of [`/admin/contacts/${contact}`, `/admin/tickets/${ticket}`]) {
      await page.goto(at);
      await expect(page.getByText('Recipient address rejected').first()).toBeVisible();
      await sound(page);
    }
    await page.goto(`/admin/tickets/${loose}?find=${encodeURIComponent(name)}`);
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await sound(page);
    await tabTo(page, page.getByRole('button', { name: new RegExp(name) }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(words(locale, 'tickets', 'done.contact'))).toBeVisible();

    const surveys = (key: string) => words(locale, 'surveys', key);
    await page.goto(`/admin/contacts/${contact}`);
    await page.getByText(surveys('contact.agree')).click();
    await page.getByLabel(surveys('consent.proof')).fill('No telefone.');
    await sound(page);
    await page.getByRole('button', { name: surveys('consent.save'), exact: true }).click();
    await expect(page.getByText('No telefone.')).toBeVisible();
    await page.getByRole('button', { name: surveys('contact.leave') }).click();
    await expect(page.getByRole('button', { name: surveys('contact.leave') })).toHaveCount(0);
    await sound(page);

    await page.goto('/admin/tickets');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    await sound(page);
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowUp');
    await sound(page);
  });

  test(`figures and what they count, on a phone and on paper, in ${locale} @breadth`, async ({
    page,
    rows,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await bouncedRequester(rows);
    const figures = '/admin/tickets/figures?range=7';
    await atWork({ page, rows, url: site.url, role: 'manager', locale, to: figures });
    const backlog = words(locale, 'ticket-figures', 'backlog.question');
    await expect(page.getByRole('heading', { name: backlog })).toBeVisible();
    await sound(page);
    await page.locator('.overview-measures .overview-change').getByRole('link').first().click();
    await expect(page).toHaveURL(/tickets\/counted/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await sound(page);

    await page.goto(figures);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    // The print names what is chosen on the screen: days and product.
    await expect(page.locator('.overview-printed')).toHaveCount(2);
    for (const line of await page.locator('.overview-printed').all())
      await expect(line).toBeVisible();
    const figure = page.getByRole('article', { name: backlog });
    await expect(figure.getByRole('table')).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
  });
}

test('the head of the list of tickets is one line on a notebook, and the words of its tools are a tip', async ({
  page,
  site,
  rows,
}) => {
  await bouncedRequester(rows);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  for (const locale of LANGUAGES) {
    await page.context().addCookies([{ name: 'preferred-locale', value: locale, url: site.url }]);
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      for (const path of ['/admin/tickets', '/admin/feedback', '/admin/tickets/figures']) {
        await page.goto(path);
        await expect(page.locator('.admin-live')).toBeAttached();
        const { height } = (await page.locator('.admin-head').boundingBox()) ?? { height: 0 };
        expect([path, width, locale, height < 60]).toEqual([path, width, locale, true]);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.data-table-grid thead :is(th, td)')].some(
            (head) => head.getBoundingClientRect().right > innerWidth + 1,
          ),
        );
        expect([path, width, locale, cut]).toEqual([path, width, locale, false]);
      }
    }
    await page.goto('/admin/tickets');
    const columns = words(locale, 'data-table', 'columns');
    await expect(page.locator('.data-table-columns > summary')).toHaveAttribute('title', columns);
    await expect(page.locator('.data-table-columns > summary')).toHaveAccessibleName(columns);
  }
  // On a phone the action is beside the name.
  await page.setViewportSize(PHONE);
  const name = await page.locator('.data-table-name').boundingBox();
  const action = await page.locator('.admin-head > .button').boundingBox();
  expect(Math.abs((name?.y ?? 0) - (action?.y ?? 99))).toBeLessThan(24);
});
