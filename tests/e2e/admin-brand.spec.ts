import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { pressOn, tabTo } from './fixtures/staff.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const FORMER = 'hsl(240,85%,55%)';

const schemeInForce = async (rows: Rows) =>
  (await rows.read<{ id: string }>('select id from public.brand_colors where is_active'))[0]?.id ??
  '';
const everyRow = (rows: Rows) =>
  rows.read(`select id, to_jsonb(b) - 'revision' as row from public.brand_colors b order by id`);

/** What a page says its primary colour is. */
const primaryOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim(),
  );

/** Everybody's next test begins with the scheme that the site came with, alone. */
const asItCame = (rows: Rows, id: string) => async () => {
  await rows.change(
    'update public.brand_colors set is_active = false where is_active and id <> $1',
    id,
  );
  await rows.change(
    `update public.brand_colors set is_active = true, primary_color = $2,
       scheme_name = 'Forja' where id = $1`,
    id,
    FORMER,
  );
  await rows.change('delete from public.brand_colors where id <> $1', id);
};

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'brand', key, values);

  test(`a colour is tried on the home page beside the editor, saved, and is on every page, ${locale} @breadth`, async ({
    page,
    rows,
    site,
    afterwards,
  }) => {
    const id = await schemeInForce(rows);
    afterwards(asItCame(rows, id));
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: `/admin/brand/${id}` });
    const night = page.frameLocator(`iframe[title="${say('preview.dark')}"]`);
    await expect(night.getByRole('banner', { includeHidden: true })).toBeVisible();
    await page.getByLabel(say('fields.primary'), { exact: true }).fill('#8a2f12');
    const drawn = () =>
      night
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-primary').trim());
    await expect.poll(drawn).toBe('#8a2f12');
    // It stays in sight down to the last field.
    await page.getByLabel(say('fields.shadows.glow_blur'), { exact: true }).focus();
    await expect(page.getByTitle(say('preview.dark'))).toBeInViewport({ ratio: 0.2 });
    // Nothing has been stored yet.
    const visitor = await page.context().newPage();
    await visitor.goto('/');
    expect(await primaryOf(visitor)).toBe('#2b2bee');

    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(page.getByText(say('done.saved'), { exact: true })).toBeVisible();
    for (const address of ['/', '/en']) {
      await visitor.goto(address);
      expect(await primaryOf(visitor)).toBe('#8a2f12');
    }
    await visitor.close();
  });

  test(`a preset fills the form and a suggested fix is accepted, ${locale} @breadth`, async ({
    page,
    rows,
    site,
    afterwards,
  }) => {
    const id = await schemeInForce(rows);
    afterwards(asItCame(rows, id));
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: `/admin/brand/${id}` });
    await page.getByText(say('editor.presets')).click();
    await page.getByRole('button', { name: say('editor.use', { name: 'Ametista' }) }).click();
    await expect(page.getByText(say('done.preset'), { exact: true })).toBeVisible();
    const accent = page.getByLabel(say('fields.accent'), { exact: true });
    await expect(accent).toHaveValue('#f2c230');
    // The report follows the fields when the browser has time for it.
    await expect(page.getByRole('row').filter({ hasText: '#f2c230' }).first()).toBeVisible();
    const fix = page.getByRole('button', { name: new RegExp(`${say('fields.accent')}$`) }).first();
    const offered = /#[0-9a-f]{6}/.exec((await fix.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await fix.click();
    await expect(accent).toHaveValue(offered);
    await page.getByText(/\d+ (pares que passam|pairs that pass)/).click();
    const pair = `${say('contrast.what.hot')} ${say('contrast.on.paper')}, ${say('contrast.day')}`;
    await expect(page.getByRole('row').filter({ hasText: pair })).toContainText(
      say('contrast.passes'),
    );
    const [preset] = await rows.read<{ usage_count: number }>(
      `select usage_count from public.color_presets where preset_name = 'Ametista'`,
    );
    expect(preset?.usage_count).toBeGreaterThan(0);
    await page.goto('/');
    expect(await primaryOf(page)).toBe('#2b2bee');
  });
}

