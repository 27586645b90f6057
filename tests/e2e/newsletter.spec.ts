import { endpointPath, pathTo } from '#app/paths.ts';
import { crmOf } from './fixtures/leads.ts';
import {
  headerOf,
  linkIn,
  mailTo,
  reader,
  signUpForm,
  subscriptionOf,
} from './fixtures/newsletter.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'newsletter', key);
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts${breadth((locale === 'en') === javaScriptEnabled)}`, () => {
      const width = javaScriptEnabled ? 360 : 1440;
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

      test('from the footer to the first mail, and out again', async ({
        page,
        rows,
        mailbox,
        request,
      }) => {
        const address = reader();
        const start = `${pathTo('services', locale)}?utm_source=feira`;
        await (javaScriptEnabled ? visit(page, start) : page.goto(start));
        const { email, send } = signUpForm(page, locale);
        await email.fill(address);
        await send.click();
        if (javaScriptEnabled) {
          await expect(
            page.getByRole('status').filter({ hasText: say('outcome.accepted.title') }),
          ).toContainText(say('outcome.accepted.text'));
          await expect(email).toHaveValue('');
          expect(new URL(page.url()).pathname).toBe(pathTo('services', locale));
        } else {
          await expect(page).toHaveURL(pathTo('newsletterSubscribed', locale));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            say('outcome.accepted.title'),
          );
        }
        expect(await subscriptionOf(rows, address)).toMatchObject({
          status: 'pending',
          locale,
          utm_source: 'feira',
          source_page: pathTo('services', locale),
          ip_address: null,
        });

        const confirmMail = await mailTo(mailbox, address, 'confirm', locale);
        expect(confirmMail.text).toContain(say('mail.confirm.note'));
        const confirmation = linkIn(confirmMail, pathTo('newsletterConfirm', locale));
        expect(confirmMail.text).toContain(confirmation);
        expect(confirmation).not.toContain(encodeURIComponent(address));
        for (let turn = 0; turn < 10; turn += 1) {
          expect((await request.get(confirmation)).status()).toBe(200);
        }
        expect(await subscriptionOf(rows, address)).toMatchObject({ status: 'pending' });
        expect(await crmOf(rows, address)).toEqual({ contacts: 0, deals: 0 });

        await page.goto(confirmation);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('confirm.pending.title'),
        );
        await page.getByRole('button', { name: say('confirm.pending.submit') }).click();
        await expect(page).toHaveURL(pathTo('newsletterConfirmed', locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('confirmed.title'));
        expect(await subscriptionOf(rows, address)).toMatchObject({ status: 'active' });
        expect(await crmOf(rows, address)).toEqual({ contacts: 1, deals: 0 });

        const welcome = await mailTo(mailbox, address, 'welcome', locale);
        for (const mail of [confirmMail, welcome]) {
          expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
          const leaving = linkIn(mail, pathTo('newsletterUnsubscribe', locale));
          expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${leaving}>`);
        }
        await page.goto(linkIn(welcome, pathTo('newsletterUnsubscribe', locale)));
        await page.getByRole('button', { name: say('leave.ask.submit') }).click();
        await expect(page).toHaveURL(pathTo('newsletterUnsubscribed', locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('left.title'));
        expect(await subscriptionOf(rows, address)).toMatchObject({ status: 'unsubscribed' });
      });

      test(`an invalid address is reported and kept; an empty field does nothing${breadth(!javaScriptEnabled)}`, async ({
        page,
        guard,
      }) => {
        const start = pathTo('content', locale);
        await (javaScriptEnabled ? visit(page, start) : page.goto(start));
        const posts: string[] = [];
        page.on('request', (sent) => {
          if (sent.method() === 'POST') posts.push(new URL(sent.url()).pathname);
        });
        const { email, send } = signUpForm(page, locale);
        await send.click();
        await expect(page).toHaveURL(start);
        await expect(email).toHaveValue('');
        if (javaScriptEnabled) expect(posts).toEqual([]);

        guard.expect(/status of 422/);
        await email.fill('marina@');
        await send.click();
        await expect(email).toHaveValue('marina@');
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toBeFocused();
        await expect(email).toHaveAccessibleDescription(say('outcome.invalid.text'));
        const notice = javaScriptEnabled ? page.getByRole('status') : page.getByRole('main');
        for (const part of ['title', 'text']) {
          await expect(notice).toContainText(say(`outcome.invalid.${part}`));
        }
        expect(posts).toEqual(
          javaScriptEnabled
            ? []
            : [endpointPath('newsletterSubmit', locale), endpointPath('newsletterSubmit', locale)],
        );
      });
    });
  }
}

