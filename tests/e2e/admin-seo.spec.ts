import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { bannerButton, footerLink, preferencesButton } from './fixtures/consent.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, pressOn, writeInto } from './fixtures/staff.ts';
import { recordOtherHosts } from './fixtures/tags.ts';
import { breadth, waysToLook } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const EDITOR = '/admin/seo/page?path=%2Fprocesso&unit=forja';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'seo', key, values);

  test(`by keyboard alone a page gets new words in both languages, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
    newVisitor,
    afterwards,
  }) => {
    afterwards(() => rows.read('delete from public.page_seo returning id'));
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/seo/pages' });
    await writeInto(page, page.getByLabel(say('pages.search')), '/processo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=/);
    await pressOn(page, page.getByRole('link', { name: '/processo' }));
    // Beside the list, which stays as it was filtered.
    await expect(page).toHaveURL(/\/admin\/seo\/pages\?.*open=pt-BR%3A%2Fprocesso/);
    await expect(page.getByRole('table', { name: say('pages.caption') })).toBeVisible();

    // What is typed is in the previews at once.
    await writeInto(page, page.locator('#pt-title'), 'Como se forja');
    const result = page.locator('.seo-result-title').filter({ visible: true });
    await expect(result).toHaveText('Como se forja | Forja');
    await expect(page.locator('.seo-card b').filter({ visible: true })).toHaveText([
      'Como se forja',
      'Como se forja',
    ]);
    await writeInto(page, page.locator('#pt-meta_description'), 'Do minério ao fio.');
    await expect(page.locator('.seo-result-text').filter({ visible: true })).toHaveText(
      'Do minério ao fio.',
    );
    await expect(page.locator('#pt-meta_description-h')).toHaveText(
      say('length.short_other', { count: '18', least: '70' }),
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#language-pt')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await writeInto(page, page.locator('#en-title'), 'How we forge');
    await expect(result).toHaveText('How we forge | Forja');
    await pressOn(page, page.getByRole('button', { name: say('save'), exact: true }));
    await expect(page.getByText(say('done.saved'))).toBeVisible();

    const visitor = await (await newVisitor()).newPage();
    await visit(visitor, '/processo');
    await expect(visitor).toHaveTitle('Como se forja | Forja');
    await visit(visitor, '/en/process');
    await expect(visitor).toHaveTitle('How we forge | Forja');

    // A second save goes on from the first, and a dropped value is in neither form nor page.
    await page.locator('#en-title').fill('How we forge it');
    await page.getByRole('button', { name: say('save'), exact: true }).click();
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.title();
      })
      .toContain('forge it');
    await pressOn(page, page.getByRole('button', { name: say('page.return') }));
    await page.getByRole('button', { name: say('page.returnConfirm') }).click();
    await expect(page.locator('#pt-title')).toHaveValue('');
    await visit(visitor, '/processo');
    await expect(visitor).not.toHaveTitle(/Como se forja/);
  });
}

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'seo', key, values);

test('a duplicate title is reported while typing, also on the tab of the other language @breadth', async ({
  page,
  site,
  rows,
  guard,
}) => {
  guard.expect(/status of 422/);
  await atWork({ page, rows, url: site.url, role: 'admin', to: EDITOR });
  const accepted = await page.request.get('/en/lab');
  const title = /<title>(.*?) \| Forja</.exec(await accepted.text())?.[1] ?? '';
  await page.getByText(say('languages.en'), { exact: true }).click();
  await page.locator('#en-title').fill(title);
  await expect(page.locator('#en-title-e')).toContainText('(/en/lab)');
  await page.getByText(say('languages.pt-BR'), { exact: true }).click();
  await page.getByRole('button', { name: say('save'), exact: true }).click();
  // The tab with the mistake opens by itself.
  await expect(page.locator('#en-title')).toBeFocused();
  await expect(page.locator('#en-title-e')).toContainText('(/en/lab)');
});

test('a user who saves second sees the difference, and may still save @breadth', async ({
  page,
  site,
  rows,
  guard,
  afterwards,
}) => {
  guard.expect(/status of 409/);
  afterwards(() => rows.read('delete from public.page_seo returning id'));
  await atWork({ page, rows, url: site.url, role: 'admin', to: EDITOR });
  await page.locator('#pt-title').fill('Da segunda');
  await rows.change(
    `insert into public.page_seo (page_path, title) values ('/processo', 'Da primeira')`,
  );
  await page.getByRole('button', { name: say('save'), exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Da primeira' });
  await expect(notice).toContainText('Da segunda');
  await expect(page.locator('#pt-title')).toHaveValue('Da segunda');
  await page.getByRole('button', { name: say('save'), exact: true }).click();
  await expect(page.getByText(say('done.saved'))).toBeVisible();
  const [row] = await rows.read<{ title: string }>('select title from public.page_seo');
  expect(row?.title).toBe('Da segunda');
});

test.describe('a script of a superadmin', () => {
  test.use({ consentChoice: null });

  test('is shown with its effect, then waits for its own consent @breadth', async ({
    page,
    site,
    rows,
    newVisitor,
    afterwards,
  }) => {
    afterwards(() => rows.read('delete from public.custom_tags returning id'));
    await atWork({ page, rows, url: site.url, role: 'superadmin', to: '/admin/seo/tags' });
    await pressOn(page, page.getByRole('link', { name: say('tags.new') }).first());
    // The list has a field of nearly the same name.
    await expect(page).toHaveURL(/\/tags\/new$/);
    await expect(page.getByRole('heading', { name: say('tags.new') })).toBeVisible();
    await writeInto(page, page.getByLabel(say('tags.name')), 'Medidor');
    await choose(page, page.getByLabel(say('tags.type'), { exact: true }), say('types.script'));
    const content = '<script src="https://medidor.example/x.js" data-site="forja"></script>';
    await writeInto(page, page.getByLabel(say('tags.content')), content);
    await choose(page, page.getByLabel(say('tags.category')), say('categories.marketing'));
    await pressOn(page, page.getByRole('button', { name: say('save') }));
    await expect(page.getByText(say('effect.check'))).toBeVisible();
    await expect(
      page.getByText(say('effect.host', { host: 'https://medidor.example' })),
    ).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: say('save') }));
    await expect(page).toHaveURL(/\/admin\/seo\/tags\/[0-9a-f-]{36}/);
    await expect(page.getByText(say('done.saved'))).toBeVisible();

    const context = await newVisitor();
    const requests = await recordOtherHosts(context, site.url);
    const visitor = await context.newPage();
    await visit(visitor, '/faq');
    await visitor.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await bannerButton(visitor, 'pt-BR', 'all').click();
    await expect.poll(() => requests).toEqual(['https://medidor.example/x.js']);
    await expect(visitor.locator('script[data-site="forja"]')).toHaveCount(1);
    // The row is deleted after this test; no screen that shows it may be open then.
    await page.close();
  });

  test('with code runs by its hash alone; what it stores is deleted with the consent', async ({
    page,
    rows,
    afterwards,
  }) => {
    afterwards(() => rows.read('delete from public.custom_tags returning id'));
    const code =
      'document.documentElement.dataset.ran = "yes"; sessionStorage.setItem("medidor-1", "yes")';
    await rows.changeAsOwner(
      `insert into public.custom_tags (name, tag_type, content, consent_category, stores) values
         ('a', 'script', '<script>${code}</script>', 'functionality',
           '{"sessionStorage medidor-*": {"purpose": {"pt-BR": "a", "en": "a"},
             "duration": {"pt-BR": "a", "en": "a"}}}')`,
    );
    await rows.change(`update public.custom_tags set name = 'b'`);
    await visit(page, '/faq');
    await expect(page.locator('html[data-ran]')).toHaveCount(0);
    await bannerButton(page, 'pt-BR', 'all').click();
    await expect(page.locator('html[data-ran="yes"]')).toHaveCount(1);
    const stored = () => page.evaluate(() => sessionStorage.getItem('medidor-1'));
    expect(await stored()).toBe('yes');
    await footerLink(page, 'pt-BR').click();
    const reloaded = page.waitForEvent('load');
    await preferencesButton(page, 'pt-BR', 'necessary').click();
    await reloaded;
    await expect(page.locator('html[data-ran]')).toHaveCount(0);
    expect(await stored()).toBeNull();
  });
});

