import type { Page } from '@playwright/test';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'automation', key, values);

/** A rule by form: leads with a telephone get a task and a tag. */
async function writeRule(page: Page): Promise<void> {
  await page.getByLabel(say('fields.name'), { exact: true }).fill('Ligar para quem deixa telefone');
  await page.getByRole('button', { name: say('add.condition') }).click();
  const condition = page.getByRole('group', { name: say('place.condition', { place: '1' }) });
  await condition.getByLabel(say('fields.field')).selectOption('company');
  await condition.getByLabel(say('fields.value')).fill('Padaria');
  const first = page.getByRole('group', { name: say('place.act', { place: '1' }) });
  await first.getByLabel(say('fields.taskTitle')).fill('Ligar hoje');
  await page.getByRole('button', { name: say('add.act') }).click();
  const second = page.getByRole('group', { name: say('place.act', { place: '2' }) });
  await second.getByLabel(say('fields.act')).selectOption('tag');
  await second.getByLabel(say('fields.tag')).fill('Telefone');
}

// The site is shared by the journeys after these: no rule may act on their leads.
test.afterEach(async ({ rows }) => {
  await rows.read('update public.automation_rules set is_active = false returning id');
});

test('a rule is written by form, acts on a new lead, and is undone @every-look', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/automation' });
  await page.getByRole('link', { name: say('new') }).click();
  await writeRule(page);
  // In words while it is written, and what it would have done before it is switched on.
  await expect(page.locator('.rule-words')).toContainText('Ligar hoje');
  await expect(page.locator('.rule-words')).toContainText(
    say('sentence.within.days_one', { count: '1' }),
  );
  await page.getByRole('button', { name: say('preview.show') }).click();
  await expect(page.locator('.rule-preview [role="status"]')).not.toBeEmpty();
  await nothingForAxe(page);
  await page.getByRole('button', { name: new RegExp(`^${say('save')}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ligar para quem deixa telefone',
  );

  const lead = await someLead(await page.context().newPage(), rows);
  const done = () =>
    rows.read<{ outcome: string }>(
      'select outcome from public.automation_runs where subject_id = $1',
      lead.id,
    );
  await expect.poll(done).toEqual([{ outcome: 'done' }]);

  await page.goto(`/admin/leads/${lead.id}`);
  await expect(page.locator('.task-list')).toContainText('Ligar hoje');
  await expect(page.locator('.tag-chip')).toContainText('Telefone');
  await nothingForAxe(page);

  await page.goto('/admin/automation');
  await page.getByRole('link', { name: 'Ligar para quem deixa telefone' }).click();
  const runs = page.locator('.rule-done');
  await expect(runs).toContainText(say('done.outcomes.done'));
  await runs.getByRole('button', { name: new RegExp(`^${say('done.undo')}`) }).press('Enter');
  await expect(runs).toContainText(say('done.outcomes.undone'));
  await page.goto(`/admin/leads/${lead.id}`);
  await expect(page.locator('.tag-chip')).toHaveCount(0);
  await expect(page.locator('.tasks')).toContainText(words('pt-BR', 'tasks', 'none'));
});

test('a rule that would mail people needs one confirmation, and one that is switched off acts no more @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/automation/new' });
  await page.getByLabel(say('fields.name'), { exact: true }).fill('Boas-vindas na hora');
  await page.getByLabel(say('fields.product'), { exact: true }).selectOption('forja');
  const act = page.getByRole('group', { name: say('place.act', { place: '1' }) });
  await act.getByLabel(say('fields.act')).selectOption('mail');
  await act.getByLabel(say('fields.template')).selectOption('welcome');
  await page.getByLabel(say('fields.mails_outside')).check();
  const save = page.getByRole('button', { name: new RegExp(`^${say('save')}`) });
  await save.click();
  await page.getByRole('button', { name: say('askMails') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas na hora');

  const written = (id: string) =>
    rows.read<{ recipient: string; template_key: string }>(
      'select recipient, template_key from public.crm_messages where lead_id = $1',
      id,
    );
  const lead = await someLead(await page.context().newPage(), rows);
  await expect
    .poll(() => written(lead.id))
    .toEqual([{ recipient: lead.form_data['email'], template_key: 'welcome' }]);
  // Written by nobody: the lead is as new as it was.
  expect(
    await rows.read('select status from public.qualification_submissions where id = $1', lead.id),
  ).toEqual([{ status: 'new' }]);

  await page.goto('/admin/automation');
  const turn = page.getByRole('switch', { name: /Boas-vindas na hora/ });
  await turn.press('Enter');
  await expect(turn).toHaveAttribute('aria-checked', 'false');
  await expect
    .poll(() =>
      rows.read(`select is_active from public.automation_rules where name = 'Boas-vindas na hora'`),
    )
    .toEqual([{ is_active: false }]);
});

test('a draft that a rule left opens in the composer, and examples fill the editor @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  await rows.changeAsOwner(
    `insert into public.crm_message_drafts (lead_id, product, channel, template_key)
     values ('${lead.id}', 'forja', 'mail', 'followup')`,
  );
  await atWork({ page, rows, url: site.url, role: 'admin', to: `/admin/leads/${lead.id}` });
  const messages = (key: string) => words('pt-BR', 'messages', key);
  await expect(page.locator('.message-draft')).toHaveText(messages('drafted.label'));
  await page.getByRole('button', { name: messages('drafted.open') }).press('Enter');
  await expect(page.locator('.message').getByLabel(messages('template'))).toHaveValue('followup');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages('drafted.drop') }).press('Enter');
  await expect(page.locator('.message-draft')).toHaveCount(0);

  await page.goto('/admin/automation/new?example=stalled');
  await expect(page.getByLabel(say('fields.days'))).toHaveValue('14');
  await expect(page.locator('.rule-words')).toContainText('14');
});

test('a deal that moves is written to in the words of the template that a rule began @breadth', async ({
  page,
  rows,
  site,
}) => {
  await rows.read(
    `insert into public.automation_rules (name, subject, product, starts, acts, is_active)
     values ('Proposta na hora', 'deal', 'forja', '{"kind": "changes", "field": "stage"}',
       '[{"kind": "draft", "channel": "mail", "template": "proposal"}]', true) returning id`,
  );
  const lead = await someLead(page, rows);
  await rows.changeAsOwner(
    `update public.crm_deals set title = 'Sistema da padaria', value = 48000 where id = '${lead.deal_id}'`,
  );
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  await page.locator(`#deal-${lead.deal_id}`).focus();
  await page.keyboard.press('2');
  const started = () =>
    rows.read<{ template_key: string }>(
      'select template_key from public.crm_message_drafts where deal_id = $1',
      lead.deal_id,
    );
  await expect.poll(started).toEqual([{ template_key: 'proposal' }]);

  // From the first screen straight into the composer of the deal, filled with its facts.
  const messages = (key: string) => words('pt-BR', 'messages', key);
  await page.goto('/admin');
  const row = page
    .locator('[data-column]')
    .getByRole('listitem')
    .filter({ hasText: 'Sistema da padaria' })
    .filter({ has: page.locator('.overview-draft') });
  await row.getByRole('link', { name: 'Sistema da padaria' }).first().focus();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(new RegExp(`/admin/deals/${lead.deal_id}`));
  const composer = page.locator('.message');
  await expect(composer.getByLabel(messages('template'))).toHaveValue('proposal');
  await expect(composer.getByRole('textbox', { name: messages('subject') })).toHaveValue(/./);
  const body = composer.getByRole('textbox', { name: messages('body') });
  await expect(body).toHaveValue(/Marina/);
  await expect(body).not.toHaveValue(/\{\{/);
  await nothingForAxe(page);

  // Sent from there, nothing is left of what the rule had begun.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(messages('sent.mail'))).toBeVisible();
  expect(await started()).toEqual([]);
  await expect(page.locator('.message-draft')).toHaveCount(0);
});

test('rules change places by keyboard, and the focus stays with the one that moved @breadth', async ({
  page,
  rows,
  site,
}) => {
  const names = ['Primeira a agir', 'Segunda a agir'];
  for (const name of names) {
    await rows.read(
      `insert into public.automation_rules (name, subject, starts, acts, display_order)
       select $1, 'lead', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]',
         coalesce(max(display_order), 0) + 1 from public.automation_rules
       returning id`,
      name,
    );
  }
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/automation' });
  const order = async () =>
    (await page.locator('.admin-row-link b').allInnerTexts()).filter((name) =>
      names.includes(name),
    );
  expect(await order()).toEqual(names);
  const [first = '', second = ''] = names;
  const down = page.getByRole('button', { name: say('order.down', { rule: first }) });
  const up = page.getByRole('button', { name: say('order.up', { rule: first }) });
  await down.press('Enter');
  await expect.poll(order).toEqual([second, first]);
  // The last one has only the way up.
  await expect(up).toBeFocused();
  await expect(down).toBeDisabled();
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: /\d+ de \d+$/ }),
  ).toBeVisible();
  await nothingForAxe(page);
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(names);
  // At the top again, where it came from: whichever way is open has the focus.
  await expect(page.locator('.rule-order button:focus')).toBeVisible();
  await rows.read('delete from public.automation_rules where name = any ($1) returning id', names);
});
