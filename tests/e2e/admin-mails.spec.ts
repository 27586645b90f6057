import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { pressOn, tabTo } from './fixtures/staff.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'mails', key, values);

  test(`a mail to the team is found, looked at as it went, and sent once more, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    rows,
    mailbox,
    site,
    guard,
  }) => {
    // From axe, which looks into frames: the frame of the mail has no origin to post messages to.
    guard.expect(/'postMessage' on 'DOMWindow'/);
    await page.goto('/');
    const { protocol } = await someLead(page, rows);
    const toTeam = () =>
      mailbox.about(protocol).filter(({ to }) => to?.some(({ address }) => address === TEAM));
    await expect.poll(() => toTeam().length).toBe(1);

    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/mails' });
    await tabTo(page, page.getByLabel(say('search')));
    await page.keyboard.type(protocol);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: protocol }).filter({ hasText: TEAM });
    await expect(row).toContainText(say('states.sent'));
    await pressOn(page, row.getByRole('link', { name: TEAM }));
    const mail = page.frameLocator('iframe.mail-letter');
    await expect(mail.getByText(protocol).first()).toBeVisible();
    await expect(mail.getByRole('img').first()).toBeVisible();
    await nothingForAxe(page);

    await pressOn(page, page.getByRole('button', { name: say('again.label') }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('again.question', { recipient: TEAM }));
    await pressOn(page, dialog.getByRole('button', { name: say('again.label') }));
    await expect(page.getByText(say('outcomes.again'))).toBeVisible();
    await expect.poll(() => toTeam().length).toBe(2);
  });
}
