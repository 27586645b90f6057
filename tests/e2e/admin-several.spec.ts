import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { entriesSaying } from './fixtures/feedback.ts';
import { unheard } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import { colleague, missing, pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const list = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'data-table', key, values);
const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'staff-feedback', key, values);

test('by keyboard alone: two entries are selected, marked as read, and undone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const mark = unheard();
  const text = ['primeiro', 'segundo'].map((which) => `O menu some, ${which}. ${mark}`);
  for (const verbatim of text) {
    await page.request.post('/feedback/enviar', {
      multipart: { verbatim, type: 'ideia' },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
  }
  const statuses = async () =>
    (await Promise.all(text.map((one) => entriesSaying(rows, one)))).map(
      ([entry]) => (entry as unknown as { status: string }).status,
    );
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/feedback' });
  await page.goto(`/admin/feedback?text=${mark}`);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: list('bulk') });
  await expect(bar).toContainText(list('selected_other', { count: '2' }));
  await nothingForAxe(page);
  await page.getByRole('combobox', { name: say('moveTo') }).focus();
  await page.keyboard.press('Home');
  await pressOn(page, bar.getByRole('button', { name: say('change'), exact: true }));
  await expect(page.getByText(say('movedTo.triaged_other', { count: '2' }))).toBeVisible();
  expect(await statuses()).toEqual(['triaged', 'triaged']);
  await page.getByRole('button', { name: say('undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('undone_other', { count: '2' }))).toBeVisible();
  expect(await statuses()).toEqual(['new', 'new']);
});

test('users who may only read find bulk commands disabled, with the reason @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.goto(`/admin/leads?text=${lead.protocol}`);
  await page.getByRole('row').filter({ hasText: lead.protocol }).getByRole('checkbox').check();
  const move = page
    .getByRole('region', { name: list('bulk') })
    .getByRole('button', { name: words('pt-BR', 'leads', 'move'), exact: true });
  await expect(move).toBeDisabled();
  await expect(move).toHaveAccessibleDescription(missing('crm', 'update'));
});

test('two colleagues of one name are distinguished by their addresses, and one is chosen @breadth', async ({
  page,
  rows,
  site,
}) => {
  const name = 'Zulmira Quintela';
  const two = [await colleague(rows, 'manager', 'pt-BR'), await colleague(rows, 'admin', 'pt-BR')];
  for (const { email } of two) {
    await rows.changeAsOwner(
      `update public.user_profiles set display_name = '${name}' where email = '${email}'`,
    );
  }
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads/${lead.id}` });
  const field = page.getByRole('textbox', { name: words('pt-BR', 'notes', 'label') });
  await field.pressSequentially('Quem atende? @Zulmira');
  const meant = `@${name} (${two[1]?.email})`;
  const offered = page.getByRole('option', { name: `@${name} ${two[1]?.email}` });
  await expect(page.getByRole('option', { name: new RegExp(`^@${name}`) })).toHaveCount(2);
  await offered.click();
  await expect(field).toHaveValue(`Quem atende? ${meant} `);
  await field.press('Control+Enter');
  await expect(page.locator('article.note-card').filter({ hasText: 'Quem atende?' })).toBeVisible();
  const mentions = await rows.read<{ email: string }>(
    `select u.email from public.note_mentions m join identity.users u on u.id = m.user_id
       join public.lead_notes n on n.id = m.lead_note_id where n.lead_id = $1`,
    lead.id,
  );
  expect(mentions).toEqual([{ email: two[1]?.email }]);

  // Assigning one of them a task shows which.
  const owner = page.getByLabel(words('pt-BR', 'tasks', 'fields.owner'), { exact: true }).first();
  await expect(owner).toContainText(`${name} (${two[0]?.email})`);
});

test('the panel of a lead lists its mails, with links to them as sent @breadth', async ({
  page,
  rows,
  site,
  mailbox,
}) => {
  const lead = await someLead(page, rows);
  await expect.poll(() => mailbox.about(lead.protocol).length).toBeGreaterThan(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await page.goto(`/admin/leads?text=${lead.protocol}&open=${lead.id}`);
  const mails = page.getByRole('region', { name: words('pt-BR', 'leads', 'mails.title') });
  await expect(mails).toContainText(words('pt-BR', 'leads', 'mails.states.sent'));
  await mails.getByRole('link', { name: words('pt-BR', 'leads', 'mails.kinds.team') }).click();
  await expect(page).toHaveURL(/\/admin\/mails\//);
  await expect(page.getByRole('main')).toContainText(lead.protocol);
});