test('the fourth try is refused for a while, and keeps the address; without a connection a sign-up waits', async ({
  page,
  context,
  guard,
}) => {
  guard.expect(/status of 429/, /ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/');
  const { email, send } = signUpForm(page, 'pt-BR');
  const toast = page.getByRole('status');
  for (let turn = 0; turn < 3; turn += 1) {
    await email.fill(reader());
    await send.click();
    await expect(email).toHaveValue('');
  }
  const fourth = reader();
  await email.fill(fourth);
  await send.click();
  await expect(toast).toContainText('Muitas tentativas');
  await expect(toast).toContainText('Por favor, aguarde alguns minutos antes de tentar novamente.');
  await expect(email).toHaveValue(fourth);
  await context.setOffline(true);
  await send.click();
  await expect(toast).toContainText(words('pt-BR', 'newsletter', 'outcome.saved.text'));
  await expect(email).toHaveValue('');
  // One at a time.
  await expect(toast).not.toContainText('Muitas tentativas');
});

test('without its script the form is posted natively @breadth', async ({ page, guard }) => {
  guard.expect(/ERR_FAILED/);
  await page.route('**/send-subscription-*.js', (route) => route.abort());
  await visit(page, '/');
  const { email, send } = signUpForm(page, 'pt-BR');
  await email.fill(reader());
  await send.click();
  await expect(page).toHaveURL(pathTo('newsletterSubscribed', 'pt-BR'));
});

test('a repeated request is answered by mail alone: pending, then subscribed already @breadth', async ({
  page,
  rows,
  mailbox,
  newVisitor,
}) => {
  const address = reader();
  const ask = async () => {
    const visitor = await (await newVisitor()).newPage();
    await visit(visitor, pathTo('content', 'en'));
    const { email, send } = signUpForm(visitor, 'en');
    await email.fill(address);
    await send.click();
    await expect(visitor.getByRole('status')).toContainText(
      words('en', 'newsletter', 'outcome.accepted.title'),
    );
  };
  const later = () =>
    rows.changeAsOwner(
      `update private.rate_limits
       set hits = array(select hit - interval '20 minutes' from unnest(hits) hit)`,
    );
  await ask();
  await mailTo(mailbox, address, 'confirm', 'en');
  await ask();
  await later();
  await ask();
  const pending = await mailTo(mailbox, address, 'pending', 'en');
  expect(mailbox.to(address)).toHaveLength(2);
  await page.goto(linkIn(pending, pathTo('newsletterConfirm', 'en')));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await mailTo(mailbox, address, 'welcome', 'en');
  await later();
  await ask();
  await mailTo(mailbox, address, 'known', 'en');
  expect(mailbox.to(address)).toHaveLength(4);
});

test('the confirmation mail arrives once the mail server is back @breadth', async ({
  page,
  rows,
  mailbox,
  afterwards,
}) => {
  const address = reader();
  await page.goto(pathTo('content', 'pt-BR'));
  afterwards(mailbox.bringUp);
  await mailbox.shutDown();
  const { email, send } = signUpForm(page, 'pt-BR');
  await email.fill(address);
  await send.click();
  const tries = async () => {
    const [job] = await rows.read<{ retry_count: number }>(
      `select j.retry_count from pgboss.job j
       join public.newsletter_events e on e.id::text = j.data ->> 'event_id'
       join public.newsletter_subscriptions s on s.id = e.subscription_id where s.email = $1`,
      address,
    );
    return job?.retry_count ?? 0;
  };
  await expect.poll(tries).toBeGreaterThan(0);
  expect(mailbox.to(address)).toEqual([]);
  await mailbox.bringUp();
  await mailTo(mailbox, address, 'confirm', 'pt-BR');
  expect(mailbox.to(address)).toHaveLength(1);
});
