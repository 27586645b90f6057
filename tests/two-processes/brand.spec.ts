import type { Page } from '@playwright/test';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'brand', key, values);

const bothHomes = (text: string) => ({ '/': text, '/en': text });

const primaryOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim(),
  );

test('a scheme that is put in force colours the other process, and so does the return', async ({
  page,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  const former = bothHomes('--brand-primary:#2b2bee');
  const other = bothHomes('--brand-primary:#7a3b10');
  const [was] = await rows.read('select id from public.brand_colors where is_active');
  afterwards(async () => {
    await rows.read('delete from public.brand_colors where id <> $1', was?.['id']);
    await rows.read('update public.brand_colors set is_active = true where id = $1', was?.['id']);
  });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/brand' });
  await visitor.lack(other);
  await page.getByRole('button', { name: say('list.copyOne', { name: 'Forja' }) }).click();
  await expect(page).toHaveURL(/brand\/[0-9a-f-]{36}$/);
  await page.getByLabel(say('editor.name'), { exact: true }).fill('Outono');
  await page.getByLabel(say('fields.primary'), { exact: true }).fill('#7a3b10');
  const force = page.getByRole('button', { name: say('editor.activate') });
  await saved(page, () => force.click(), say('done.activated'));
  await visitor.show(other);
  for (const address of ['/', '/en']) {
    expect(await primaryOf(await visitor.open(address))).toBe('#7a3b10');
  }

  await page.goto('/admin/brand');
  const back = page.getByRole('button', { name: say('list.activateOne', { name: 'Forja' }) });
  await saved(page, () => back.click(), say('done.activated'));
  await visitor.show(former);
  expect(await primaryOf(await visitor.open('/'))).toBe('#2b2bee');
});

const drawing = (color: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" fill="${color}"/></svg>`,
  ),
});

test('a logo goes to the bucket and from there to every process, is replaced, and is gone', async ({
  page,
  pair,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  const logo = (key: string, values?: Record<string, string>) => say(`logos.${key}`, values);
  const name = 'Logo de dois';
  const key = '/files/logos/Logo%20de%20dois.svg';
  const addressOf = async () =>
    String(
      (await rows.read('select public_url from public.logos where name = $1', name))[0]?.[
        'public_url'
      ],
    );
  const served = (address: string) => page.request.get(pair.there.url + address);
  const header = async (address: string) =>
    (await visitor.open(address)).getByRole('banner').locator('img').first();
  afterwards(() => rows.read('delete from public.logos where name = $1', name));
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/brand/logos/new' });
  await visitor.lack(bothHomes('/logos/Logo%20de%20dois.svg'));
  await page.getByLabel(logo('name'), { exact: true }).fill(name);
  await page.getByLabel(logo('file'), { exact: true }).setInputFiles(drawing('#123456'));
  const submit = page.getByRole('button', { name: logo('submit') });
  await saved(page, () => submit.click(), logo('done.uploaded'));
  const first = await addressOf();
  await visitor.show(bothHomes(`src="${first}"`));
  const image = await header('/en');
  await expect(image).toHaveAttribute('src', first);
  await expect
    .poll(() => image.evaluate((found: HTMLImageElement) => found.naturalWidth))
    .toBe(120);
  const answer = await served(first);
  expect(await answer.text()).toContain('#123456');
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  expect(String(pair.bucket.files.get(key)?.body)).toContain('#123456');
  expect(pair.bucket.files.get(key)?.cache).toBe('public, max-age=3600');

  await page.getByLabel(logo('replaceFile'), { exact: true }).setInputFiles(drawing('#654321'));
  const save = page.getByRole('button', { name: logo('save') });
  await saved(page, () => save.click(), logo('done.saved'));
  const second = await addressOf();
  expect(second).not.toBe(first);
  await visitor.show(bothHomes(`src="${second}"`));
  await expect(await header('/')).toHaveAttribute('src', second);
  expect(await (await served(second)).text()).toContain('#654321');
  expect(String(pair.bucket.files.get(key)?.body)).toContain('#654321');

  await page.getByRole('link', { name: logo('back') }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: logo('delete.label') }).click();
  const sure = row.getByRole('button', { name: logo('delete.confirm') });
  await saved(page, () => sure.click(), logo('done.deleted'));
  await visitor.show(bothHomes('src="/brand/forja-full.svg"'));
  await expect(await header('/en')).toHaveAttribute('src', '/brand/forja-full.svg');
  expect(pair.bucket.files.has(key)).toBe(false);
  for (const address of [first, second]) expect((await served(address)).status()).toBe(404);
});
