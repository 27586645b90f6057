import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { test } from './fixtures/company.ts';
import { expect } from './fixtures/site.ts';
import { pressOn, tabTo } from './fixtures/staff.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** Replaces the text of the focused field by keyboard. */
async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('name, hours, phone and a contact’s label, changed by keyboard, are on the next page of a visitor', async ({
  page,
  site,
  rows,
  newVisitor,
}) => {
  const say = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'company', key, values);
  const visitor = await (await newVisitor()).newPage();
  await visitor.goto('/contato');
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });

  await tabTo(page, page.getByLabel(say('fields.company_name'), { exact: true }));
  await typeOver(page, 'Ferraria Aurora');
  await tabTo(page, page.getByLabel(say('fields.company_name_en')));
  await typeOver(page, 'Aurora Smithy');
  await tabTo(page, page.getByLabel(say('hours.closes', { day: say('days.mon'), number: '1' })));
  await page.keyboard.type('1200PM');
  await pressOn(
    page,
    page.getByRole('button', {
      name: say('hours.add') + say('hours.to', { day: say('days.mon') }),
    }),
  );
  await expect(
    page.getByLabel(say('hours.opens', { day: say('days.mon'), number: '2' })),
  ).toBeFocused();
  await page.getByLabel(say('hours.opens', { day: say('days.mon'), number: '2' })).fill('13:30');
  await page.getByLabel(say('hours.closes', { day: say('days.mon'), number: '2' })).fill('17:00');
  await page.getByLabel(say('hours.closes', { day: say('days.mon'), number: '1' })).fill('12:00');
  await pressOn(page, page.getByRole('button', { name: say('hours.copy') }));
  await expect(
    page.getByLabel(say('hours.closes', { day: say('days.fri'), number: '2' })),
  ).toHaveValue('17:00');

  // The preview appears by itself when the user stops typing.
  await expect(page.getByText(say('preview.typed'))).toBeVisible();
  const drawn = page.frameLocator(`iframe[title="${say('preview.en')}"]`);
  await expect(drawn.getByText('© ').last()).toContainText('Aurora Smithy');
  await visitor.reload();
  await expect(visitor.getByRole('contentinfo')).not.toContainText('Ferraria Aurora');

  // Enter in a field saves, too.
  await page.getByLabel(say('fields.company_name'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('done.saved'))).toBeVisible();

  // Focused directly: the Tab key has already passed this link above.
  await page
    .getByRole('link', { name: /Telefone/ })
    .first()
    .press('Enter');
  await expect(page.getByLabel(say('fields.label'))).toBeVisible();
  await tabTo(page, page.getByLabel(say('fields.label')));
  await typeOver(page, 'Balcão');
  await tabTo(page, page.getByLabel(say('fields.label_en')));
  await typeOver(page, 'Front desk');
  await tabTo(page, page.getByLabel(say('values.phone')));
  await typeOver(page, '(17) 3232-1010');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/company\?unit=forja/);
  // The toast of the previous save may still be visible.
  await expect(page.getByText(say('done.saved')).first()).toBeVisible();
  await page.getByRole('button', { name: `${say('contacts.up')}Balcão` }).press('Enter');
  await expect(page.getByText(say('done.moved'))).toBeVisible();

  await visitor.reload();
  const footer = visitor.getByRole('contentinfo');
  await expect(footer).toContainText('Ferraria Aurora');
  await expect(footer).toContainText('(17) 3232-1010');
  const main = visitor.getByRole('main');
  await expect(main).toContainText('Balcão');
  await expect(main).toContainText('9h às 12h, 13h30 às 17h');
  await visitor.goto('/en/contact');
  await expect(footer).toContainText('Aurora Smithy');
  await expect(main).toContainText('Front desk');
  await expect(main).toContainText('1:30 pm');
});

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'company', key);

  test(`a user whose colleague saved first is shown what a save would overwrite, ${locale} @breadth`, async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 409/);
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/company' });
    const blog = page.getByLabel(say('fields.blog_url'));
    await blog.fill('https://blog.segunda.example/');
    const quicker = `https://blog.primeira.example/${locale}`;
    await rows.changeAsOwner(
      `update public.company_settings set blog_url = '${quicker}' where business_unit = 'forja'`,
    );
    const save = page.getByRole('button', { name: say('save') }).last();
    await save.click();
    const conflict = page.getByRole('alert', { name: words(locale, 'audit', 'conflict.title') });
    await expect(conflict).toContainText(quicker);
    await expect(blog).toHaveValue('https://blog.segunda.example/');
    await nothingForAxe(page);
    await save.click();
    await expect(page.getByText(say('done.saved'))).toBeVisible();
    // The same after the user has saved: the screen loads a newer revision than the draft began with.
    await blog.fill('https://blog.terceira.example/');
    const readAnew = page.waitForResponse(/\/admin\/company\.data/);
    await rows.changeAsOwner(
      `update public.company_settings set company_name = 'Ferraria Alheia' where business_unit = 'forja'`,
    );
    await readAnew;
    await save.click();
    await expect(conflict).toContainText('Ferraria Alheia');
    await expect(blog).toHaveValue('https://blog.terceira.example/');
    await save.click();
    await expect(page.getByText(say('done.saved'))).toBeVisible();
    await page
      .locator('.form-page-foot')
      .getByRole('button', { name: say('undo') })
      .click();
    await expect(page.getByText(say('done.undone'))).toBeVisible();
    await expect(blog).toHaveValue('https://blog.segunda.example/');
  });
}

for (const width of [360, 1440]) {
  test(`axe finds nothing on the screens of the company at ${width} px @breadth`, async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 422/);
    await page.setViewportSize({ width, height: 900 });
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
    await nothingForAxe(page);
    await page.goto('/admin/company/contacts/new?unit=forja&type=address');
    await page
      .getByRole('button', { name: words('pt-BR', 'company', 'save') })
      .last()
      .click();
    await expect(page.getByText(words('pt-BR', 'company', 'errors.form'))).toBeVisible();
    await nothingForAxe(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
