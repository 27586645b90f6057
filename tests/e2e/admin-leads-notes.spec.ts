import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { colleague, pressOn, tabTo } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const speak = (key: string, values?: Record<string, string>) =>
    words(locale, 'notes', key, values);

  test(`by keyboard alone: from the list to a lead, a note that names a colleague, and back, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
  }) => {
    // One of a kind among all who are invented here.
    const name = locale === 'en' ? 'Quentin Wolf' : 'Quitéria Lobo';
    const other = { ...(await colleague(rows, 'manager', locale)), name };
    await rows.changeAsOwner(
      `update public.user_profiles set display_name = '${name}' where email = '${other.email}'`,
    );
    await someLead(page, rows);
    const lead = await someLead(page, rows);
    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({ page, rows, url: site.url, role: 'manager', locale });
    const line = page.getByRole('row').filter({ hasText: lead.protocol }).getByRole('link');
    await expect(line).toBeVisible();
    // Down the list to the newest one.
    await page.keyboard.press('j');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary')).toBeFocused();

    await page.keyboard.press('i');
    const field = page.getByRole('textbox', { name: speak('label') });
    await expect(field).toBeFocused();
    await page.keyboard.type(`Vale ligar antes? @${other.name.slice(0, 4)}`);
    const named = page.getByRole('option', { name: `@${other.name}`, exact: true });
    await expect(named).toBeVisible();
    // Escape closes the list and not the panel; the next letter offers the names again.
    await page.keyboard.press('Escape');
    await expect(named).toHaveCount(0);
    await page.keyboard.type(other.name.slice(4, 5));
    await expect(named).toBeVisible();
    for (
      let turn = 0;
      (await named.getAttribute('aria-selected')) !== 'true' && turn < 9;
      turn += 1
    )
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(`Vale ligar antes? @${other.name} `);

    // What was begun is there again after a visit elsewhere.
    await page.reload();
    await expect(field).toHaveValue(`Vale ligar antes? @${other.name} `);
    await tabTo(page, field);
    await page.keyboard.press('Control+Enter');
    const note = page.getByRole('article').filter({ hasText: 'Vale ligar antes?' }).last();
    await expect(note.getByText(`@${other.name}`)).toBeVisible();
    await expect(field).toHaveValue('');
    const mentions = await rows.read<{ email: string }>(
      `select u.email from public.note_mentions m join identity.users u on u.id = m.user_id
         join public.lead_notes n on n.id = m.lead_note_id where n.lead_id = $1`,
      lead.id,
    );
    expect(mentions).toEqual([{ email: other.email }]);

    await pressOn(page, note.getByRole('button', { name: speak('remove') }));
    await expect(page.getByText(speak('done.removed'))).toBeVisible();
    await expect(note).toHaveCount(0);
    await pressOn(page, page.getByRole('button', { name: speak('undo') }));
    await expect(note).toBeVisible();

    await page.getByRole('complementary').focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(line).toBeFocused();
  });
}

test('a mention is counted in the menu, links to its lead, and is marked as read there @breadth', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  const reader = await atWork({
    page,
    rows,
    url: site.url,
    role: 'viewer',
    to: '/admin/notifications',
  });
  const say = (key: string) => words('pt-BR', 'leads', key);
  await expect(page.getByText(say('mentions.empty.title'))).toBeVisible();
  await rows.changeAsOwner(
    `do $$ declare
       person uuid := (select id from identity.users where email = '${reader.email}');
     begin
       insert into public.lead_notes (id, lead_id, body)
         values (gen_random_uuid(), '${lead.id}', 'Veja isto, @{' || person || '}.');
       insert into public.note_mentions (lead_note_id, user_id)
         select n.id, person from public.lead_notes n where n.lead_id = '${lead.id}';
     end $$`,
  );
  const waits = page.getByText(words('pt-BR', 'admin', 'waiting.mentions_one', { count: '1' }));
  await expect(waits.first()).toBeAttached();
  await page.getByRole('row').filter({ hasText: lead.protocol }).getByRole('link').click();
  await expect(page.getByText(`@${reader.name}`)).toBeVisible();
  await expect(waits).toHaveCount(0);
  // Who may only read writes none.
  await expect(page.getByRole('textbox', { name: words('pt-BR', 'notes', 'label') })).toHaveCount(
    0,
  );
});
