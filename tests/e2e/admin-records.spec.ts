import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { colleague, pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const note = (key: string) => words('pt-BR', 'notes', key);
const record = (key: string) => words('pt-BR', 'record', key);

test('a deal gets a note with a file and a mention, by mouse, and the colleague is notified', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  const name = 'Zulmira Teixeira';
  const other = await colleague(rows, 'manager', 'pt-BR');
  await rows.changeAsOwner(
    `update public.user_profiles set display_name = '${name}' where email = '${other.email}'`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const to = `/admin/deals/${lead.deal_id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const field = page.getByRole('textbox', { name: note('label') });
  await field.click();
  await field.pressSequentially('Cabe na rota? @Zulm');
  await page.getByRole('option', { name: `@${name}`, exact: true }).click();
  await page.locator('.record-write input[type="file"]').setInputFiles({
    name: 'rota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Sem sinal depois da ponte.'),
  });
  await expect(page.locator('.record-write progress')).toHaveCount(0);
  await page.getByRole('button', { name: note('submit') }).click();
  const card = page.locator('.note-card').filter({ hasText: 'Cabe na rota?' });
  await expect(card.getByRole('link', { name: 'rota.txt' })).toBeVisible();
  await expect(card.getByText(`@${name}`)).toBeVisible();
  const mentions = await rows.read<{ email: string }>(
    `select u.email from public.note_mentions m join identity.users u on u.id = m.user_id
     join public.crm_notes n on n.id = m.crm_note_id where n.deal_id = $1`,
    lead.deal_id,
  );
  expect(mentions).toEqual([{ email: other.email }]);
});

test('by keyboard: a note is shown once it is written, Escape leaves its field, a number moves the deal', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  const [stage] = await rows.read<{ name: string }>(
    `select s.name from public.crm_stages s join public.crm_deals d on d.pipeline_id = s.pipeline_id
     where d.id = $1 order by s.position offset 1 limit 1`,
    lead.deal_id,
  );
  await page.setViewportSize({ width: 1440, height: 620 });
  const to = `/admin/deals/${lead.deal_id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const field = page.getByRole('textbox', { name: note('label') });
  for (const text of ['Primeira visita', 'Segunda visita', 'Terceira visita']) {
    await page.keyboard.press('i');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.note-card').filter({ hasText: text })).toBeInViewport({
      ratio: 0.9,
    });
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field).not.toBeFocused();
  }
  await page.keyboard.press('2');
  await expect(page.locator('.deal-stages [aria-current]')).toHaveText(stage?.name ?? '');
});

for (const [where, width, open] of [
  ['beside its list', 1440, (id: string) => `/admin/leads?open=${id}`],
  ['on a screen of middle width', 1024, (id: string) => `/admin/leads/${id}`],
] as const) {
  test(`a note on a record ${where} is shown above its field, which stays in sight`, async ({
    page,
    site,
    rows,
  }) => {
    const lead = await someLead(page, rows);
    await page.setViewportSize({ width, height: 700 });
    await atWork({ page, rows, url: site.url, role: 'manager', to: open(lead.id) });
    const field = page.getByRole('textbox', { name: note('label') });
    const submit = page.getByRole('button', { name: note('submit') });
    await page.keyboard.press('i');
    await expect(field).toBeFocused();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Ligou ontem.');
    await page.keyboard.press('Control+Enter');
    const card = page.locator('.note-card').filter({ hasText: 'Ligou ontem.' });
    await expect(card).toBeInViewport({ ratio: 0.9 });
    const edges = () =>
      Promise.all([
        card.evaluate((element) => element.getBoundingClientRect().bottom),
        page.locator('.record-write').evaluate((element) => element.getBoundingClientRect().top),
      ]);
    await expect.poll(async () => (([bottom, top]) => bottom <= top)(await edges())).toBe(true);
    // Under the heading of its day, a line has its time alone.
    await expect(card.locator('time')).toHaveText(/^\d\dh\d\d$/);
  });
}

