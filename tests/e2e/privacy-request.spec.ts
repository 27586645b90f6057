import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { unheard } from './fixtures/invented.ts';
import type { Mailbox } from './fixtures/mailbox.ts';
import { referenceOn } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const say = (locale: Locale, key: string, values?: Record<string, string>) =>
  words(locale, 'privacy', key, values);

const newAddress = () => `titular-${unheard()}@cliente.example`;

type PrivacyRequest = { locale: Locale; kind: string; email: string; scripts?: boolean };

/** Asks through the page, and returns the reference number that the thanks show. */
async function ask(
  page: Page,
  { locale, kind, email, scripts = true }: PrivacyRequest,
): Promise<string> {
  const path = pathTo('privacyRequest', locale);
  await (scripts ? visit(page, path) : page.goto(path));
  const main = page.getByRole('main');
  await main.getByLabel(say(locale, 'form.kind')).selectOption(kind);
  await main.getByLabel(say(locale, 'form.email')).fill(email);
  // Faster than anyone reads is marked; the form without scripts carries no clock.
  if (scripts) await page.clock.fastForward(5000);
  await main.getByRole('button', { name: say(locale, 'form.submit') }).click();
  await expect(main.getByRole('heading', { name: say(locale, 'thanks.title') })).toBeVisible();
  await expect(main.getByText(say(locale, 'thanks.status'))).toBeVisible();
  const protocol = await referenceOn(main);
  if (scripts) await page.clock.fastForward(3000);
  await expect(page).toHaveURL(pathTo('protocol', locale, { protocol }));
  await expect(main.getByText(say(locale, 'thanks.status'))).toBeVisible();
  return protocol;
}

const stateOf = async (rows: Rows, protocol: string) =>
  (
    await rows.read<{ state: string }>(
      'select state from public.privacy_requests where protocol = $1',
      protocol,
    )
  )[0]?.state;

/** The link of the newest mail about a request, once there are so many. */
async function linkInMail(mailbox: Mailbox, to: string, protocol: string, subject: string) {
  const mails = () =>
    mailbox
      .about(protocol)
      .filter((mail) => mail.to?.[0]?.address === to && mail.subject === subject);
  await expect.poll(() => mails().length).toBe(1);
  const [, link = ''] = /(https?:\/\/\S+\/[pc][\da-f]{32}\S+)/.exec(mails()[0]?.text ?? '') ?? [];
  expect(link).not.toBe('');
  return new URL(link).pathname;
}

async function prove(
  page: Page,
  mailbox: Mailbox,
  { locale, email }: PrivacyRequest,
  protocol: string,
) {
  const subject = say(locale, 'mail.proof.subject', { protocol });
  const link = await linkInMail(mailbox, email, protocol, subject);
  await page.goto(link);
  await page.getByRole('button', { name: say(locale, 'step.prove.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    say(locale, 'step.prove.title'),
  );
  return link;
}

for (const locale of LANGUAGES) {
  for (const scripts of [true, false]) {
    test.describe(`${locale}, ${scripts ? 'with' : 'without'} scripts${breadth(locale === 'en' || !scripts)}`, () => {
      test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: scripts });

      test('a copy: asked, proved by mail, released by staff, fetched', async ({
        page,
        browser,
        site,
        rows,
        mailbox,
      }) => {
        test.slow();
        if (scripts) await page.clock.install();
        const email = newAddress();
        await rows.read(
          `insert into public.crm_contacts (name, email, source)
           values ('Zilá Prado', $1, 'website') returning id`,
          email,
        );
        const request = { locale, kind: 'access', email, scripts };
        const protocol = await ask(page, request);
        expect(await stateOf(rows, protocol)).toBe('unproved');

        const subject = say(locale, 'mail.proof.subject', { protocol });
        const link = await linkInMail(mailbox, email, protocol, subject);
        for (let n = 0; n < 10; n++) {
          expect((await page.request.get(link)).status()).toBe(200);
        }
        expect(await stateOf(rows, protocol)).toBe('unproved');
        await prove(page, mailbox, request, protocol);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say(locale, 'step.open.title'),
        );
        expect(await stateOf(rows, protocol)).toBe('open');

        const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true });
        const screen = await office.newPage();
        await atWork({ page: screen, rows, url: site.url, role: 'admin', to: '/admin/privacy' });
        await screen.getByRole('link', { name: protocol }).click();
        const held = screen
          .getByRole('main')
          .getByText(say('pt-BR', 'tables.crm_contacts'), { exact: true });
        await expect(held).toBeVisible();
        await screen.getByRole('button', { name: say('pt-BR', 'admin.giveCopy') }).click();
        await expect(screen.getByText(say('pt-BR', 'admin.done.copy_given'))).toBeVisible();
        await office.close();

        const answer = say(locale, 'mail.answer.subject', { protocol });
        const copyLink = await linkInMail(mailbox, email, protocol, answer);
        await page.goto(copyLink);
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: say(locale, 'step.copy.button') }).click();
        const copy = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
        expect(copy.data['public.crm_contacts']).toEqual([
          expect.objectContaining({ name: 'Zilá Prado', email }),
        ]);
      });
    });
  }

  test(`errors are reported and typed text stays, ${locale} @breadth`, async ({ page, guard }) => {
    // A user who is quicker than the script posts the form itself, and gets the same answer.
    guard.expect(/status of 422/);
    await page.clock.install();
    await visit(page, pathTo('privacyRequest', locale));
    const main = page.getByRole('main');
    await main.getByLabel(say(locale, 'form.email')).fill('nada');
    await main.getByLabel(say(locale, 'form.name')).fill('Zilá');
    await main.getByRole('button', { name: say(locale, 'form.submit') }).click();
    await expect(main.getByText(words(locale, 'qualification', 'errors.email'))).toBeVisible();
    await expect(main.getByLabel(say(locale, 'form.name'))).toHaveValue('Zilá');
  });

  test(`a consent is withdrawn at once, ${locale} @breadth`, async ({ page, rows, mailbox }) => {
    await page.clock.install();
    const request = { locale, kind: 'revocation', email: newAddress() };
    const protocol = await ask(page, request);
    await prove(page, mailbox, request, protocol);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'step.done.title'),
    );
    expect(await stateOf(rows, protocol)).toBe('done');
  });
}