test('without scripts a page is edited, a mistake reported, and nothing typed is lost @breadth', async ({
  browser,
  site,
  rows,
  afterwards,
}) => {
  afterwards(() => rows.read('delete from public.page_seo returning id'));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': site.nextAddress() },
  });
  const page = await context.newPage();
  await atWork({ page, rows, url: site.url, role: 'admin', to: EDITOR, hydrated: false });
  await page.locator('#pt-title').fill('Como se forja');
  await page.locator('#pt-canonical_url').fill('https://outro.example/');
  await page.getByRole('button', { name: say('save'), exact: true }).click();
  await expect(page.locator('#pt-canonical_url-e')).toContainText(site.url);
  await expect(page.locator('#pt-title')).toHaveValue('Como se forja');
  await page.locator('#pt-canonical_url').fill('');
  await page.getByRole('button', { name: say('save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: say('done.saved') })).toBeVisible();
  await expect(page.locator('.seo-result-title').first()).toHaveText('Como se forja | Forja');
  await context.close();
});

test('a preview without its picture reports that @breadth', async ({
  page,
  rows,
  site,
  guard,
  afterwards,
}) => {
  guard.expect(/status of 404|Failed to load resource/);
  afterwards(() => rows.read('delete from public.page_seo returning id'));
  await rows.change(
    `insert into public.page_seo (page_path, business_unit, og_image)
     values ('/processo', 'forja', '/brand/nao-existe.png')`,
  );
  await atWork({ page, rows, url: site.url, role: 'admin', to: EDITOR });
  const card = page.locator('.seo-card[data-kind=og]').filter({ visible: true });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Imagem não encontrada', { exact: true })).toBeVisible();
});

test('axe finds nothing on any of the screens, wide and narrow @breadth', async ({
  page,
  site,
  rows,
}) => {
  test.slow();
  await atWork({ page, rows, url: site.url, role: 'superadmin', to: '/admin/seo' });
  for (const width of waysToLook(360, 1440)) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of waysToLook(
      EDITOR,
      '/admin/seo',
      '/admin/seo/pages',
      '/admin/seo/tags',
      '/admin/seo/tags/new',
    )) {
      await page.goto(path);
      await nothingForAxe(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
