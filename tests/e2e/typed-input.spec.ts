import { randomUUID } from 'node:crypto';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

/* A colleague's change redraws a small form on the screen; what is being typed there stays. */

/** Inserts a row; the statement returns its id. */
async function inserted(rows: Rows, statement: string, title: string, table: string) {
  await rows.changeAsOwner(statement);
  const [row] = await rows.read<{ id: string }>(
    `select id from public.${table} where title = $1`,
    title,
  );
  if (!row) throw new Error(`There is no row in ${table}.`);
  return row.id;
}

test('the title of a ticket that is being typed outlives a colleague’s change', async ({
  page,
  site,
  rows,
}) => {
  const say = (key: string) => words('pt-BR', 'tickets', key);
  const title = `Impressora ${randomUUID()}`;
  const id = await inserted(
    rows,
    `insert into public.feedback_tickets (project_id, title)
     select id, '${title}' from public.feedback_projects where key = 'forja'`,
    title,
    'feedback_tickets',
  );
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/tickets/${id}` });
  const field = page.getByLabel(say('facts.title'), { exact: true });
  await field.fill('Impressora da recepção');
  await field.press('ArrowLeft');
  await rows.changeAsOwner(
    `update public.feedback_tickets set priority = 'urgent' where id = '${id}'`,
  );
  await expect(page.getByLabel(say('columns.priority'), { exact: true })).toHaveValue('urgent');
  await expect(field).toHaveValue('Impressora da recepção');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressora da recepção');
  const stored = () =>
    rows.read('select title, priority from public.feedback_tickets where id = $1', id);
  expect(await stored()).toEqual([{ title: 'Impressora da recepção', priority: 'urgent' }]);

  // The typed field itself was changed: the colleague's text is not replaced unnoticed.
  await field.fill('Impressora do térreo');
  await rows.changeAsOwner(
    `update public.feedback_tickets set title = 'Impressora nova' where id = '${id}'`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressora nova');
  await expect(
    page
      .locator('[data-sonner-toast]')
      .filter({ hasText: words('pt-BR', 'editor', 'overtaken.title') }),
  ).toBeVisible();
  await expect(field).toHaveValue('Impressora do térreo');
});

test('the fields of a task and a deal that are being typed outlive a colleague’s change @breadth', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  const title = `Ligar ${randomUUID()}`;
  const task = await inserted(
    rows,
    `insert into public.crm_tasks (id, lead_id, title, due_at, product)
     values (gen_random_uuid(), '${lead.id}', '${title}', now() + interval '1 day', 'forja')`,
    title,
    'crm_tasks',
  );
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/tasks?open=${task}` });
  const panel = page.locator('.admin-page.tasks');
  const field = panel.getByLabel(words('pt-BR', 'tasks', 'fields.title'));
  await field.fill('Ligar depois das 16h');
  await rows.changeAsOwner(
    `update public.crm_tasks set note = 'Recado', revision = revision + 1 where id = '${task}'`,
  );
  await expect(panel.locator('[name=note]')).toHaveValue('Recado');
  await expect(field).toHaveValue('Ligar depois das 16h');

  const say = (key: string) => words('pt-BR', 'deals', key);
  const mark = `Painel ${randomUUID()}`;
  const deal = await inserted(
    rows,
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select l.contact_id, s.pipeline_id, s.id, '${mark}', 'manual'
     from public.qualification_submissions l, public.crm_stages s
     join public.crm_pipelines p on p.id = s.pipeline_id
     where l.id = '${lead.id}' and p.product = 'forja' and p.is_default and s.kind = 'open'
     order by s.position limit 1`,
    mark,
    'crm_deals',
  );
  await page.goto(`/admin/deals/${deal}`);
  await page.locator('.record-fact summary', { hasText: say('fields.value') }).click();
  const value = page.locator('#deal-value');
  await value.fill('12000');
  // As edit_deal() announces it.
  await rows.changeAsOwner(`do $$ begin
    update public.crm_deals set title = '${mark} novo' where id = '${deal}';
    perform pg_notify('lists_changed', 'deals');
  end $$`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} novo`);
  await expect(value).toBeVisible();
  await expect(value).toHaveValue('12000');
  await value.press('Enter');
  const stored = () =>
    rows.read('select title, value::float from public.crm_deals where id = $1', deal);
  await expect.poll(stored).toEqual([{ title: `${mark} novo`, value: 12000 }]);
});
