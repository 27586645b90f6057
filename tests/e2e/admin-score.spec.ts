import { adminPath } from '#app/paths.ts';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'score', key, values);

  test(`rules are drafted, tried on last month and put in use, ${locale} @breadth`, async ({
    page,
    site,
    rows,
    guard,
  }) => {
    guard.expect(/status of 422/);
    const lead = await someLead(page, rows);
    await rows.changeAsOwner('delete from public.score_versions where used_at is null');
    // The preview lists few leads: leads of other tests leave its month, so that this one is listed.
    await rows.changeAsOwner(
      `update public.qualification_submissions set created_at = created_at - interval '60 days'
       where id <> '${lead.id}' and created_at > now() - interval '40 days'`,
    );
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: adminPath('score') });
    await page.getByRole('button', { name: say('version.change') }).click();
    await expect(page.getByText(say('done.drafted')).first()).toBeVisible();

    // A new rule offers the answers of the form.
    await page.getByText(say('rules.new'), { exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('kinds.answer') })
      .first()
      .click();
    await page.getByLabel(say('form.name'), { exact: true }).fill(`Quer software (${locale})`);
    await page.getByLabel(say('form.name_en'), { exact: true }).fill(`Wants software (${locale})`);
    await page
      .getByLabel(say('form.subject.answer'), { exact: true })
      .selectOption('field:servico');
    await page.getByRole('checkbox').first().check();
    await page.getByLabel(say('form.points'), { exact: true }).fill('muitos');
    await page.getByRole('button', { name: say('form.save') }).click();
    await expect(page.getByText(say('mistakes.number'))).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByLabel(say('form.points'), { exact: true }).fill('11');
    await page.getByRole('button', { name: say('form.save') }).click();
    const name = locale === 'en' ? 'Wants software (en)' : 'Quer software (pt-BR)';
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('+11');

    // The rule is removed, and the removal is undone.
    await row.getByRole('button').click();
    await expect(row).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('done.undo') })
      .click();
    await expect(row).toHaveCount(1);

    await page.getByRole('link', { name: say('preview.see') }).click();
    const preview = page.getByRole('region', { name: say('preview.title') });
    await expect(preview.getByRole('link', { name: lead.protocol })).toBeVisible();
    await expect(preview).toContainText(`+11 ${name}`);
    const [before] = await rows.read<{ score: number }>(
      'select score from public.qualification_submissions where id = $1',
      lead.id,
    );
    await page.getByRole('button', { name: say('version.use'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('version.useConfirm') })
      .click();
    await expect(page.getByText(say('done.used')).first()).toBeVisible();
    await expect
      .poll(() =>
        rows.read('select score from public.qualification_submissions where id = $1', lead.id),
      )
      .toEqual([{ score: Math.min(100, (before?.score ?? 0) + 11) }]);
    await expect(page.getByRole('region', { name: say('run.title') })).toContainText('1');
  });
}
