import { pathTo } from '#app/paths.ts';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { linkIn, mailTo, reader, signUpForm } from '../e2e/fixtures/newsletter.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string) => words('pt-BR', 'staff-newsletter', key);
const site = (key: string) => words('en', 'newsletter', key);

test('who signs up at one process is in the list of the other, and staff end it for both', async ({
  page,
  pair,
  rows,
  mailbox,
  newVisitor,
}) => {
  const address = reader();
  const visitor = await (await newVisitor()).newPage();
  const here = pair.here.url;
  await atWork({ page, rows, url: here, role: 'manager', to: '/admin/newsletter' });
  await visit(visitor, pair.there.url + pathTo('services', 'en'));
  const { email, send } = signUpForm(visitor, 'en');
  await email.fill(address);
  await send.click();
  const accepted = visitor.getByRole('status').filter({ hasText: site('outcome.accepted.title') });
  await expect(accepted).toBeVisible();
  await page.goto(`/admin/newsletter?text=${address}`);
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row).toContainText(say('statuses.pending'));

  const mail = await mailTo(mailbox, address, 'confirm', 'en');
  const { pathname, search } = new URL(linkIn(mail, pathTo('newsletterConfirm', 'en')));
  await visitor.goto(pair.there.url + pathname + search);
  await visitor.getByRole('button', { name: site('confirm.pending.submit') }).click();
  await expect(visitor).toHaveURL(pair.there.url + pathTo('newsletterConfirmed', 'en'));
  await page.reload();
  await expect(row).toContainText(say('statuses.active'));

  await row.getByRole('link').click();
  await page.getByRole('button', { name: say('acts.unsubscribe.label') }).click();
  const sure = page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('acts.unsubscribe.confirm') });
  await saved(page, () => sure.click(), say('outcomes.done.unsubscribe'));
  await visitor.goto(pair.there.url + pathname + search);
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(site('confirm.unsubscribed.title'));
});
