import { formatDay } from '#app/i18n/format.ts';
import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { referenceOn } from './fixtures/order.ts';
import {
  answersTo,
  DAY,
  openPageForm,
  pageForm,
  pageOf,
  WORKSHOP,
  WORKSHOPS,
} from './fixtures/page-forms.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const SOURCES = { contact: 'contact_form', workshop: 'workshop' } as const;

for (const form of ['contact', 'workshop'] as const) {
  for (const locale of LANGUAGES) {
    for (const javaScriptEnabled of [true, false]) {
      // Contact in Portuguese with scripts, workshop in English without.
      const sample =
        (form === 'contact') === javaScriptEnabled && (locale === 'en') !== javaScriptEnabled;
      test.describe(`${form}, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts${breadth(!sample)}`, () => {
        const width = javaScriptEnabled ? 1440 : 360;
        test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

        test('a lead reaches the CRM and the team with its source', async ({
          page,
          rows,
          mailbox,
        }) => {
          const answers = answersTo(form);
          const email = answers['email'] ?? '';
          if (!javaScriptEnabled) await page.goto(pageOf(form, locale));
          const { fillIn, send } = javaScriptEnabled
            ? await openPageForm(page, form, locale)
            : pageForm(page, form, locale);
          await fillIn(answers);
          await send.click();

          const protocol = await referenceOn(page.getByRole('main'));
          if (javaScriptEnabled) {
            await expect(page).toHaveURL(pageOf(form, locale));
            await page.clock.fastForward(3000);
          }
          await expect(page).toHaveURL(pathTo('protocol', locale, { protocol }));
          expect(await referenceOn(page.getByRole('main'))).toBe(protocol);

          const workshop = WORKSHOP.texts[locale].name;
          const facts = { workshop: WORKSHOP.slugs['pt-BR'], workshop_name: workshop };
          expect(await onlyLeadOf(rows, email)).toMatchObject({
            protocol,
            locale,
            source: SOURCES[form],
            status: 'new',
            review_reason: null,
            source_page: pageOf(form, locale),
            form_data: form === 'workshop' ? { ...answers, ...facts } : answers,
            contact_email: email,
            contact_phone: `+55${answers['phone']?.replace(/\D/g, '')}`,
            pipeline: 'Inbound Marketing',
            stage: 1,
          });

          const mailTo = (address: string) =>
            mailbox.about(protocol).find((mail) => mail.to?.[0]?.address === address);
          await expect.poll(() => mailbox.about(protocol)).toHaveLength(2);
          const subject = (who: 'team' | 'visitor', name = '') =>
            words(
              who === 'team' ? 'pt-BR' : locale,
              'qualification',
              `mail.${who}.subject_${SOURCES[form]}`,
              { name, protocol, workshop },
            );
          const who = `${answers['name']}, ${answers['company']}`;
          expect(mailTo(TEAM)?.subject).toBe(subject('team', who));
          expect(mailTo(TEAM)?.replyTo?.[0]?.address).toBe(email);
          expect(mailTo(email)?.subject).toBe(subject('visitor'));
          const notice = [answers['message'], answers['company'], answers['phone']];
          for (const part of notice) {
            expect(mailTo(TEAM)?.text).toContain(part);
            expect(mailTo(email)?.text).not.toContain(part);
          }
          if (form === 'workshop') {
            for (const part of [workshop, formatDay(DAY, 'pt-BR'), pageOf(form, locale)]) {
              expect(mailTo(TEAM)?.text).toContain(part);
            }
          }
        });
      });
    }
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one person may register for two workshops with the same words @breadth', async ({
    page,
    rows,
  }) => {
    const answers: Record<string, string> = { ...answersTo('workshop'), date: 'other' };
    const [first = '', second = ''] = WORKSHOPS.map(({ slugs }) =>
      pathTo('workshop', 'pt-BR', { slug: slugs['pt-BR'] }),
    );
    for (const address of [first, second, first]) {
      await page.goto(address);
      const { fillIn, send } = pageForm(page, 'workshop', 'pt-BR');
      await fillIn(answers);
      await send.click();
      await expect(page).toHaveURL(/\/obrigado\//);
    }
    const leads = await rows.read<{ source_page: string }>(
      `select source_page from public.qualification_submissions
       where form_data ->> 'email' = $1 order by created_at`,
      answers['email'],
    );
    expect(leads.map(({ source_page }) => source_page)).toEqual([first, second]);
  });
});
