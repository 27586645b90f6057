import { formatDateTime } from '#app/i18n/format.ts';
import { pathTo } from '#app/paths.ts';
import { newId } from './fixtures/invented.ts';
import { crmOf, leadsOf } from './fixtures/leads.ts';
import { referenceOn } from './fixtures/order.ts';
import {
  answersTo,
  hydrate,
  OPENING,
  openPageForm,
  pageForm,
  pageOf,
  postOf,
} from './fixtures/page-forms.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

type Application = { id: string; protocol: string; created_at: string; [column: string]: unknown };

const applicationsOf = (rows: Rows, email: string | undefined) =>
  rows.read<Application>('select * from public.talent_applications where email = $1', email);

for (const locale of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts${breadth((locale === 'en') === javaScriptEnabled)}`, () => {
      const width = javaScriptEnabled ? 360 : 1440;
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

      test('an application gets to the team, and not to the CRM', async ({
        page,
        rows,
        mailbox,
      }) => {
        const answers = answersTo('talent');
        const { name = '', email = '', message = '', link = '' } = answers;
        if (!javaScriptEnabled) await page.goto(pageOf('talent', locale));
        const { fillIn, send } = javaScriptEnabled
          ? await openPageForm(page, 'talent', locale)
          : pageForm(page, 'talent', locale);
        await fillIn(answers);
        await send.click();

        const protocol = await referenceOn(page.getByRole('main'));
        const thanks = words(locale, 'talent', 'thanks.title');
        await expect(page.getByRole('main').getByRole('heading', { name: thanks })).toBeVisible();
        if (javaScriptEnabled) await page.clock.fastForward(3000);
        await expect(page).toHaveURL(pathTo('protocol', locale, { protocol }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
        expect(await referenceOn(page.getByRole('main'))).toBe(protocol);

        const title = OPENING.text[locale].title;
        const stored = await applicationsOf(rows, email);
        expect(stored).toEqual([
          expect.objectContaining({
            protocol,
            locale,
            name,
            link,
            message,
            opening: OPENING.key,
            opening_title: title,
            phone: `+55${answers['phone']?.replace(/\D/g, '')}`,
            phone_verified: true,
            review_reason: null,
          }),
        ]);
        expect(await leadsOf(rows, email)).toEqual([]);
        expect(await crmOf(rows, email)).toEqual({ contacts: 0, deals: 0 });

        await expect.poll(() => mailbox.about(protocol)).toHaveLength(2);
        const [toTeam, toApplicant] = [TEAM, email].map((address) =>
          mailbox.about(protocol).find((mail) => mail.to?.[0]?.address === address),
        );
        const about = { name, opening: title, protocol };
        expect(toTeam?.subject).toBe(words('pt-BR', 'talent', 'mail.team.subject', about));
        expect(toTeam?.replyTo?.[0]?.address).toBe(email);
        expect(toApplicant?.subject).toBe(
          words(locale, 'talent', 'mail.applicant.subject', { protocol }),
        );
        expect(toApplicant?.text).toContain(locale === 'en' ? '12 months' : '12 meses');
        for (const part of [message, link, title]) {
          expect(toTeam?.text).toContain(part);
          expect(toApplicant?.text).not.toContain(part);
        }
        const received = formatDateTime(new Date(stored[0]?.created_at ?? ''), 'pt-BR');
        expect(toTeam?.text).toContain(received);
      });
    });
  }
}

test('a double click and a post sent again are one application @breadth', async ({
  page,
  rows,
  request,
  site,
}) => {
  const answers = answersTo('talent');
  const { fillIn, send } = await openPageForm(page, 'talent', 'pt-BR');
  await fillIn(answers);
  const [post] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    send.dblclick(),
  ]);
  const protocol = await referenceOn(page.getByRole('main'));
  const form = Object.fromEntries(new URLSearchParams(post.postData() ?? ''));
  const headers = { origin: site.url, accept: 'application/json' };
  const again = await Promise.all(
    Array.from({ length: 10 }, async () =>
      (await request.post(post.url(), { form, headers })).json(),
    ),
  );
  for (const reply of again) expect(reply).toMatchObject({ kind: 'accepted', protocol });
  expect(await applicationsOf(rows, answers['email'])).toHaveLength(1);
  const other = await request.post(post.url(), { form: { ...form, lead: newId() }, headers });
  expect(await other.json()).toMatchObject({ kind: 'accepted' });
  expect(await applicationsOf(rows, answers['email'])).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same answers sent twice are one application @breadth', async ({ page, rows }) => {
    const answers = answersTo('talent');
    const references = new Set<string>();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(pageOf('talent', 'en'));
      const { fillIn, send } = pageForm(page, 'talent', 'en');
      await fillIn(answers);
      await send.click();
      await expect(page).toHaveURL(/\/thank-you\/T-/);
      references.add(await referenceOn(page.getByRole('main')));
    }
    expect(references.size).toBe(1);
    expect(await applicationsOf(rows, answers['email'])).toHaveLength(1);
  });
});

test('a post with the honeypot filled is accepted without mails', async ({
  rows,
  request,
  site,
  mailbox,
}) => {
  const answers = answersTo('talent');
  const form: Record<string, string> = { website: 'https://spam.example' };
  for (const [name, answer] of Object.entries(answers)) form[`answers.${name}`] = answer;
  const response = await request.post(postOf('talent', 'pt-BR'), {
    form,
    headers: { origin: site.url, accept: 'application/json' },
  });
  const { protocol } = (await response.json()) as { protocol: string };
  const [saved] = await applicationsOf(rows, answers['email']);
  expect(saved).toMatchObject({ protocol, review_reason: 'honeypot' });
  expect(
    await rows.read(
      `select 1 from public.outbox where payload ->> 'application_id' = $1
       union all select 1 from pgboss.job where data ->> 'application_id' = $1`,
      saved?.id,
    ),
  ).toEqual([]);
  expect(mailbox.about(protocol)).toEqual([]);
});

test('“candidatar-se” beside an opening chooses it in the form, and it stays chosen @breadth', async ({
  page,
}) => {
  await visit(page, pageOf('talent', 'pt-BR'));
  const { answer } = pageForm(page, 'talent', 'pt-BR');
  const apply = page.getByRole('article').filter({ hasText: OPENING.text['pt-BR'].title });
  await apply.getByRole('link', { name: words('pt-BR', 'careers', 'apply') }).click();
  await expect(answer('opening')).toHaveValue(OPENING.key);
  await expect(answer('opening')).toBeInViewport();
  await hydrate(answer('name'));
  await answer('email').fill('marina@cliente.example');
  await expect(answer('opening')).toHaveValue(OPENING.key);
});
