import type { Page } from '@playwright/test';
import { adminPath, pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { bannerButton, bannerOf, footerLink, preferencesButton } from './fixtures/consent.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { referenceOn } from './fixtures/order.ts';
import { answersTo, openPageForm, pageOf, postOf } from './fixtures/page-forms.ts';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const LOCALE = 'pt-BR';
const say = (key: string, values?: Record<string, string>) => words(LOCALE, 'score', key, values);

type StoredJourney = { steps: { path: string; ms: number }[]; first: object; visits?: number };

/** What this browser stores of the journey. */
const saved = (page: Page) =>
  page.evaluate(() => ({
    journey: JSON.parse(sessionStorage.getItem('journey') ?? 'null') as StoredJourney | null,
    first: localStorage.getItem('journey-first'),
  }));
const storedPaths = async (page: Page) =>
  (await saved(page)).journey?.steps.map(({ path }) => path);
const NOTHING = { journey: null, first: null };

async function sendContact(page: Page): Promise<{ email: string; posted: string }> {
  const answers = answersTo('contact');
  const { fillIn, send } = await openPageForm(page, 'contact', LOCALE);
  await fillIn(answers);
  const sent = page.waitForRequest((request) => request.url().endsWith(postOf('contact', LOCALE)));
  await send.click();
  const posted = (await sent).postData() ?? '';
  // The page navigates by itself after a moment; a click before that happens during it.
  await referenceOn(page.getByRole('main'));
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/obrigado\//);
  return { email: answers['email'] ?? '', posted };
}

test.describe('never asked before', () => {
  test.use({ consentChoice: null });

  test('pages seen after consent are stored with the lead, and explain its score', async ({
    page,
    site,
    rows,
  }) => {
    await visit(page, '/?utm_source=google&utm_medium=cpc&utm_campaign=pedidos');
    await expect(bannerOf(page, LOCALE)).toBeVisible();
    expect(await saved(page)).toEqual(NOTHING);
    await bannerButton(page, LOCALE, 'all').click();
    await expect.poll(() => storedPaths(page)).toEqual(['/']);
    const services = [pathTo('consulting', LOCALE), pathTo('automationAi', LOCALE)];
    for (const [seen, path] of services.entries()) {
      await visit(page, path);
      await expect.poll(() => storedPaths(page)).toEqual(['/', ...services.slice(0, seen + 1)]);
    }
    const { email, posted } = await sendContact(page);
    expect(new URLSearchParams(posted).get('journey')).toContain(services[1]);
    await expect
      .poll(async () => (await rows.read('select from public.lead_journeys')).length)
      .toBeGreaterThan(0);
    const lead = await onlyLeadOf(rows, email);

    await atWork({ page, rows, url: site.url, role: 'manager' });
    await visit(page, adminPath('lead', { id: lead.id }));
    const journey = page.getByRole('region', { name: say('journey.title') });
    for (const path of ['/', ...services, pageOf('contact', LOCALE)]) {
      await expect(journey.getByTitle(path, { exact: true })).toBeVisible();
    }
    await expect(journey).toContainText('google / cpc');
    await expect(journey).toContainText(say('journey.visits_one', { count: '1' }));
    const [stored] = await rows.read<{ score: number }>(
      'select score from public.qualification_submissions where id = $1',
      lead.id,
    );
    const reason = page.getByRole('region', {
      name: say('why.title', { score: String(stored?.score) }),
    });
    await expect(reason.getByRole('listitem')).toHaveCount(6);
    const read = reason.getByRole('listitem').filter({ hasText: 'Leu duas páginas de serviço' });
    await expect(read).toContainText('+10');
    await expect(read).toContainText(say('why.pages_other', { count: '2' }));
    await expect(reason.getByRole('listitem').filter({ hasText: 'Prado & Filhos' })).toContainText(
      '+20',
    );
  });

  test('a withdrawn consent erases it, here and in the other tab @breadth', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await bannerButton(page, LOCALE, 'all').click();
    await expect.poll(() => storedPaths(page)).toEqual(['/']);
    const other = await context.newPage();
    await visit(other, pathTo('faq', LOCALE));
    await expect.poll(() => storedPaths(other)).toEqual([pathTo('faq', LOCALE)]);
    expect((await saved(other)).journey?.visits).toBe(2);
    await footerLink(page, LOCALE).click();
    await preferencesButton(page, LOCALE, 'necessary').click();
    for (const tab of [page, other]) await expect.poll(() => saved(tab)).toEqual(NOTHING);
    await visit(page, pathTo('faq', LOCALE));
    await page.waitForLoadState('networkidle');
    expect(await saved(page)).toEqual(NOTHING);
  });
});

test.describe('after a refusal', () => {
  test.use({ consentChoice: 'necessary' });

  test('nothing is stored, and nothing sent @breadth', async ({ page, rows }) => {
    for (const path of ['/', pathTo('consulting', LOCALE)]) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(await saved(page)).toEqual(NOTHING);
    }
    // Left over from a yes in another tab.
    await page.evaluate(() => sessionStorage.setItem('journey', '{"steps":[]}'));
    const { email, posted } = await sendContact(page);
    expect(new URLSearchParams(posted).has('journey')).toBe(false);
    await expect.poll(() => saved(page)).toEqual(NOTHING);
    const lead = await onlyLeadOf(rows, email);
    expect(
      await rows.read('select from public.lead_journeys where submission_id = $1', lead.id),
    ).toEqual([]);
  });
});
