import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { test } from './fixtures/company.ts';
import { mailTo } from './fixtures/people.ts';
import { expect } from './fixtures/site.ts';
import { waysToLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'admin', `overview.firstSteps.${key}`, values);

test('the first screen lists open steps, checks itself, mails a test, and is hidden by user @every-look', async ({
  page,
  newVisitor,
  site,
  rows,
  mailbox,
  guard,
}) => {
  guard.expect(/status of 429/);
  await rows.changeAsOwner('update public.company_settings set revision = 1');
  const person = await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin' });
  const list = page.getByRole('region', { name: say('title') });
  const step = (name: string) =>
    list.getByRole('listitem').filter({ hasText: say(`steps.${name}.name`) });
  await expect(step('company')).toContainText(say('steps.company.todo'));
  for (const width of waysToLook(360, 1440)) {
    await page.setViewportSize({ width, height: 900 });
    await nothingForAxe(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }

  // A row links to its screen, and is ticked when its step is done.
  await step('company').getByRole('link').click();
  await page
    .getByLabel(words('pt-BR', 'company', 'fields.public_support_email'))
    .fill('oi@aurora.example');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(words('pt-BR', 'company', 'done.saved'))).toBeVisible();
  await page.goto('/admin');
  await expect(step('company')).toContainText(say('steps.company.phone'));
  await step('company').getByRole('link').click();
  await page
    .getByLabel(words('pt-BR', 'company', 'fields.public_whatsapp_number'))
    .fill('(17) 99123-4567');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(words('pt-BR', 'company', 'done.saved'))).toBeVisible();
  await page.goto('/admin');
  await expect(step('company')).toHaveAttribute('data-state', 'done');

  await step('mail')
    .getByRole('button', { name: say('steps.mail.test') })
    .click();
  await expect(page.getByText(say('asked', { email: person.email }))).toBeVisible();
  expect(await mailTo(mailbox, person.email, 'mail-test')).toBe('/admin');
  await step('mail')
    .getByRole('button', { name: say('steps.mail.test') })
    .click();
  await expect(page.getByText(say('waits'))).toBeVisible();

  // Shown once, by a toast that has the undo.
  const samples = step('samples');
  await samples.getByRole('button', { name: say('steps.samples.remove.label') }).click();
  await page
    .getByRole('button', { name: say('steps.samples.remove.confirm'), exact: true })
    .click();
  const undo = page.getByRole('button', { name: words('pt-BR', 'content', 'acts.undo') });
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(samples).toHaveAttribute('data-state', /next|todo/);

  // Hidden by one user, and still there for another.
  await list.getByRole('button', { name: say('hide') }).click();
  await expect(list).toHaveCount(0);
  const other = await (await newVisitor()).newPage();
  await atWork({ page: other, rows, url: site.url, role: 'admin', to: '/admin' });
  await expect(other.getByRole('region', { name: say('title') })).toBeVisible();
  await page.getByRole('button', { name: say('show') }).click();
  await expect(list).toBeVisible();
});
