import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { newId } from './fixtures/invented.ts';
import { jobsOf, leadsOf, onlyLeadOf } from './fixtures/leads.ts';
import {
  type Answers,
  answerTo,
  fillIn,
  forgeLink,
  OWN_POST,
  openDialog,
  type Question,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES } from './fixtures/words.ts';

/** Specification §8, with its English, and the ways beside it. */
const REFUSED = {
  'pt-BR': 'Muitas tentativas Por favor, aguarde alguns minutos antes de tentar novamente.',
  en: 'Too many attempts Please wait a few minutes before trying again.',
};

async function expectRefusal(place: Locator, locale: (typeof LANGUAGES)[number]) {
  const alert = place.getByRole('alert');
  await expect(alert).toContainText(REFUSED[locale]);
  await expect(alert.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(alert.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:.+@/);
}

for (const locale of LANGUAGES) {
  test(`the third submission within five minutes is refused, in ${locale} @breadth`, async ({
    page,
    rows,
    guard,
  }) => {
    guard.expect(/status of 429/);
    const first = somebody();
    const dialog = await openDialog(page, locale);
    await fillIn(dialog, locale, first);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await sendButton(dialog, locale).click();
    await expect(dialog.getByRole('status')).toBeAttached();
    // The second is like the first, of the same visitor, and another lead.
    const form = new URLSearchParams((await sent).postData() ?? '');
    form.set('lead', newId());
    const second = await page.request.post((await sent).url(), {
      form: Object.fromEntries(form),
      headers: { ...OWN_POST, accept: 'application/json' },
    });
    expect(await second.json()).toMatchObject({ kind: 'accepted' });
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(new RegExp(`${pathTo('thankYou', locale)}/`));
    await visit(page, pathTo('home', locale));
    await forgeLink(page, locale).click();
    await page.clock.fastForward(5000);
    const third = somebody();
    await fillIn(dialog, locale, third);
    await sendButton(dialog, locale).click();
    await expectRefusal(dialog, locale);
    for (const [question, answer] of Object.entries(third) as [Question, string][]) {
      await expect(answerTo(dialog, locale, question)).toHaveValue(answer);
    }
    expect(await leadsOf(rows, first.email)).toHaveLength(2);
    expect(await leadsOf(rows, third.email)).toHaveLength(0);
  });
}

async function sendPage(page: Page, answers: Answers) {
  await page.goto(pathTo('project', 'pt-BR'));
  const form = page.getByRole('main');
  await fillIn(form, 'pt-BR', answers);
  await sendButton(form, 'pt-BR').click();
  return form;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the third submission is refused with its answers on the page @breadth', async ({
    page,
    guard,
  }) => {
    guard.expect(/status of 429/);
    for (const answers of [somebody(), somebody()]) {
      await sendPage(page, answers);
      await expect(page).toHaveURL(/\/obrigado\//);
    }
    const third = somebody();
    const form = await sendPage(page, third);
    await expectRefusal(form, 'pt-BR');
    for (const [question, answer] of Object.entries(third) as [Question, string][]) {
      await expect(answerTo(form, 'pt-BR', question)).toHaveValue(answer);
    }
  });
});

test('a failing limit check does not lose the lead @breadth', async ({
  page,
  rows,
  mailbox,
  afterwards,
}) => {
  const rename = (from: string, to: string) =>
    rows.changeAsOwner(`alter table if exists private.${from} rename to ${to}`);
  afterwards(() => rename('rate_limits_away', 'rate_limits'));
  await rename('rate_limits', 'rate_limits_away');

  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('status')).toContainText('Formulário enviado.');

  const lead = await onlyLeadOf(rows, answers.email);
  expect(lead).toMatchObject({ status: 'new', review_reason: 'limit_check_failed', stage: 1 });
  const mails = () => mailbox.about(lead.protocol);
  await expect.poll(mails).toHaveLength(1);
  const [toTeam] = mails();
  expect(toTeam?.to?.[0]?.address).toBe(TEAM);
  expect(toTeam?.text).toContain('o limite de envios não pôde ser verificado');

  // Whether a copy may be sent to the address cannot be checked either: it waits, and is not lost.
  await rename('rate_limits_away', 'rate_limits');
  await expect.poll(mails).toHaveLength(2);
});

test('a sixth lead within an hour from one address is stored, without mails', async ({
  rows,
  request,
  site,
}) => {
  const all = Array.from({ length: 6 }, () => somebody());
  for (const [turn, answers] of all.entries()) {
    const response = await request.post('/projeto/enviar', {
      form: {
        'answers.nome': answers.name,
        'answers.email': answers.email,
        'answers.servico': answers.service,
        'answers.mensagem': answers.message,
        session: `session-${turn}`,
      },
      headers: { origin: site.url, accept: 'application/json' },
    });
    expect(await response.json()).toMatchObject({ kind: 'accepted' });
  }
  for (const [turn, { email }] of all.entries()) {
    const lead = await onlyLeadOf(rows, email);
    expect(lead.review_reason).toBe(turn < 5 ? null : 'address_limit');
    expect(await jobsOf(rows, lead.id)).toHaveLength(turn < 5 ? 2 : 0);
  }
});
