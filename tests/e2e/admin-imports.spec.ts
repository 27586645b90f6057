import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const speaking =
  (locale: Locale) =>
  (key: string, values: Record<string, string> = {}) =>
    words(locale, 'imports', key, values);
type Say = ReturnType<typeof speaking>;

const file = (name: string, bytes: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the screen says an import is at, below its name. */
const stands = (page: Page, say: Say, state: string) =>
  expect(
    page.locator('.admin-head').getByText(say(`states.${state}`), { exact: true }),
  ).toBeVisible();

test('a file is uploaded, mapped, dry-run, imported, read and undone by keyboard alone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const say = speaking('pt-BR');
  const mark = randomUUID().slice(0, 8);
  const bytes = [
    'Quem;E-mail;Telefone;Empresa',
    `Ana ${mark};ana-${mark}@lista.example;;Padaria ${mark}`,
    `Bia ${mark};bia-${mark}@lista.example;;Padaria ${mark}`,
    `Ana de novo;ana-${mark}@lista.example;(11) 98765-4321;`,
    'Caio;sem arroba;;',
  ].join('\n');
  // From the beginning: what is asked of the browser only at the press may come too late for it.
  page.on('filechooser', (chooser) => chooser.setFiles(file('agenda.csv', bytes)));
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/contacts/import' });
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();

  await pressOn(page, page.getByLabel(say('form.file')));
  await expect(page.getByLabel(say('form.file'))).toHaveValue(/agenda\.csv$/);
  await pressOn(page, page.getByRole('button', { name: say('form.submit') }));

  await expect(page.getByRole('heading', { name: say('mapping.title') })).toBeVisible();
  await nothingForAxe(page);
  // Read off the file, but for a column that nobody could guess.
  const columnOf = (column: string) => page.getByLabel(say('mapping.isOf', { column }));
  await expect(columnOf('E-mail')).toHaveValue('email');
  await expect(columnOf('Quem')).toHaveValue('');
  await choose(page, columnOf('Quem'), say('fields.name'));
  await pressOn(page, page.getByRole('button', { name: say('mapping.submit') }));

  await stands(page, say, 'checked');
  await nothingForAxe(page);
  const tabs = page.getByRole('navigation', { name: say('report.tabs') });
  await pressOn(page, tabs.getByRole('link', { name: say('figures.twin') }));
  await expect(page).toHaveURL(/standing=twin/);
  const lines = page.getByRole('table', { name: say('report.caption') });
  await expect(lines.getByText('Ana de novo')).toBeVisible();
  await expect(lines.getByText(`Bia ${mark}`)).toBeHidden();
  await pressOn(page, tabs.getByRole('link', { name: say('figures.problem') }));
  await expect(lines.getByText(say('remarks.email_invalid'))).toBeVisible();
  expect(
    await rows.read(`select id from public.crm_contacts where email like $1`, `%-${mark}@%`),
  ).toEqual([]);

  await pressOn(
    page,
    page.getByRole('button', { name: say('checked.start_other', { figure: '3' }) }),
  );
  await stands(page, say, 'done');
  await nothingForAxe(page);
  await pressOn(page, tabs.getByRole('link', { name: say('figures.made') }));
  await pressOn(page, lines.getByRole('link', { name: `Ana ${mark}` }));
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${mark}` })).toBeVisible();
  await expect(page.getByText('98765-4321').first()).toBeVisible();
  await page.goBack();

  await pressOn(page, page.getByRole('button', { name: say('undo.label') }));
  const question = page.getByRole('alertdialog', { name: say('undo.question') });
  await pressOn(page, question.getByRole('button', { name: say('undo.confirm') }));
  await stands(page, say, 'undone');
  await nothingForAxe(page);
  expect(
    await rows.read(`select id from public.crm_contacts where email like $1`, `%-${mark}@%`),
  ).toEqual([]);
  await pressOn(page, page.getByRole('link', { name: say('back') }));
  const listed = page.getByRole('row').filter({ hasText: 'agenda.csv' }).first();
  await expect(listed.getByText(say('states.undone'))).toBeVisible();
});

test('at 360 px an import shows its progress, is stopped midway, and undone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const say = speaking('en');
  const mark = randomUUID().slice(0, 8);
  const lines = Array.from(
    { length: 6000 },
    (_, at) => `Zé ${at};z${at}-${mark}@lista.example;Padaria ${mark} ${at % 900}`,
  );
  lines[0] = 'Caio;sem arroba;';
  const bytes = Buffer.from(['Nome;E-mail;Empresa', ...lines].join('\r\n'), 'latin1');
  const stored = async () => {
    const [row] = await rows.read<{ count: number }>(
      'select count(*)::int as count from public.crm_contacts where email like $1',
      `%-${mark}@%`,
    );
    return row?.count;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const to = '/admin/contacts/import';
  await atWork({ page, rows, url: site.url, role: 'manager', locale: 'en', to });
  await expect(page.getByText(words('en', 'file-input', 'none'))).toBeVisible();
  await page.getByLabel(say('form.file')).setInputFiles(file('agenda.csv', bytes));
  await expect(page.getByText('agenda.csv')).toBeVisible();
  await page.getByRole('button', { name: say('form.submit') }).click();
  await expect(page.getByRole('heading', { name: say('mapping.title') })).toBeVisible();
  await expect(page.getByText(/^Windows-1252,/)).toBeVisible();
  await expect(page.getByText(/Zé 1/)).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  await nothingForAxe(page);
  await page.getByRole('button', { name: say('mapping.submit') }).click();
  await stands(page, say, 'checked');
  // Why a line cannot go in is read on the spot, nothing of it cut off.
  const reason = page.getByText(say('remarks.email_invalid'));
  await reason.scrollIntoViewIfNeeded();
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toBe(0);
  await nothingForAxe(page);

  await page.getByRole('button', { name: say('checked.start_other', { figure: '5,999' }) }).click();
  const bar = page.getByRole('progressbar', { name: say('progress.running') });
  await expect(bar).toHaveAttribute('max', '6000');
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: say('progress.stop') }).click();
  await page
    .getByRole('alertdialog', { name: say('progress.stopQuestion') })
    .getByRole('button', { name: say('progress.stopConfirm') })
    .click();
  await stands(page, say, 'cancelled');
  await nothingForAxe(page);
  expect(await stored()).toBeGreaterThan(0);
  expect(await stored()).toBeLessThan(6000);

  await page.getByRole('button', { name: say('undo.label') }).click();
  await page
    .getByRole('alertdialog', { name: say('undo.question') })
    .getByRole('button', { name: say('undo.confirm') })
    .click();
  await stands(page, say, 'undone');
  expect(await tooWide(page)).toBe(0);
  expect(await stored()).toBe(0);
});

test('known contacts are matched, completed, and restored by the undo @breadth', async ({
  page,
  rows,
  site,
}) => {
  const say = speaking('pt-BR');
  const mark = randomUUID().slice(0, 8);
  const phone = `11 9${String(Number.parseInt(mark, 16) % 1e8).padStart(8, '0')}`;
  await rows.changeAsOwner(
    `insert into public.crm_contacts (name, email, phone, source) values
       ('Helena ${mark}', null, '${phone}', 'website'),
       ('Rui ${mark}', 'rui-${mark}@casa.example', null, 'website')`,
  );
  const summary = () =>
    rows.read(
      `select c.name, c.email, c.phone, c.job_title, c.company, c.products,
         (select jsonb_agg(jsonb_build_array(k.kind, k.value, k.is_primary) order by k.kind, k.value)
            from public.crm_contact_points k where k.contact_id = c.id) as points,
         (select count(*)::int from public.crm_deals d where d.contact_id = c.id) as deals
       from public.crm_contacts c where c.name like $1 and c.is_active order by c.created_at, c.name`,
      `%${mark}%`,
    );
  const before = await summary();
  const bytes = [
    'Nome;E-mail;Telefone;Cargo;Negócio: título;Negócio: valor',
    // By the telephone, in its written form.
    `Helena Prado ${mark};helena-${mark}@casa.example;(${phone.slice(0, 2)}) ${phone.slice(3, 8)}-${phone.slice(8)};Diretora;Portal ${mark};12.000`,
    `Rui ${mark};RUI-${mark}@casa.example;;Compras;;`,
    `Nina ${mark};nina-${mark}@casa.example;;;;`,
  ].join('\n');
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/contacts/import' });
  await page.getByLabel(say('form.file')).setInputFiles(file('agenda.csv', bytes));
  await page.getByRole('button', { name: say('form.submit') }).click();
  await expect(page.getByRole('heading', { name: say('mapping.title') })).toBeVisible();
  await page.getByText(say('mapping.known.replace'), { exact: true }).click();
  await page.getByRole('button', { name: say('mapping.submit') }).click();

  // The dry run says who they are, and has changed nothing.
  await stands(page, say, 'checked');
  const tabs = page.getByRole('navigation', { name: say('report.tabs') });
  const lines = page.getByRole('table', { name: say('report.caption') });
  await tabs.getByRole('link', { name: say('figures.known') }).click();
  await expect(lines.getByText(say('standings.known'))).toHaveCount(2);
  await expect(lines.getByText(`Nina ${mark}`)).toBeHidden();
  await lines.getByRole('link', { name: `Helena Prado ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Helena ${mark}` })).toBeVisible();
  await page.goBack();
  expect(await summary()).toEqual(before);

  await page.getByRole('button', { name: say('checked.start_other', { figure: '3' }) }).click();
  await stands(page, say, 'done');
  await tabs.getByRole('link', { name: say('figures.changed') }).click();
  await lines.getByRole('link', { name: `Helena Prado ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Helena Prado ${mark}` })).toBeVisible();
  await expect(page.getByText(`helena-${mark}@casa.example`).first()).toBeVisible();
  await expect(page.getByText('Diretora').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Portal ${mark}` }).first()).toBeVisible();
  await page.goBack();
  // One more than before, and nobody twice.
  expect(await summary()).toMatchObject([
    { name: `Helena Prado ${mark}`, job_title: 'Diretora', deals: 1 },
    { name: `Rui ${mark}`, email: `rui-${mark}@casa.example`, job_title: 'Compras', deals: 0 },
    { name: `Nina ${mark}` },
  ]);

  await page.getByRole('button', { name: say('undo.label') }).click();
  await page
    .getByRole('alertdialog', { name: say('undo.question') })
    .getByRole('button', { name: say('undo.confirm') })
    .click();
  await stands(page, say, 'undone');
  expect(await summary()).toEqual(before);
});

