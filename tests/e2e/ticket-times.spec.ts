import { randomUUID } from 'node:crypto';
import { formatComing } from '#app/i18n/format.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const keepHours = (hours: object | null) =>
  `update public.company_settings c
   set business_hours = ${hours ? `'${JSON.stringify(hours)}'` : 'null'}::jsonb
   from public.business_units u where u.slug = c.business_unit and u.is_default`;
const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'tickets', key, values);

test('a ticket outside business hours is due after the next opening; waiting for the customer stops its clocks, and an undo resumes them @breadth', async ({
  page,
  site,
  rows,
}) => {
  const [before] = await rows.read<{ hours: object }>(
    `select c.business_hours as hours from public.company_settings c
     join public.business_units u on u.slug = c.business_unit where u.is_default`,
  );
  // Business hours are once a week, the day after tomorrow: whenever this runs, it is closed.
  const opens = new Date(Date.now() + 2 * 86_400_000 - 3 * 3_600_000);
  const days = { [WEEKDAYS[opens.getUTCDay()] as string]: [['09:00', '18:00']] };
  await rows.changeAsOwner(keepHours({ days }));
  try {
    const [id, title] = [randomUUID(), `Menu ${randomUUID().slice(0, 8)}`];
    await rows.changeAsOwner(
      `insert into public.feedback_tickets (id, project_id, title, priority, author_email)
       select '${id}', id, '${title}', 'high', 'rita@cliente.example'
       from public.feedback_projects where key = 'forja'`,
    );
    const [row] = await rows.read<{ due: Date }>(
      'select answer_due_at as due from public.feedback_tickets where id = $1',
      id,
    );
    const due = new Date(row?.due ?? 0);
    // Two hours after the opening, in São Paulo.
    expect(due.toISOString().slice(11, 16)).toBe('14:00');
    const notice = formatComing(due, new Date(), 'pt-BR');
    const waits = words('pt-BR', 'clock', 'answer.waits', { due: notice });

    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({
      page,
      rows,
      url: site.url,
      role: 'manager',
      to: `/admin/tickets?sort=due&open=${id}`,
    });
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(waits)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(waits);
    await nothingForAxe(page);

    await pressOn(page, panel.getByRole('button', { name: say('moves.waiting'), exact: true }));
    await expect(panel.getByText(waits)).toHaveCount(0);
    await expect(panel.getByText(say('times.stands'), { exact: true })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: say('toast.undo') }));
    await expect(panel.getByText(waits)).toBeVisible();
  } finally {
    await rows.changeAsOwner(keepHours(before?.hours ?? null));
  }
});
