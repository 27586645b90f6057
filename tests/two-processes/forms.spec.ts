import { pathTo } from '#app/paths.ts';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'forms', key, values);
const english = (label: string) => say('builder.english', { label });

test('a question is asked again in both languages, and the version before comes back', async ({
  page,
  rows,
  site,
  visitor,
}) => {
  const [form] = await rows.read(
    `select id from public.qualification_forms where name = 'Forjar projeto'`,
  );
  const [portuguese, inEnglish] = [pathTo('project', 'pt-BR'), pathTo('project', 'en')];
  const labels = (round: number) => ({
    [portuguese]: `Qual é a sua graça ${round}?`,
    [inEnglish]: `And you are ${round}?`,
  });
  await atWork({ page, rows, url: site.url, role: 'admin', to: `/admin/forms/${form?.['id']}` });
  await visitor.lack(labels(1));
  const question = page.locator('.form-builder-question').first();
  const labelled = (name: string) => question.getByRole('textbox', { name, exact: true });
  await question.locator('summary').click();
  const was = await labelled(say('question.label')).inputValue();
  const save = page.getByRole('button', { name: say('builder.save'), exact: true });
  for (const round of [1, 2]) {
    await labelled(say('question.label')).fill(labels(round)[portuguese] ?? '');
    await labelled(english(say('question.label'))).fill(labels(round)[inEnglish] ?? '');
    await saved(page, () => save.click(), say('builder.saved'));
    await visitor.show(labels(round));
  }
  for (const [address, text] of Object.entries(labels(2))) {
    await expect((await visitor.open(address)).getByLabel(text)).toBeVisible();
  }

  const first = { name: say('versions.return', { version: '1' }), exact: true };
  await page.getByRole('button', first).click();
  const sure = page.getByRole('alertdialog').getByRole('button', first);
  await saved(page, () => sure.click(), say('versions.returned', { version: '1' }));
  await visitor.show({ [portuguese]: was, [inEnglish]: { not: 'And you are' } });
});
