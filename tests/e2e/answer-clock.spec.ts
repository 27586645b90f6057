import { formatComing } from '#app/i18n/format.ts';
import { atWork } from './fixtures/admin-area.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { sendOrder, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const keepHours = (hours: object | null) =>
  `update public.company_settings c
   set business_hours = ${hours ? `'${JSON.stringify(hours)}'` : 'null'}::jsonb
   from public.business_units u where u.slug = c.business_unit and u.is_default`;

test('the clock of a lead outside business hours starts at the next opening; WhatsApp stops it, and an undo resumes it @breadth', async ({
  page,
  site,
  rows,
}) => {
  const [before] = await rows.read<{ hours: object }>(
    `select c.business_hours as hours from public.company_settings c
     join public.business_units u on u.slug = c.business_unit where u.is_default`,
  );
  // The only business hours are those of the day after tomorrow, so the company is closed now.
  const opens = new Date(Date.now() + 2 * 86_400_000 - 3 * 3_600_000);
  const days = { [WEEKDAYS[opens.getUTCDay()] as string]: [['09:00', '18:00']] };
  await rows.changeAsOwner(keepHours({ days }));
  try {
    const answers = { ...somebody(), phone: '(17) 99123-4567' };
    await sendOrder(page, 'pt-BR', answers);
    const { id } = await onlyLeadOf(rows, answers.email);
    const clock = async () => {
      const [row] = await rows.read<{ due: Date; answered: Date | null; seconds: number | null }>(
        `select answer_due_at as due, answered_at as answered, answer_seconds as seconds
         from public.qualification_submissions where id = $1`,
        id,
      );
      return row;
    };
    const due = new Date((await clock())?.due ?? 0);
    // One hour after the opening at 9:00 in São Paulo, in UTC.
    expect(due.toISOString().slice(11, 16)).toBe('13:00');

    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads?open=${id}` });
    const panel = page.getByRole('complementary');
    const notice = formatComing(due, new Date(), 'pt-BR');
    const waits = panel.getByRole('img', {
      name: words('pt-BR', 'clock', 'answer.waits', { due: notice }),
    });
    await expect(waits).toBeVisible();

    await panel.focus();
    await page.keyboard.press('w');
    const form = page.getByRole('form', {
      name: words('pt-BR', 'messages', 'title.whatsapp'),
    });
    await pressOn(
      page,
      form.getByRole('button', { name: words('pt-BR', 'messages', 'send.whatsapp') }),
    );
    await expect(page.getByText(words('pt-BR', 'messages', 'sent.whatsapp'))).toBeVisible();
    await expect.poll(async () => (await clock())?.seconds).toBe(0);
    await expect(waits).toHaveCount(0);

    await pressOn(page, page.getByRole('button', { name: words('pt-BR', 'messages', 'undo') }));
    await expect(waits).toBeVisible();
    const again = await clock();
    expect(again?.answered).toBeNull();
    expect(new Date(again?.due ?? 0)).toEqual(due);
  } finally {
    await rows.changeAsOwner(keepHours(before?.hours ?? null));
  }
});
