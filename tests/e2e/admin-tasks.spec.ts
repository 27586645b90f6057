import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { colleague } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'tasks', key, values);

test('a task is created at a lead, found in the list, done and undone, by keyboard alone @every-look', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads?open=${lead.id}` });
  const panel = page.locator('.tasks');
  await expect(panel).toContainText(say('none'));

  // T focuses the field of a new task; tomorrow and the user are the default day and owner.
  const field = page.getByLabel(say('fields.title'));
  await expect
    .poll(async () => {
      await page.keyboard.press('t');
      return field.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.type('Ligar depois das 14h');
  await page.keyboard.press('Enter');
  await expect(panel.locator('.task-list')).toContainText('Ligar depois das 14h');
  await expect(field).toHaveValue('');
  await nothingForAxe(page);

  // The row in the list of tasks has a button that marks it as done.
  await page.keyboard.press('Escape');
  await page.goto('/admin/tasks?owner=me');
  const link = page.getByRole('link', { name: 'Ligar depois das 14h' });
  await expect(link).toBeVisible();
  // The due day in as few letters as identify it, so that the row cuts none.
  await expect(page.getByRole('row').filter({ has: link }).locator('.task-due')).toHaveText(
    'amanhã',
  );
  await nothingForAxe(page);
  const tick = page.getByRole('button', {
    name: say('tickNamed', { title: 'Ligar depois das 14h' }),
  });
  await tick.press('Enter');
  await expect(link).toHaveCount(0);
  const stored = () =>
    rows.read<{ done: boolean }>(
      'select done_at is not null as done from public.crm_tasks where lead_id = $1',
      lead.id,
    );
  expect(await stored()).toEqual([{ done: true }]);
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: say('undo') })
    .press('Enter');
  await expect(link).toBeVisible();
  expect(await stored()).toEqual([{ done: false }]);

  // The title is changed in the side panel.
  await link.press('Enter');
  const title = page.locator('.admin-page.tasks').getByLabel(say('fields.title'));
  await title.fill('Ligar depois das 16h');
  await title.press('Enter');
  await expect(page.getByRole('link', { name: 'Ligar depois das 16h' })).toBeVisible();
  await nothingForAxe(page);
});

test('several tasks are ticked off and given to a colleague, and each operation is undone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const other = await colleague(rows, 'manager', 'pt-BR');
  const [recipient] = await rows.read<{ id: string }>(
    'select id from identity.users where email = $1',
    other.email,
  );
  await rows.changeAsOwner(
    `insert into public.crm_tasks (id, lead_id, title, due_at, product)
     select gen_random_uuid(), '${lead.id}', 'Etapa ' || n || ' de ${lead.protocol}', now() + n * interval '1 day', 'forja'
     from generate_series(1, 3) n`,
  );
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/tasks' });
  const lines = page.getByRole('row').filter({ hasText: lead.protocol });
  await expect(lines).toHaveCount(3);
  const choose = async (count: number) => {
    for (let n = 0; n < count; n += 1) await lines.nth(n).getByRole('checkbox').check();
  };
  const bar = page.locator('.data-table-bulk');
  const notice = page.locator('[data-sonner-toast]');
  const stored = async () => {
    const found = await rows.read<{ owner: string | null; done: boolean }>(
      `select u.email as owner, t.done_at is not null as done from public.crm_tasks t
       left join identity.users u on u.id = t.owner_id where t.lead_id = $1 order by t.due_at`,
      lead.id,
    );
    return found.map(({ owner, done }) => (done ? 'done' : owner));
  };

  await choose(2);
  await nothingForAxe(page);
  await bar.getByRole('button', { name: say('tick') }).click();
  await expect(notice.getByText(say('done.ticked_other', { count: '2' }))).toBeVisible();
  await expect(lines).toHaveCount(1);
  expect(await stored()).toEqual(['done', 'done', null]);
  await notice.getByRole('button', { name: say('undo') }).click();
  await expect(notice.getByText(say('done.opened_other', { count: '2' }))).toBeVisible();
  await expect(lines).toHaveCount(3);
  expect(await stored()).toEqual([null, null, null]);

  await choose(3);
  await bar.getByLabel(say('fields.owner')).selectOption(recipient?.id ?? '');
  await bar.getByRole('button', { name: say('give') }).click();
  await expect(notice.getByText(say('done.given_other', { count: '3' }))).toBeVisible();
  expect(await stored()).toEqual([other.email, other.email, other.email]);
  await notice.getByRole('button', { name: say('undo') }).click();
  await expect(notice.getByText(say('done.givenBack'))).toBeVisible();
  expect(await stored()).toEqual([null, null, null]);
});