test('a note whose reply comes after its live update is shown above its field', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await page.setViewportSize({ width: 1440, height: 700 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads?open=${lead.id}` });
  const card = page.locator('.note-card').filter({ hasText: 'Ligou ontem.' });
  await page.route('**/admin/leads/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await card.waitFor();
    return route.fulfill({ response });
  });
  await page.keyboard.press('i');
  const field = page.getByRole('textbox', { name: note('label') });
  await expect(field).toBeFocused();
  await page.keyboard.type('Ligou ontem.');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  const top = () =>
    page.locator('.record-write').evaluate((one) => one.getBoundingClientRect().top);
  const bottom = () => card.evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
});

test('by keyboard: a note that is sent while the page reloads after the one before is sent next', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  const to = `/admin/deals/${lead.deal_id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const reload = Promise.withResolvers<void>();
  await page.route(`**${to}.data*`, async (route) => {
    if (route.request().method() === 'GET') await reload.promise;
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: note('label') });
  await page.keyboard.press('i');
  for (const text of ['Primeira ligação', 'Segunda ligação']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    if (text.startsWith('P')) await expect(field).toHaveValue('');
  }
  reload.resolve();
  for (const text of ['Primeira ligação', 'Segunda ligação']) {
    await expect(page.locator('.note-card').filter({ hasText: text })).toHaveCount(1);
  }
  await expect(field).toHaveValue('');
});

test('by keyboard: J and K go through the records of the list, I writes a note', async ({
  page,
  site,
  rows,
}) => {
  await someLead(page, rows);
  const lead = await someLead(page, rows);
  await page.setViewportSize({ width: 1440, height: 900 });
  const to = `/admin/leads/${lead.id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const next = page.getByRole('link', { name: record('next') });
  const after = await next.getAttribute('href');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`${after}$`));
  // The address changes before the record does, and a key in between reaches neither.
  const previous = page.getByRole('link', { name: record('previous') });
  await expect(previous).toHaveAttribute('href', to);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(next).toHaveAttribute('href', after ?? '');
  await page.keyboard.press('i');
  const field = page.getByRole('textbox', { name: note('label') });
  await expect(field).toBeFocused();
  await page.keyboard.type('Ligar na segunda.');
  await page.keyboard.press('Control+Enter');
  const card = page.locator('.note-card').filter({ hasText: 'Ligar na segunda.' });
  await expect(card).toBeVisible();
  await pressOn(page, card.getByRole('button', { name: note('remove') }));
  await expect(card).toHaveCount(0);
});

test('on a phone the message of a lead is first and stays visible while the user writes a note', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await rows.changeAsOwner(
    `update public.qualification_submissions
     set form_data = form_data || '{"message": "${'O vendedor anota no papel. '.repeat(60)}"}',
       form_snapshot = null where id = '${lead.id}'`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads?open=${lead.id}` });
  const said = page.getByRole('region', { name: record('said') });
  await expect(said).toBeInViewport();
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('.record-first-words')).toBeLessThan(await top('.record-line'));
  expect(await top('.record-line')).toBeLessThan(await top('.record-facts'));
  await page.getByRole('textbox', { name: note('label') }).focus();
  await expect(said).toBeInViewport();
  const quote = said.locator('blockquote');
  const scrolls = await quote.evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(scrolls).toBe(true);
});

test('while the next record is on its way, no key and no text reaches the former one', async ({
  page,
  site,
  rows,
}) => {
  await someLead(page, rows);
  const lead = await someLead(page, rows);
  await page.setViewportSize({ width: 1440, height: 900 });
  const to = `/admin/leads/${lead.id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const after = await page.getByRole('link', { name: record('next') }).getAttribute('href');
  const field = page.getByRole('textbox', { name: note('label') });
  await page.keyboard.press('i');
  await page.keyboard.type('Só para este.');

  // The data of the next record is held back.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const coming = `${(after ?? '').split('?')[0]}.data`;
  const asked = page.waitForRequest((request) => request.url().includes(coming));
  await page.route(`**${coming}**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await asked;
  // Neither a move, nor the field, nor its text.
  await page.keyboard.press('8');
  await page.keyboard.press('i');
  await expect(field).not.toBeFocused();
  await field.focus();
  await page.keyboard.press('Control+Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`${after}$`));
  await expect(page.getByRole('link', { name: record('previous') })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(field).toHaveValue('Só para este.');
  expect(await rows.read('select id from public.lead_notes where lead_id = $1', lead.id)).toEqual(
    [],
  );

  // The keys of the list work on the record, too.
  await page.keyboard.press('q');
  await expect
    .poll(() =>
      rows.read('select status from public.qualification_submissions where id = $1', lead.id),
    )
    .toEqual([{ status: 'qualified' }]);
});
