import type { Locator, Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { entriesSaying } from './fixtures/feedback.ts';
import { unheard } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, given = {}) => words('pt-BR', 'ideas', key, given);
const staff = (key: string, given = {}) => words('pt-BR', 'staff-feedback', key, given);

/** Goes on by Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No way there by Tab.');
}

test('an idea is scored, joined, planned and announced in both languages, by keyboard @breadth', async ({
  page,
  newVisitor,
  rows,
  mailbox,
  site,
}) => {
  const mark = unheard();
  const asking = [
    {
      path: '/feedback/enviar',
      said: `Exportar o relatório por loja ${mark}`,
      email: `${mark}-pt@casa.example`,
    },
    {
      path: '/en/feedback/send',
      said: `Relatório de cada loja exportado ${mark}`,
      email: `${mark}-en@casa.example`,
    },
  ].map((one) => ({ ...one, email: one.email.toLowerCase().replaceAll(' ', '-') }));
  const visitor = await (await newVisitor()).newPage();
  const follow: string[] = [];
  for (const { path, said, email } of asking) {
    const answer = await visitor.request.post(path, {
      multipart: { verbatim: said, type: 'ideia', email },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
    follow.push(answer.headers()['location'] ?? '');
  }
  const [[idea], [same]] = [
    await entriesSaying(rows, asking[0]?.said ?? ''),
    await entriesSaying(rows, asking[1]?.said ?? ''),
  ];

  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/feedback' });
  const parts = page.getByRole('navigation', { name: words('pt-BR', 'tickets', 'parts.label') });
  await tabTo(page, parts.getByRole('link', { name: words('pt-BR', 'tickets', 'parts.ideas') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  await nothingForAxe(page);

  // The second is the same as the first.
  await page.goto(`/admin/feedback/ideas?open=${same?.id}`);
  const panel = page.getByRole('complementary');
  await tabTo(page, panel.getByRole('link', { name: say('join.open') }));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('radio', { name: asking[0]?.said ?? '' }));
  await page.keyboard.press('Space');
  await nothingForAxe(page);
  await tabTo(page, panel.getByRole('button', { name: say('join.save') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('done.join'))).toBeVisible();

  await page.goto(`/admin/feedback/ideas?open=${idea?.id}`);
  await expect(panel.getByText(say('voices_other', { count: '2' })).first()).toBeVisible();
  await tabTo(page, panel.getByLabel(say('rice.reach')));
  await page.keyboard.type('62');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.6');
  await expect(panel.getByText('62 × 2 × 80% ÷ 0,6 =')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('done.score'))).toBeVisible();
  await expect(panel.getByText(/^\d+ª de \d/)).toBeVisible();

  // Read first; then the decision, in words for either language.
  const status = panel.getByLabel(say('move'));
  await tabTo(page, panel.getByRole('button', { name: staff('moves.triaged') }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: staff('moves.planned') })).toBeVisible();
  await expect(status).toHaveValue('planned');
  await expect(
    panel.getByText(say('tell.mailed_other', { count: '2' }), { exact: false }),
  ).toBeVisible();
  await nothingForAxe(page);
  await tabTo(page, panel.getByLabel(say('tell.wordsIn.pt-BR')));
  await page.keyboard.type('Começamos em março.');
  await tabTo(page, panel.getByLabel(say('tell.wordsIn.en')));
  await page.keyboard.type('We begin in March.');
  await tabTo(page, panel.getByRole('button', { name: staff('moves.planned') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(staff('told_other', { count: '2' }))).toBeVisible();

  const notice = [
    { locale: 'pt-BR' as const, said: 'Começamos em março.', protocol: idea?.protocol ?? '' },
    { locale: 'en' as const, said: 'We begin in March.', protocol: same?.protocol ?? '' },
  ];
  for (const [index, { locale, said, protocol }] of notice.entries()) {
    const subject = words(locale, 'feedback', 'mail.outcome.planned.subject', { protocol });
    const mails = () =>
      mailbox.to(asking[index]?.email ?? '').filter((mail) => mail.subject === subject);
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.text).toContain(said);
    await visitor.goto(follow[index] ?? '');
    await expect(visitor.getByText(said)).toBeVisible();
    await expect(
      visitor.getByText(words(locale, 'feedback', 'follow.statuses.planned.title')).first(),
    ).toBeVisible();
    await nothingForAxe(visitor);
  }
});
