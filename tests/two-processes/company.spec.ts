import { atWork } from '../e2e/fixtures/admin-area.ts';
import { companyAsItIs } from '../e2e/fixtures/company.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'company', key, values);
const audit = (key: string) => words('pt-BR', 'audit', key);

test.beforeEach(async ({ rows, afterwards }) => afterwards(await companyAsItIs(rows)));

test('the company’s name and a contact’s in both languages, and what undoes them', async ({
  page,
  rows,
  site,
  visitor,
}) => {
  const names = { '/contato': 'Ferraria Aurora', '/en/contact': 'Aurora Smithy' };
  const labels = { '/contato': 'Balcão', '/en/contact': 'Front desk' };
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  await visitor.lack({ ...names });
  await visitor.lack({ ...labels });
  const name = page.getByLabel(say('fields.company_name'), { exact: true });
  await name.fill(names['/contato']);
  await page.getByLabel(say('fields.company_name_en')).fill(names['/en/contact']);
  await saved(page, () => name.press('Enter'), say('done.saved'));
  await visitor.show(names);

  await page
    .getByRole('link', { name: /Telefone/ })
    .first()
    .click();
  const label = page.getByLabel(say('fields.label'));
  await label.fill(labels['/contato']);
  await page.getByLabel(say('fields.label_en')).fill(labels['/en/contact']);
  await label.press('Enter');
  await expect(page).toHaveURL(/\/admin\/company\?unit=forja/);
  await expect(page.getByText(say('done.saved')).first()).toBeVisible();
  await visitor.show(labels);
  for (const address of ['/contato', '/en/contact'] as const) {
    const visible = await visitor.open(address);
    await expect(visible.getByRole('contentinfo')).toContainText(names[address]);
    await expect(visible.getByRole('main')).toContainText(labels[address]);
  }

  await saved(
    page,
    () =>
      page
        // Of the last save: the toast of the one before may still be there.
        .locator('[data-sonner-toast][data-front=true]')
        .getByRole('button', { name: say('undo') })
        .click(),
    say('done.undone'),
  );
  await visitor.show({
    '/contato': { not: labels['/contato'] },
    '/en/contact': { not: labels['/en/contact'] },
  });
});

test('what somebody saved is undone from the record', async ({ page, rows, site, visitor }) => {
  const named = { '/contato': 'Bigorna Nova', '/en/contact': 'Bigorna Nova' };
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  const name = page.getByLabel(say('fields.company_name'), { exact: true });
  await visitor.lack(named);
  await name.fill('Bigorna Nova');
  await saved(page, () => name.press('Enter'), say('done.saved'));
  await visitor.show(named);

  await page.goto('/admin/changes?text=Bigorna+Nova');
  await page.getByRole('row').filter({ hasText: 'Bigorna Nova' }).getByRole('link').first().click();
  await page.getByRole('button', { name: audit('changes.restore') }).click();
  const sure = page
    .getByRole('alertdialog')
    .getByRole('button', { name: audit('changes.confirm') });
  await saved(page, () => sure.click(), audit('changes.restored'));
  await visitor.show({
    '/contato': { not: 'Bigorna Nova' },
    '/en/contact': { not: 'Bigorna Nova' },
  });
  await expect((await visitor.open('/contato')).getByRole('contentinfo')).toContainText('Forja');
});

test('who saves again before the screen has read the first save meets no conflict', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  const name = page.getByLabel(say('fields.company_name'), { exact: true });
  // The readings after the first save never come; the second save takes their place.
  const held: (() => Promise<void>)[] = [];
  await page.route('**/admin/company.data*', (route) => {
    if (route.request().method() === 'POST') return route.continue();
    held.push(() => route.continue().catch(() => undefined));
  });
  for (const round of [1, 2]) {
    await name.fill(`Duas Vezes ${round}`);
    await saved(page, () => name.press('Enter'), say('done.saved'));
  }
  // The message of the first save may still be shown.
  await expect
    .poll(() =>
      rows.read(`select company_name from public.company_settings where business_unit = 'forja'`),
    )
    .toEqual([{ company_name: 'Duas Vezes 2' }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const go of held) await go();
});
