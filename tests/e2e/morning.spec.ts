import type { Locator, Page } from '@playwright/test';
import { formatComing } from '#app/i18n/format.ts';
import { atWork } from './fixtures/admin-area.ts';
import { type Lead, onlyLeadOf } from './fixtures/leads.ts';
import { sendOrder, somebody, somePhone } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { colleague, pressOn, tabTo } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'today', key, values);
const ofMessages = (key: string) => words('pt-BR', 'messages', key);

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const keepHours = (rows: Rows, hours: object | null) =>
  rows.changeAsOwner(
    `update public.company_settings c
     set business_hours = ${hours ? `'${JSON.stringify(hours)}'` : 'null'}::jsonb
     from public.business_units u where u.slug = c.business_unit and u.is_default`,
  );

type LeadState = {
  owner: string | null;
  status: string;
  due: string;
  answered: boolean;
  by: string | null;
};

/** Owner and status of a lead, and the state of its clock. */
const state = async (rows: Rows, { id }: Lead) =>
  (
    await rows.read<LeadState>(
      `select p.email as owner, s.status, s.answer_due_at::text as due,
         s.answered_at is not null as answered,
         (select m.template_key from public.crm_messages m where m.lead_id = s.id
          order by m.at desc limit 1) as by
       from public.qualification_submissions s
       left join public.user_profiles p on p.user_id = s.owner_id where s.id = $1`,
      id,
    )
  )[0];

/** Sends the WhatsApp that the template has filled in. */
async function send(page: Page, form: Locator): Promise<void> {
  await expect(form.getByRole('textbox', { name: ofMessages('body') })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(ofMessages('sent.whatsapp'))).toBeVisible();
  await expect(form).toHaveCount(0);
}

let hours: object | null;
test.beforeEach(async ({ rows }) => {
  const [before] = await rows.read<{ hours: object | null }>(
    `select c.business_hours as hours from public.company_settings c
     join public.business_units u on u.slug = c.business_unit where u.is_default`,
  );
  hours = before?.hours ?? null;
});
// The site is shared by the journeys after these: their leads come at their own hours, to nobody.
test.afterEach(async ({ rows }) => {
  await keepHours(rows, hours);
  await rows.read('delete from public.lead_assignment_rules returning id');
});

test('a lead of the weekend is assigned on Monday, answered by keyboard, undone, answered again, and becomes a deal', async ({
  page,
  rows,
  site,
}) => {
  // Business hours are once a week, the day after tomorrow: whenever this runs, it is closed.
  const opens = new Date(Date.now() + 2 * 86_400_000 - 3 * 3_600_000);
  await keepHours(rows, {
    days: { [WEEKDAYS[opens.getUTCDay()] as string]: [['09:00', '18:00']] },
  });
  await rows.read(
    `insert into public.lead_assignment_rules (name, way) values ('Plantão', 'turn') returning id`,
  );
  // What other journeys left unanswered is a colleague's, and is behind.
  const other = await colleague(rows, 'manager', 'pt-BR');
  await rows.changeAsOwner(
    `update public.qualification_submissions set owner_id =
       (select user_id from public.user_profiles where email = '${other.email}')
     where owner_id is null and status = 'new'`,
  );
  // Nobody of the journeys before is still at work, and would have the next turn.
  await rows.changeAsOwner(
    'update public.user_profiles set at_work_since = null where at_work_since is not null',
  );
  const answers = { ...somebody(), name: 'Zélia Matos', phone: somePhone() };
  await sendOrder(page, 'pt-BR', answers);
  const lead = await onlyLeadOf(rows, answers.email);
  const came = await state(rows, lead);
  const due = new Date(came?.due ?? 0);
  // Nobody is at work; an hour after the opening, in São Paulo.
  expect(came).toMatchObject({ owner: null, status: 'new', answered: false });
  expect(due.toISOString().slice(11, 16)).toBe('13:00');

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin' });
  const row = page
    .getByRole('region', { name: say('queue.label') })
    .getByRole('listitem')
    .filter({ hasText: answers.name });
  const notice = formatComing(due, new Date(), 'pt-BR');
  await expect(row).toContainText(words('pt-BR', 'clock', 'answer.waits', { due: notice }));
  const accept = row.getByRole('button', {
    name: say('queue.leads.takeNamed', { name: answers.name }),
  });
  await expect(accept).toBeAttached();

  // Monday: the clock runs, and the rule assigns the lead to the user.
  await keepHours(rows, null);
  await pressOn(page, page.locator('.admin-account summary'));
  await pressOn(page, page.getByRole('switch', { name: words('pt-BR', 'admin', 'atWork.label') }));
  await expect(accept).toHaveCount(0);
  await expect(row).toContainText(
    new RegExp(words('pt-BR', 'clock', 'answer.left', { far: '\\d+ min', target: '1 h' })),
  );
  expect(await state(rows, lead)).toMatchObject({ owner: person.email, status: 'new' });

  // Letters and digits belong to the open menu. 1 opens the column, W the composer with the words of the template.
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      await page.keyboard.press('1');
      return row
        .getByRole('link')
        .first()
        .evaluate((link) => link === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('w');
  const form = page.getByRole('form', { name: ofMessages('title.whatsapp') });
  await send(page, form);
  const answered = { owner: person.email, status: 'contacted', answered: true, by: 'welcome' };
  await expect.poll(() => state(rows, lead)).toMatchObject(answered);
  const clock = page.getByRole('complementary').getByText(words('pt-BR', 'clock', 'large.running'));
  await expect(clock).toHaveCount(0);

  // A composer that a key opens takes the focus, also from a toast.
  const undo = page.getByRole('button', { name: ofMessages('undo') });
  await undo.focus();
  await page.keyboard.press('w');
  await expect(form.getByRole('textbox', { name: ofMessages('body') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await pressOn(page, undo);
  await expect(clock).toBeVisible();
  expect(await state(rows, lead)).toMatchObject({ status: 'new', answered: false });
  await page.keyboard.press('w');
  await send(page, form);
  await expect.poll(() => state(rows, lead)).toMatchObject(answered);

  // G N leads to the board, where the deal moves on by a number.
  const stages = await rows.read<{ name: string }>(
    `select s.name from public.crm_stages s join public.crm_deals d on d.pipeline_id = s.pipeline_id
     where d.id = $1 order by s.position`,
    lead.deal_id,
  );
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const card = page.locator(`#deal-${lead.deal_id}`);
  const stage = stages[2]?.name ?? '';
  await tabTo(page, card);
  await page.keyboard.press('3');
  await expect(page.getByRole('region', { name: stage, exact: true }).locator(card)).toBeVisible();
  await expect
    .poll(() =>
      rows.read(
        `select s.name, p.email from public.crm_deals d join public.crm_stages s on s.id = d.stage_id
         join public.user_profiles p on p.user_id = d.owner_id where d.id = $1`,
        lead.deal_id,
      ),
    )
    .toEqual([{ name: stage, email: person.email }]);
});
