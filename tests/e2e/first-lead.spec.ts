import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import {
  fillIn,
  forgeLink,
  openDialog,
  QUESTIONS,
  referenceOn,
  sendButton,
  somebody,
  somePhone,
} from './fixtures/order.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const VISITS = LANGUAGES.flatMap((locale) =>
  [360, 1440].flatMap((width) =>
    [true, false].map((javaScriptEnabled) => ({ locale, width, javaScriptEnabled })),
  ),
);

/** A phone with scripts, a desktop without; the other six are for `npm run test:all`. */
const HALVES = new Set(['pt-BR 360 true', 'en 1440 false']);

/** From the home page to the form: in a dialog where scripts run, else on its page. */
async function formFrom(page: Page, visit: (typeof VISITS)[number]) {
  const { locale, javaScriptEnabled } = visit;
  if (javaScriptEnabled) return openDialog(page, locale);
  await page.goto(pathTo('home', locale));
  await forgeLink(page, locale).click();
  await expect(page).toHaveURL(`${pathTo('project', locale)}?de=home`);
  return page.getByRole('main');
}

for (const visit of VISITS) {
  const { locale, width, javaScriptEnabled } = visit;
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts${breadth(!HALVES.has(`${locale} ${width} ${javaScriptEnabled}`))}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 }, javaScriptEnabled });

    test('a lead gets from the home page to the team', async ({ page, rows, mailbox }) => {
      const answers = { ...somebody(), company: 'Prado & Filhos', phone: somePhone() };
      const form = await formFrom(page, visit);
      await fillIn(form, locale, answers);
      await sendButton(form, locale).click();

      const protocol = await referenceOn(javaScriptEnabled ? form : page.getByRole('main'));
      if (javaScriptEnabled) await page.clock.fastForward(3000);
      await expect(page).toHaveURL(pathTo('protocol', locale, { protocol }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await referenceOn(page.getByRole('main'))).toBe(protocol);

      const lead = await onlyLeadOf(rows, answers.email);
      expect(lead).toMatchObject({
        protocol,
        locale,
        status: 'new',
        review_reason: null,
        source_page: pathTo('home', locale),
        user_agent: await page.evaluate(() => navigator.userAgent),
        form_data: {
          nome: answers.name,
          empresa: answers.company,
          email: answers.email,
          telefone: answers.phone,
          servico: answers.service,
          mensagem: answers.message,
        },
        contact_email: answers.email,
        contact_phone: `+55${answers.phone.replace(/\D/g, '')}`,
        pipeline: 'Inbound Marketing',
        stage: 1,
      });

      const addressed = () => mailbox.about(protocol).map((mail) => mail.to?.[0]?.address);
      await expect.poll(addressed).toHaveLength(2);
      expect(addressed().sort()).toEqual([TEAM, answers.email].sort());
      const [toTeam, toVisitor] = [TEAM, answers.email].map((address) =>
        mailbox.about(protocol).find((mail) => mail.to?.[0]?.address === address),
      );
      expect(toTeam?.subject).toBe(
        subjectNaming(
          answers.name,
          (name) => words('pt-BR', 'qualification', 'mail.team.subject', { name, protocol }),
          [answers.company, 'Software e apps'],
        ),
      );
      expect(toTeam?.replyTo?.[0]?.address).toBe(answers.email);
      for (const part of [answers.message, answers.phone, QUESTIONS['pt-BR'].message]) {
        expect(toTeam?.text).toContain(part);
      }
      expect(toVisitor?.subject).toBe(
        words(locale, 'qualification', 'mail.visitor.subject', { protocol }),
      );
      // What was written is behind the link alone.
      expect(toVisitor?.text).toContain(protocol);
      expect(toVisitor?.text).not.toContain(answers.message);
      const link = /\/(?:en\/thank-you|obrigado)\/[\w-]+\?token=[\w-]{43}/.exec(
        toVisitor?.text ?? '',
      );
      await page.goto(link?.[0] ?? '');
      await expect(page.getByText(answers.message)).toBeVisible();
      await expect(page.getByText(QUESTIONS[locale].message)).toBeVisible();
    });
  });
}
