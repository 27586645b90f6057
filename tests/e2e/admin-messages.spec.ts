import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const speak = (key: string, values?: Record<string, string>) =>
    words(locale, 'messages', key, values);

  test(`by keyboard alone: a template is filled, missing values keep the mail from being sent, the first reply counts, and is undone, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
  }) => {
    const lead = await someLead(page, rows);
    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({
      page,
      rows,
      url: site.url,
      role: 'manager',
      locale,
      to: `/admin/leads?open=${lead.id}`,
    });
    const statusOf = async () =>
      (
        await rows.read<{ status: string }>(
          'select status from public.qualification_submissions where id = $1',
          lead.id,
        )
      )[0]?.status;
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.getByRole('complementary').focus();
    await page.keyboard.press('e');
    const form = page.getByRole('form', { name: speak('title.mail') });
    const body = form.getByLabel(speak('body'), { exact: true });
    await expect(body).toBeFocused();
    // The words of the welcome, with the person's own name and reference number in them.
    await expect(body).toHaveValue(new RegExp(lead.protocol));
    await expect(form.locator('.marked-text mark.filled').first()).toBeAttached();

    // Something that nobody fills.
    await page.keyboard.type('{{deal_value}} ');
    await page.keyboard.press('Control+Enter');
    const missing = form.getByRole('alert');
    await expect(missing).toContainText(speak('placeholders.deal_value'));
    await expect(form.locator('.marked-text mark.open').first()).toHaveText('{{deal_value}}');
    expect(await statusOf()).toBe('new');

    // The field is at the marked part: typing takes its place.
    await expect(body).toBeFocused();
    await page.keyboard.type('R$ 10');
    await expect(missing).toHaveCount(0);

    // The same in the subject.
    const subject = form.getByLabel(speak('subject'), { exact: true });
    await subject.fill('Oi, {{company}}!');
    await body.press('Control+Enter');
    await expect(missing).toContainText(speak('placeholders.company'));
    await expect(subject).toBeFocused();
    await page.keyboard.type('Aurora');
    await expect(subject).toHaveValue('Oi, Aurora!');
    await expect(missing).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(speak('sent.mail'))).toBeVisible();
    expect(await statusOf()).toBe('contacted');
    // Offered for ten seconds: nothing else is waited for before.
    await pressOn(page, page.getByRole('button', { name: speak('undo') }));
    await expect(page.getByText(speak('takenBack.lead'))).toBeVisible();
    await expect.poll(statusOf).toBe('new');
    await expect(form).toHaveCount(0);
    const history = page.getByRole('complementary').getByRole('listitem');
    const line = history.filter({
      hasText: speak('lines.mail', { to: lead.form_data['email'] ?? '' }),
    });
    await expect(line).toContainText(speak('states.sent'));
  });
}
