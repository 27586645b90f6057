import { atWork, someLead } from './fixtures/admin-area.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { sendOrder, somebody, somePhone } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const record = (key: string) => words('pt-BR', 'record', key);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a screen of middle width, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the timeline begins on the first screen, and what the record is, is a tab, by keyboard', async ({
      page,
      site,
      rows,
    }) => {
      const lead = await someLead(page, rows);
      await page.setViewportSize({ width: 1024, height: 700 });
      const to = `/admin/leads/${lead.id}`;
      const role = 'manager';
      await atWork({ page, rows, url: site.url, role, to, hydrated: javaScriptEnabled });
      const parts = page.getByRole('radiogroup', { name: record('regions') });
      const line = page.getByRole('heading', { name: record('line') });
      const answers = page.getByRole('heading', { name: words('pt-BR', 'leads', 'answers') });
      await expect(line).toBeInViewport();
      await expect(answers).toBeHidden();
      await parts.getByRole('radio', { name: record('line') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(parts.getByRole('radio', { name: record('first') })).toBeChecked();
      await expect(answers).toBeInViewport();
      await expect(line).toBeHidden();
      await page.keyboard.press('ArrowLeft');
      await expect(line).toBeInViewport();

      // A wider and a narrower screen have room for both.
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(parts).toBeHidden();
        await expect(line).toBeVisible();
        await expect(answers).toBeVisible();
      }
    });

    test('a call is noted where messages are written, and a telephone can be called', async ({
      page,
      site,
      rows,
    }) => {
      const answers = { ...somebody(), phone: somePhone() };
      await sendOrder(page, 'pt-BR', answers);
      const lead = await onlyLeadOf(rows, answers.email);
      await page.setViewportSize({ width: 1440, height: 900 });
      const [contact] = await rows.read<{ id: string }>(
        'select contact_id as id from public.qualification_submissions where id = $1',
        lead.id,
      );
      const to = `/admin/contacts/${contact?.id}`;
      const role = 'manager';
      await atWork({ page, rows, url: site.url, role, to, hydrated: javaScriptEnabled });
      const log = words('pt-BR', 'messages', 'ways.log');
      await expect(page.getByText(log, { exact: false })).toHaveCount(1);
      await page.getByRole('link', { name: log }).click();
      const form = page.getByRole('form', { name: words('pt-BR', 'messages', 'title.call') });
      await expect(form.getByText(words('pt-BR', 'messages', 'callNote'))).toBeVisible();
      await expect(form.getByLabel(words('pt-BR', 'messages', 'number'))).toContainText(
        answers.phone,
      );
      if (javaScriptEnabled) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('link', { name: log })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await form.getByRole('textbox').fill('Pediu uma visita na sexta.');
      await form.getByRole('button', { name: words('pt-BR', 'messages', 'send.call') }).click();
      const noted = page.locator('.record-line').getByText('Pediu uma visita na sexta.');
      await expect(form).toHaveCount(0);
      await expect(noted.first()).toBeAttached();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await page.goto(`/admin/leads/${lead.id}`);
      await expect(
        page.locator('.admin-facts a[href^="tel:+55"]').filter({ hasText: /^\(\d\d\) / }),
      ).toHaveCount(1);
    });
  });
}
