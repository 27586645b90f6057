import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import type { Lead } from './fixtures/leads.ts';
import { OWN_POST } from './fixtures/order.ts';
import type { Person } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'notices', key, values);
const lead = say('kinds.lead-new.name');
const switchOf = (page: Page, kind: string, channel: string) =>
  page.getByRole('switch', { name: `${kind}, ${channel}`, exact: true });

/** How much waits, as the title of the tab says it. */
const counted = async (page: Page) => Number(/^\((\d+)\+?\) /.exec(await page.title())?.[1] ?? 0);
const notice = (page: Page) =>
  page.locator('[data-sonner-toast]').filter({ hasText: say('live.title_one', { count: '1' }) });

/** A visitor sends a lead elsewhere, and it is assigned to a user. */
async function leadFor(page: Page, rows: Rows, person: Person): Promise<Lead> {
  const visitor = await page.context().browser()?.newPage();
  if (!visitor) throw new Error('No browser.');
  await visitor.goto(new URL('/', page.url()).href);
  const sent = await someLead(visitor, rows);
  await visitor.close();
  await rows.changeAsOwner(
    `update public.qualification_submissions set owner_id =
       (select id from identity.users where email = '${person.email}') where id = '${sent.id}'`,
  );
  await rows.read(`select pg_notify('lists_changed', 'leads')`);
  return sent;
}

test('a notice of the user’s lead appears on another screen, until they switch such notices off @every-look', async ({
  page,
  rows,
  site,
}) => {
  const person = await atWork({
    page,
    rows,
    url: site.url,
    role: 'manager',
    to: '/admin/deals/list',
  });
  await expect(page.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  const field = page.getByRole('searchbox').first();
  await field.fill('Padaria');
  const before = await counted(page);
  const first = await leadFor(page, rows, person);
  await expect.poll(() => counted(page)).toBe(before + 1);
  await expect(notice(page)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Padaria');
  await nothingForAxe(page);
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${first.id}`));
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => counted(page)).toBe(before + 1);

  await page.goto('/admin/notifications/choices');
  const admin = switchOf(page, lead, say('channels.desk'));
  await expect(admin).toHaveAttribute('aria-checked', 'true');
  await admin.press('Enter');
  await expect(page.getByText(say('done.desk.off', { kind: lead }))).toBeVisible();
  await expect(admin).toHaveAttribute('aria-checked', 'false');
  await page.goto('/admin/deals/list');
  await expect(page.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  const quiet = await counted(page);
  const heard = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/admin/deals/list.data',
  );
  await leadFor(page, rows, person);
  await heard;
  expect(await counted(page)).toBe(quiet);
  await expect(notice(page)).toHaveCount(0);
});

/** Until it is loaded again a page keeps what is written on its window. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));
const isMarked = (page: Page) => page.evaluate(() => 'kept' in window);

test('notices of rules and mentions appear on an open screen by themselves @breadth', async ({
  page,
  rows,
  site,
  newVisitor,
}) => {
  const person = await atWork({
    page,
    rows,
    url: site.url,
    role: 'manager',
    to: '/admin/deals/list',
  });
  await expect(page.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  await mark(page);
  const visitor = await (await newVisitor()).newPage();
  await visitor.goto('/');
  const [message] = await rows.read<{ id: string }>(
    `insert into public.automation_rules (name, subject, starts, acts, is_active)
     select 'Avisar da chegada', 'lead', '{"kind": "arrives"}',
       jsonb_build_array(jsonb_build_object('kind', 'notice', 'to', jsonb_build_array(u.id))), true
     from identity.users u where u.email = $1 returning id`,
    person.email,
  );
  const sent = await someLead(visitor, rows);
  const rule = page.locator('[data-sonner-toast]').getByRole('link', {
    name: say('live.rule-notice', { label: sent.form_data['nome'] ?? '' }),
  });
  await expect(rule).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await rule.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${sent.id}`));
  await rows.read('delete from public.automation_rules where id = $1 returning id', message?.id);

  // Another user, without notices in the last minute.
  const other = await (await newVisitor()).newPage();
  const named = await atWork({
    page: other,
    rows,
    url: site.url,
    role: 'manager',
    to: '/admin/tasks',
  });
  await expect(other.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  await mark(other);
  const [recipient] = await rows.read<{ id: string }>(
    'select id from identity.users where email = $1',
    named.email,
  );
  const text = `Veja isto, @{${recipient?.id}}`;
  const note = { intent: 'note', id: randomUUID(), text };
  const answer = await page.request.post(`/admin/leads/${sent.id}`, {
    form: note,
    headers: OWN_POST,
  });
  expect(answer.ok()).toBe(true);
  const mention = other.locator('[data-sonner-toast]').getByRole('link', {
    name: say('live.mention', { label: person.name }),
  });
  await expect(mention).toBeVisible();
  expect(await isMarked(other)).toBe(true);
});

for (const locale of LANGUAGES) {
  const speak = (key: string, values?: Record<string, string>) =>
    words(locale, 'notices', key, values);
  test(`notices are chosen on a phone and undone by keyboard, ${locale} @breadth`, async ({
    page,
    rows,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await atWork({
      page,
      rows,
      url: site.url,
      role: 'analyst',
      locale,
      to: '/admin/notifications/choices',
    });
    const kind = speak('kinds.digest.name');
    const mail = switchOf(page, kind, speak('channels.mail'));
    await mail.focus();
    await page.keyboard.press('Space');
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast.getByText(speak('done.mail.off', { kind }))).toBeVisible();
    await nothingForAxe(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await toast.getByRole('button', { name: speak('undo') }).press('Enter');
    await expect(toast.getByText(speak('done.mail.on', { kind }))).toBeVisible();
    await expect(mail).toHaveAttribute('aria-checked', 'true');
    await page.reload();
    await expect(mail).toHaveAttribute('aria-checked', 'true');
    // By mail alone: there is nothing to switch beside it.
    await expect(switchOf(page, kind, speak('channels.desk'))).toHaveCount(0);
  });
}