test('a person is erased: request, verification, confirmation, notice, erasure @every-look', async ({
  page,
  site,
  rows,
  mailbox,
}) => {
  test.slow();
  const lead = await someLead(page, rows);
  const [{ email } = { email: '' }] = await rows.read<{ email: string }>(
    `select c.email from public.crm_contacts c
     join public.qualification_submissions s on s.contact_id = c.id where s.id = $1`,
    lead.id,
  );
  await page.clock.install();
  const request = { locale: 'pt-BR', kind: 'deletion', email } as const;
  const protocol = await ask(page, request);
  await prove(page, mailbox, request, protocol);

  await page.clock.resume();
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/privacy' });
  await page.getByRole('link', { name: protocol }).click();
  await expect(page.getByText(say('pt-BR', 'tables.qualification_submissions'))).toBeVisible();
  await nothingForAxe(page);
  const erase = say('pt-BR', 'admin.erase');
  await page.getByRole('button', { name: erase }).click();
  const dialog = page.getByRole('alertdialog', { name: say('pt-BR', 'admin.eraseConfirm') });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stateOf(rows, protocol)).toBe('open');
  await page.getByRole('button', { name: erase }).click();
  await dialog.getByRole('button', { name: erase }).click();
  await expect(page.getByText(say('pt-BR', 'admin.done.erase'))).toBeVisible();

  await expect.poll(() => stateOf(rows, protocol)).toBe('done');
  const left = await rows.read<{ rows: string }>(
    `select ((select count(*) from public.crm_contacts where email = $1)
      + (select count(*) from public.qualification_submissions where form_data::text like '%' || $1 || '%')
      + (select count(*) from public.privacy_requests where email = $1))::text as rows`,
    email,
  );
  expect(left).toEqual([{ rows: '0' }]);
  const notice = mailbox
    .about(protocol)
    .filter(({ subject }) => subject === say('pt-BR', 'mail.answer.subject', { protocol }));
  expect(notice).toHaveLength(1);
  expect(notice[0]?.text).toContain(say('pt-BR', 'mail.answer.deletion.text', { protocol }));
  await page.reload();
  await expect(page.getByText(say('pt-BR', 'admin.events.erased'))).toBeVisible();
});

test('a refusal needs a reason, and users who may only read cannot answer @breadth', async ({
  page,
  site,
  rows,
  mailbox,
  guard,
}) => {
  guard.expect(/status of 422/);
  await page.clock.install();
  const request = { locale: 'pt-BR', kind: 'correction', email: newAddress() } as const;
  const protocol = await ask(page, request);
  await prove(page, mailbox, request, protocol);
  await page.clock.resume();
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/privacy' });
  await page.getByRole('link', { name: protocol }).click();
  const refuse = page.getByRole('button', { name: say('pt-BR', 'admin.refuse') });
  await refuse.click();
  await expect(page.getByRole('alert')).toHaveText(say('pt-BR', 'admin.failed.answer_missing'));
  await page.getByLabel(say('pt-BR', 'admin.answerField')).last().fill('O dado já está certo.');
  await refuse.click();
  await expect(page.getByText(say('pt-BR', 'admin.done.refused'))).toBeVisible();
  await expect.poll(() => mailbox.about('O dado já está certo.').length).toBe(1);
});

test('links that are forged, cut or expired open nothing and say what to do @breadth', async ({
  page,
  guard,
}) => {
  guard.expect(/status of 404/);
  const forged = `p${'0'.repeat(32)}00zzzzzz${'A'.repeat(43)}`;
  for (const token of [forged, 'p123', 'x'.repeat(500)]) {
    await page.goto(pathTo('privacyStep', 'pt-BR', { token }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('pt-BR', 'step.unknown.title'),
    );
  }
  await nothingForAxe(page);
});
