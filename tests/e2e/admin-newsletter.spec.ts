import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { mailTo, reader, signUpForm, subscriptionOf } from './fixtures/newsletter.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn, tabTo } from './fixtures/staff.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'staff-newsletter', key);

  test(`from the list to the proof, to another mail, to the end of it, by keyboard, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    newVisitor,
    rows,
    mailbox,
    site,
  }) => {
    const email = reader();
    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(locale === 'en' ? '/en' : '/');
    const form = signUpForm(visitor, locale);
    await form.email.fill(email);
    await form.send.click();
    await mailTo(mailbox, email, 'confirm', locale);
    // Clears the limit of the mailbox, so that the test does not wait a quarter of an hour.
    await rows.changeAsOwner(`update private.rate_limits
      set hits = array(select hit - interval '90 minutes' from unnest(hits) hit)`);

    await atWork({ page, rows, url: site.url, role: 'manager', locale, to: '/admin/newsletter' });
    await tabTo(page, page.getByLabel(say('search')));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const found = page.getByRole('row').filter({ hasText: email }).getByRole('link');
    await pressOn(page, found);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
    await expect(page.locator('blockquote')).toHaveText(
      words(locale, 'newsletter', 'form.consent'),
    );
    await nothingForAxe(page);

    await pressOn(page, page.getByRole('button', { name: say('acts.resend.label') }));
    await pressOn(
      page,
      page.getByRole('button', { name: say('acts.resend.confirm'), exact: true }),
    );
    await expect(page.getByText(say('outcomes.done.resend'))).toBeVisible();
    await mailTo(mailbox, email, 'pending', locale);
    const happened = page.getByRole('main').getByRole('listitem');
    await expect(happened.filter({ hasText: say('proof.events.resent') })).toBeVisible();

    await pressOn(page, page.getByRole('button', { name: say('acts.unsubscribe.label') }));
    const dialog = page.getByRole('alertdialog');
    const yes = dialog.getByRole('button', { name: say('acts.unsubscribe.confirm') });
    await pressOn(page, yes);
    await expect(page.getByText(say('outcomes.done.unsubscribe'))).toBeVisible();
    await expect(happened.filter({ hasText: say('proof.events.unsubscribed') })).toBeVisible();
    await expect(page.getByText(say('acts.title'))).toHaveCount(0);
    expect((await subscriptionOf(rows, email))?.status).toBe('unsubscribed');
  });
}

test('users who may only read see the consent history, with changes disabled @breadth', async ({
  page,
  rows,
  site,
}) => {
  await rows.changeAsOwner(`insert into public.newsletter_subscriptions
    (email, consent_version, consent_locale) values ('so-leitura@casa.example', 'v1', 'pt-BR')`);
  await atWork({
    page,
    rows,
    url: site.url,
    role: 'analyst',
    to: '/admin/newsletter?text=so-leit',
  });
  await page.getByRole('link', { name: 'so-leitura@casa.example' }).click();
  await expect(page.getByText(words('pt-BR', 'staff-newsletter', 'proof.noText'))).toBeVisible();
  const end = words('pt-BR', 'staff-newsletter', 'acts.unsubscribe.label');
  const shut = page.getByRole('button', { name: end });
  await expect(shut).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form [value="unsubscribe"]')).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`the list has nothing for axe at ${width} px @breadth`, async ({ page, rows, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await rows.changeAsOwner(`insert into public.newsletter_subscriptions
      (email, consent_version, consent_locale)
      select 'axe${width}-' || n || '@casa.example', 'v1', 'pt-BR' from generate_series(1, 60) n`);
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/newsletter' });
    await nothingForAxe(page);
    await page
      .getByRole('link', { name: words('pt-BR', 'staff-newsletter', 'history.periods.month') })
      .click();
    const question = words('pt-BR', 'staff-newsletter', 'history.questions.confirmed.month');
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await nothingForAxe(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
