import { atWork } from '../e2e/fixtures/admin-area.ts';
import { companyAsItIs } from '../e2e/fixtures/company.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved, settled } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

// Behind a connection that is lost without a word nothing is announced, so every process polls.
test.describe('while no process is notified of changes', () => {
  test('the company’s name reaches the other process, and stays', async ({
    page,
    pair,
    rows,
    site,
    visitor,
    afterwards,
  }) => {
    const say = (key: string) => words('pt-BR', 'company', key);
    afterwards(await companyAsItIs(rows));
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
    const cut = await pair.keepCut();
    afterwards(async () => cut.stop());
    expect(cut.connections).toBeGreaterThanOrEqual(2);
    for (const round of [1, 2]) {
      const names = { '/contato': `Malho ${round}`, '/en/contact': `Hammer ${round}` };
      const name = page.getByLabel(say('fields.company_name'), { exact: true });
      await visitor.lack(names);
      await settled(page);
      await name.fill(names['/contato']);
      await page.getByLabel(say('fields.company_name_en')).fill(names['/en/contact']);
      await saved(page, () => name.press('Enter'), say('done.saved'));
      await visitor.showUntold(names);
    }
  });

  test('so do a page’s words, and their return', async ({
    page,
    pair,
    rows,
    site,
    visitor,
    afterwards,
  }) => {
    const say = (key: string) => words('pt-BR', 'seo', key);
    afterwards(() => rows.read('delete from public.page_seo returning id'));
    const to = '/admin/seo/page?path=%2Fequipe&unit=forja';
    await atWork({ page, rows, url: site.url, role: 'admin', to });
    const cut = await pair.keepCut();
    afterwards(async () => cut.stop());
    const titles = {
      '/equipe': '<title>Quem forja à mão | Forja</title>',
      '/en/team': '<title>Who forges by hand | Forja</title>',
    };
    await visitor.lack(titles);
    await page.locator('#pt-title').fill('Quem forja à mão');
    await page.getByText(say('languages.en'), { exact: true }).click();
    await page.locator('#en-title').fill('Who forges by hand');
    const save = page.getByRole('button', { name: say('save'), exact: true });
    await saved(page, () => save.click(), say('done.saved'));
    await visitor.showUntold(titles);

    await page.getByRole('button', { name: say('page.return') }).click();
    const sure = page.getByRole('button', { name: say('page.returnConfirm') });
    await saved(page, () => sure.click(), say('done.removed'));
    await visitor.showUntold({
      '/equipe': { not: 'Quem forja à mão' },
      '/en/team': { not: 'Who forges by hand' },
    });
  });
});