test('by keyboard alone: a scheme is copied, changed, put in force, and the former comes back whole', async ({
  page,
  rows,
  site,
  afterwards,
}) => {
  const say = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'brand', key, values);
  const id = await schemeInForce(rows);
  afterwards(asItCame(rows, id));
  const before = await everyRow(rows);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/brand' });
  await pressOn(page, page.getByRole('button', { name: say('list.copyOne', { name: 'Forja' }) }));
  await expect(page).toHaveURL(/brand\/[0-9a-f-]{36}$/);
  const name = page.getByLabel(say('editor.name'), { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Outono');
  const primary = page.getByLabel(say('fields.primary'), { exact: true });
  await tabTo(page, primary);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#7a3b10');
  await pressOn(page, page.getByRole('button', { name: say('editor.activate') }));
  await expect(page.getByText(say('done.activated'), { exact: true })).toBeVisible();
  await page.goto('/en');
  expect(await primaryOf(page)).toBe('#7a3b10');

  await page.goto('/admin/brand');
  await pressOn(
    page,
    page.getByRole('button', { name: say('list.activateOne', { name: 'Forja' }) }),
  );
  await expect(page.getByText(say('done.activated'), { exact: true })).toBeVisible();
  // Until the list has been read again, what was not in force before is what may be deleted.
  const copy = page.getByRole('listitem').filter({ hasText: 'Outono' });
  await pressOn(page, copy.getByRole('button', { name: say('delete.label') }));
  await pressOn(page, copy.getByRole('button', { name: say('delete.confirm') }));
  await expect(page.getByText('Outono')).toHaveCount(0);
  expect(await everyRow(rows)).toEqual(before);
  await page.goto('/');
  expect(await primaryOf(page)).toBe('#2b2bee');
});

test('the second of two users is shown the difference, and nothing is overwritten @breadth', async ({
  page,
  rows,
  site,
  guard,
  afterwards,
}) => {
  guard.expect(/status of 409/);
  const say = (key: string) => words('pt-BR', 'brand', key);
  const id = await schemeInForce(rows);
  afterwards(asItCame(rows, id));
  await atWork({ page, rows, url: site.url, role: 'admin', to: `/admin/brand/${id}` });
  await rows.change(
    'update public.brand_colors set primary_color = $2 where id = $1',
    id,
    '#550000',
  );
  const primary = page.getByLabel(say('fields.primary'), { exact: true });
  await primary.fill('#005500');
  await page.getByRole('button', { name: say('editor.save') }).click();
  const notice = page.getByRole('alert', { name: words('pt-BR', 'audit', 'conflict.title') });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('cell', { name: '#550000' })).toBeVisible();
  await expect(primary).toHaveValue('#005500');
  const stands = async () =>
    (await rows.read('select primary_color from public.brand_colors where is_active'))[0];
  expect(await stands()).toEqual({ primary_color: '#550000' });
  await page.getByRole('button', { name: say('editor.save') }).click();
  await expect(page.getByText(say('done.saved'), { exact: true })).toBeVisible();
  expect(await stands()).toEqual({ primary_color: '#005500' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('colours are saved, and mistyped ones are reported @breadth', async ({
    page,
    rows,
    site,
    guard,
    afterwards,
  }) => {
    guard.expect(/status of 422/);
    const say = (key: string) => words('pt-BR', 'brand', key);
    const id = await schemeInForce(rows);
    afterwards(asItCame(rows, id));
    const to = `/admin/brand/${id}`;
    await atWork({ page, rows, url: site.url, role: 'admin', to, hydrated: false });
    await page.getByLabel(say('fields.primary'), { exact: true }).fill('not a colour');
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(page.getByRole('alert')).toContainText(say('failed.title'));
    await expect(page.getByText(say('errors.color'))).toBeVisible();
    await page.getByLabel(say('fields.primary'), { exact: true }).fill('#8a2f12');
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.saved') })).toBeVisible();
  });
});

const SCHEMES: readonly Readonly<Record<string, string | Record<string, string>>>[] = [
  { primary_color: '#ffe600', accent_color: '#fffbe0' },
  { primary_color: '#101010', accent_color: '#202020' },
  {
    primary_color: '#c2185b',
    accent_color: '#00e5ff',
    neutral_scale: {
      50: '#ffffff',
      100: '#d9c7a0',
      600: '#c0b090',
      700: '#b0a080',
      900: '#998866',
    },
  },
  {
    primary_color: '#7fd6c2',
    accent_color: '#7f0000',
    neutral_scale: { 200: '#333333', 300: '#444444', 400: '#555555', 800: '#5a5a7a' },
    semantic_colors: { success: '#aaffaa', warning: '#ffff88', danger: '#ffbbbb' },
  },
  {
    primary_color: 'hsl(300,100%,50%)',
    accent_color: 'hsl(60,100%,50%)',
    system_colors: {
      background: '#202020',
      surface: '#101010',
      text: '#eeeeee',
      border: '#111111',
    },
    gradients: { lamp_day: '#888888', lamp_night: '#8888ff' },
    shadows: { glow_blur: '20', glow_color: '#ff0000' },
  },
];

for (const [at, scheme] of SCHEMES.entries()) {
  test(`axe finds nothing on the home page in unkind scheme ${at + 1} @breadth`, async ({
    page,
    rows,
    afterwards,
  }) => {
    const id = await schemeInForce(rows);
    const [was] = await rows.read<{ row: Record<string, unknown> }>(
      'select to_jsonb(b) as row from public.brand_colors b where id = $1',
      id,
    );
    const put = async (values: Readonly<Record<string, unknown>>) => {
      for (const [column, value] of Object.entries(values)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        await rows.change(`update public.brand_colors set ${column} = $2 where id = $1`, id, text);
      }
    };
    const columns = Object.keys(scheme);
    afterwards(() => put(Object.fromEntries(columns.map((name) => [name, was?.row[name]]))));
    await put(scheme);
    await page.goto('/');
    await nothingForAxe(page);
  });
}
