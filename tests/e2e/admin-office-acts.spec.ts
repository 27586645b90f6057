import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

/* What the palette does with deals, tickets and invoices, and what follows a won deal. */

const say = (key: string) => words('pt-BR', 'admin', key);
const invoices = (key: string) => words('pt-BR', 'staff-invoices', key);
const deals = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'deals', key, values);

const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** Finds a record in the palette and runs one of its acts, by keys alone. */
async function act(page: Page, record: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(record);
  await expect(chosen(page)).toContainText(record);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(name);
  await expect(chosen(page)).toContainText(name);
  await page.keyboard.press('Enter');
}

test('a deal is won from the palette, keeps the focus, and becomes a project', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const title = `Portal ${randomUUID().slice(0, 8)}`;
  await rows.changeAsOwner(
    `update public.crm_deals set title = '${title}', value = 9000 where id = '${lead.deal_id}'`,
  );
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await act(page, title, say('palette.onRecord.win'));
  await expect(page).toHaveURL(new RegExp(`/admin/deals/${lead.deal_id}$`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const stage = page.locator('.deal-stages [aria-current=step]');
  await expect(stage).toHaveAttribute('data-kind', 'won');
  await expect(stage).toBeFocused();

  await page.keyboard.press('Control+k');
  const start = words('pt-BR', 'staff-projects', 'start.submit');
  await page.keyboard.type(start.toLowerCase());
  await expect(chosen(page)).toContainText(start);
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      rows.read('select 1 as one from public.projects where deal_id = $1', lead.deal_id ?? ''),
    )
    .toEqual([{ one: 1 }]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('a ticket is solved and an invoice issued from the palette; nobody reads the invoice yet', async ({
  page,
  rows,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  await rows.changeAsOwner(`insert into public.feedback_tickets (project_id, title)
    select id, 'Impressora ${mark}' from public.feedback_projects where key = 'forja'`);
  await rows.changeAsOwner(`
    with client as (
      insert into public.client_organizations (name) values ('Padaria ${mark}') returning id)
    insert into public.invoices (id, organization_id, number, description, value, due_on, boleto)
      select gen_random_uuid(), id, '2026-' || (100000 + floor(random() * 899999))::integer, 'Entrada ${mark}', 100,
        current_date + 9, '00190500954014481606906809350314337370000000100' from client`);
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await act(page, `Impressora ${mark}`, say('palette.onRecord.solve'));
  await expect
    .poll(() =>
      rows.read(
        'select status from public.feedback_tickets where title = $1',
        `Impressora ${mark}`,
      ),
    )
    .toEqual([{ status: 'solved' }]);
  await act(page, `Padaria ${mark}`, say('palette.onRecord.issue'));
  await expect(page.getByText(invoices('done.unseen'))).toBeVisible();
  expect(
    await rows.read('select state from public.invoices where description = $1', `Entrada ${mark}`),
  ).toEqual([{ state: 'issued' }]);
});

test('a new invoice is a disabled button with its reason for those who may only read @every-look', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/invoices' });
  const button = page.getByRole('button', { name: invoices('list.new') });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('link', { name: invoices('list.new') })).toHaveCount(0);
  await button.press('Enter');
  const why = (await button.getAttribute('title')) ?? '';
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: why })).toBeVisible();
  await nothingForAxe(page);
});

test('selected deals are lost together, with one reason, and return by the undo @every-look', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const title = `Lote ${randomUUID().slice(0, 8)}`;
  await rows.changeAsOwner(
    `update public.crm_deals set title = '${title}' where id = '${lead.deal_id}'`,
  );
  const [lost] = await rows.read<{ id: string; name: string }>(
    `select s.id, s.name from public.crm_stages s join public.crm_deals d using (pipeline_id)
     where d.id = $1 and s.kind = 'lost'`,
    lead.deal_id ?? '',
  );
  const stateOf = () =>
    rows.read<{ stage_id: string; close_reason: string | null }>(
      'select stage_id, close_reason from public.crm_deals where id = $1',
      lead.deal_id ?? '',
    );
  const [before] = await stateOf();
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({
    ...{ page, rows, url: site.url, role: 'manager' },
    to: `/admin/deals/list?text=${encodeURIComponent(title)}`,
  });
  await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check();
  const bar = page.locator('.data-table-bulk');
  await bar.getByLabel(deals('moveTo')).selectOption(lost?.id ?? '');
  await bar.getByRole('button', { name: deals('moveMany'), exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: deals('ask.lost', { stage: lost?.name ?? '' }),
  });
  await expect(dialog).toBeVisible();
  await nothingForAxe(page);
  await dialog
    .getByRole('radio', { name: words('pt-BR', 'close-reasons', 'words.lost.no_budget') })
    .check();
  await dialog
    .getByRole('button', { name: deals('ask.lost', { stage: lost?.name ?? '' }) })
    .click();
  const notice = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: words('pt-BR', 'deals', 'movedMany_one', { count: '1' }) });
  await expect(notice).toBeVisible();
  expect(await stateOf()).toEqual([{ stage_id: lost?.id, close_reason: 'no_budget' }]);
  await notice.getByRole('button', { name: deals('undo') }).click();
  await expect.poll(stateOf).toEqual([before]);
});

test('a deal has its custom field within the list at 1440 pixels', async ({ page, rows, site }) => {
  await someLead(page, rows);
  const key = `horas_${randomUUID().slice(0, 8)}`;
  await rows.changeAsOwner(
    `insert into public.custom_fields (subject, key, label, type, in_list)
     values ('deal', '${key}', 'Horas estimadas no projeto', 'number', true)`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals/list' });
  const head = page.getByRole('columnheader', { name: 'Horas estimadas no projeto' });
  const box = await head.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(1440);
  await rows.changeAsOwner(
    `update public.custom_fields set is_active = false where key = '${key}'`,
  );
});

test('the sign-in page is filled in from top to bottom by Tab', async ({ page }) => {
  await page.goto('/auth');
  // It works by script alone.
  await expect(page.locator('.passkey button')).toBeEnabled();
  await page.locator('[name=email]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: words('pt-BR', 'auth', 'signIn.submit'), exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.passkey button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.auth-after a').first()).toBeFocused();
});
