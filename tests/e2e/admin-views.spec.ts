import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

let marks = 0;
/** A word of its own for every test, which no other lead has in it. */
const newMark = () => {
  marks += 1;
  return `zvisao${process.pid}n${marks}`;
};

for (const locale of LANGUAGES) {
  test(`a view is saved under a name, and a deleted one is restored: ${locale}${breadth(
    locale !== 'pt-BR',
  )}`, async ({ page, site, rows }) => {
    const say = (key: string, values?: Record<string, string>) =>
      words(locale, 'data-table', `views.${key}`, values);
    const mark = newMark();
    await manyLeads(rows, mark, 3);
    await atWork({ page, rows, url: site.url, role: 'manager', locale });
    await visit(page, `/admin/leads?text=${mark}`);
    const menu = page.locator('summary', { hasText: say('title') });
    const tab = (name: string) => page.getByRole('link', { name });
    await pressOn(page, menu);
    await page.getByLabel(say('name')).fill('Minha');
    // A page is looked at in every way by the tests of the breadth.
    if (locale !== 'pt-BR') await nothingForAxe(page);
    await page.keyboard.press('Enter');
    await expect(tab('Minha 3')).toHaveAttribute('aria-current', 'true');
    await expect(menu).toBeFocused();

    await page.goto('/admin/leads');
    await tab('Minha 3').click();
    await expect(page).toHaveURL(new RegExp(`text=${mark}`));
    await pressOn(page, menu);
    await page.getByLabel(say('name')).fill('Outro nome');
    await page.getByRole('button', { name: say('rename') }).click();
    await expect(tab('Outro nome 3')).toBeVisible();

    await pressOn(page, menu);
    await page.getByRole('button', { name: say('drop') }).click();
    await expect(tab('Outro nome 3')).toHaveCount(0);
    await page.getByRole('button', { name: say('undo') }).click();
    await expect(tab('Outro nome 3')).toBeVisible();
  });
}

test('everything that matches is moved at once, and undone @breadth', async ({
  page,
  site,
  rows,
}) => {
  const list = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'data-table', key, values);
  const lead = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'leads', key, values);
  const mark = newMark();
  await manyLeads(rows, mark, 70);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await visit(page, `/admin/leads?text=${mark}`);
  const bar = page.getByRole('region', { name: list('bulk') });
  await page.getByLabel(list('selectAll')).check();
  await expect(bar).toContainText(list('selected_other', { count: '50' }));
  await bar.getByRole('button', { name: list('matching.choose', { total: '70' }) }).click();
  await expect(bar).toContainText(list('matching.all', { total: '70' }));
  await bar.getByLabel(lead('moveTo')).selectOption('lost');
  await bar.getByRole('button', { name: lead('move'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lead('closing.title.lost') });
  await dialog.locator('input[name="reason"][value="no_answer"]').check();
  await dialog.getByRole('button', { name: lead('closing.alone') }).click();
  await expect(page.getByText(lead('done.lost_other', { count: '70' }))).toBeVisible();
  await page.getByRole('button', { name: lead('undo') }).click();
  await expect(page.getByText(lead('undone_other', { count: '70' }))).toBeVisible();
  await visit(page, `/admin/leads?text=${mark}&status=new`);
  await expect(page.getByText(list('total_other', { total: '70' }))).toBeVisible();
});

test('nothing is offered for all that match while a filter cannot be read @breadth', async ({
  page,
  site,
  rows,
}) => {
  const list = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'data-table', key, values);
  const mark = newMark();
  await manyLeads(rows, mark, 60);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await visit(page, `/admin/leads?text=${mark}&from=ontem`);
  const bar = page.getByRole('region', { name: list('bulk') });
  const choose = bar.getByRole('button', { name: list('matching.choose', { total: '60' }) });
  await page.getByLabel(list('selectAll')).check();
  await expect(bar).toContainText(list('matching.unread'));
  await expect(choose).toHaveCount(0);
  const from = words('pt-BR', 'leads', 'from');
  await page.getByRole('link', { name: list('without', { label: from }) }).click();
  await page.getByLabel(list('selectAll')).check();
  await expect(choose).toBeVisible();
  await expect(bar).not.toContainText(list('matching.unread'));
});

test('rows that are long in coming keep their place as bars, and the screen to come its shape @breadth', async ({
  page,
  site,
  rows,
}) => {
  await manyLeads(rows, newMark(), 3);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await visit(page, '/admin/leads');
  const answer = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const table = page.getByRole('region', { name: words('pt-BR', 'leads', 'caption') });
  const first = table.locator('tbody tr').first();
  const before = await first.boundingBox();
  await page
    .getByRole('navigation', { name: words('pt-BR', 'leads', 'status') })
    .getByRole('link', { name: words('pt-BR', 'leads', 'statuses.new') })
    .click();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(first.locator('th > *').first()).toHaveCSS('opacity', '0');
  expect(await first.boundingBox()).toEqual(before);
  await page
    .getByRole('navigation', { name: words('pt-BR', 'admin', 'navigation') })
    .getByRole('link', { name: words('pt-BR', 'admin', 'nav.feedback') })
    .click();
  await expect(page.locator('.admin-bones')).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('pt-BR', 'admin', 'nav.feedback'),
  );
  await expect(page.locator('.admin-bones')).toHaveCount(0);
});
