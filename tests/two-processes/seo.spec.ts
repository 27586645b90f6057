import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { choose } from '../e2e/fixtures/staff.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved, settled } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string) => words('pt-BR', 'seo', key);

test('the words of a page in both languages, changed twice and given back', async ({
  page,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  afterwards(() => rows.read('delete from public.page_seo returning id'));
  const titles = (round: number) => ({
    '/processo': `<title>Como se forja ${round} | Forja</title>`,
    '/en/process': `<title>How we forge ${round} | Forja</title>`,
  });
  const to = '/admin/seo/page?path=%2Fprocesso&unit=forja';
  await atWork({ page, rows, url: site.url, role: 'admin', to });
  await visitor.lack(titles(1));
  const save = page.getByRole('button', { name: say('save'), exact: true });
  for (const round of [1, 2]) {
    await settled(page);
    await page.getByText(say('languages.pt-BR'), { exact: true }).click();
    await page.locator('#pt-title').fill(`Como se forja ${round}`);
    await page.getByText(say('languages.en'), { exact: true }).click();
    await page.locator('#en-title').fill(`How we forge ${round}`);
    await saved(page, () => save.click(), say('done.saved'));
    await visitor.show(titles(round));
  }
  await expect(await visitor.open('/processo')).toHaveTitle('Como se forja 2 | Forja');
  await expect(await visitor.open('/en/process')).toHaveTitle('How we forge 2 | Forja');

  await page.getByRole('button', { name: say('page.return') }).click();
  const sure = page.getByRole('button', { name: say('page.returnConfirm') });
  await saved(page, () => sure.click(), say('done.removed'));
  await visitor.show({
    '/processo': { not: 'Como se forja' },
    '/en/process': { not: 'How we forge' },
  });
});

test('what holds for every page, in both languages', async ({
  page,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  const [was] = await rows.read('select title_template, translations from public.seo_settings');
  afterwards(() =>
    rows.read(
      'update public.seo_settings set title_template = $1, translations = $2',
      was?.['title_template'],
      JSON.stringify(was?.['translations']),
    ),
  );
  const titles = (round: number) => ({
    '/sobre': ` · Casa ${round}</title>`,
    '/en/about': ` · House ${round}</title>`,
  });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/seo' });
  await visitor.lack(titles(1));
  for (const round of [1, 2, 3]) {
    await settled(page);
    await page.locator('#title_template').fill(`%s · Casa ${round}`);
    await page.locator('#en-title_template').fill(`%s · House ${round}`);
    const save = page.getByRole('button', { name: say('save'), exact: true });
    await saved(page, () => save.click(), say('done.saved'));
    await visitor.show(titles(round));
  }
  await expect(await visitor.open('/sobre')).toHaveTitle(/ · Casa 3$/);
  await expect(await visitor.open('/en/about')).toHaveTitle(/ · House 3$/);
});

test('a tag is added to pages, changed, and removed', async ({
  page,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  afterwards(() => rows.read('delete from public.custom_tags returning id'));
  const tag = (value: string) => `<meta name="prova-de-posse" content="${value}"`;
  const pages = (value: string) => ({ '/termos': tag(value), '/en/faq': tag(value) });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/seo/tags/new' });
  await visitor.lack(pages('um'));
  const save = page.getByRole('button', { name: say('save'), exact: true });
  await page.getByLabel(say('tags.name')).fill('Prova');
  await choose(page, page.getByLabel(say('tags.type'), { exact: true }), say('types.meta'));
  await page.getByLabel(say('tags.content')).fill(`${tag('um')}>`);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/seo\/tags\/[0-9a-f-]{36}/);
  await visitor.show(pages('um'));
  await page.getByLabel(say('tags.content')).fill(`${tag('dois')}>`);
  await saved(page, () => save.click(), say('done.saved'));
  await visitor.show(pages('dois'));
  const inHead = (await visitor.open('/en/faq')).locator('meta[name="prova-de-posse"]');
  await expect(inHead).toHaveAttribute('content', 'dois');

  await page.getByRole('button', { name: say('tags.delete') }).click();
  await page.getByRole('button', { name: say('tags.deleteConfirm') }).click();
  await expect(page).toHaveURL(/\/admin\/seo\/tags(?:\?|$)/);
  await expect(page.getByText(say('done.deleted'))).toBeVisible();
  await visitor.show({
    '/termos': { not: 'prova-de-posse' },
    '/en/faq': { not: 'prova-de-posse' },
  });
});