/** The beginning of a spreadsheet's own format: an archive with its directory of names. */
const SPREADSHEET = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00', 'latin1'),
  Buffer.from('[Content_Types].xml'),
  Buffer.alloc(64),
]);

for (const locale of ['pt-BR', 'en'] as const) {
  test(`an invalid file is refused with an instruction, in ${locale} @breadth`, async ({
    page,
    rows,
    site,
    guard,
  }, testInfo) => {
    guard.expect(/status of (413|422)/);
    const say = speaking(locale);
    const place = testInfo.outputPath('grande.csv');
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `Nome;E-mail\n${'Ana;ana@lista.example\n'.repeat(2_750_000)}`);
    const to = '/admin/contacts/import';
    await atWork({ page, rows, url: site.url, role: 'manager', locale, to });
    for (const [sent, code] of [
      [undefined, 'missing'],
      [file('vazio.csv', ''), 'empty'],
      [file('planilha.csv', SPREADSHEET), 'no_text'],
      [file('nomes.csv', 'Nome;E-mail\n'), 'empty'],
      [file('pessoas.csv', 'Ana;ana@lista.example\nBia;bia@lista.example'), 'no_header'],
      [place, 'too_large'],
    ] as const) {
      if (sent) await page.getByLabel(say('form.file')).setInputFiles(sent);
      await page.getByRole('button', { name: say('form.submit') }).click();
      await expect(page.getByText(say(`refused.${code}`))).toBeVisible();
    }
    await nothingForAxe(page);
    await page
      .getByLabel(say('form.file'))
      .setInputFiles(file('certo.csv', Buffer.from('Nome;E-mail\nZé;ze@lista.example', 'latin1')));
    await page.getByRole('button', { name: say('form.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'certo.csv' })).toBeVisible();
  });
}
