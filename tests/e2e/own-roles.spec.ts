import { workshops } from '#app/features/content/workshops/workshops.ts';
import { adminPath } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { fillSignIn, mailTo, signIn, somebodyNew, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, colleague, missing, pressOn, writeInto } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'people', key, values);

  test(`Marketing is made from its preset, invited with, edits content and is refused at people, ${locale} @every-look${breadth(locale === 'en')}`, async ({
    page,
    newVisitor,
    site,
    rows,
    mailbox,
    guard,
  }) => {
    guard.expect(/status of 403/);
    test.slow();
    const superadmin = await colleague(rows, 'superadmin', locale);
    const newcomer = somebodyNew();
    await speak(page, site.url, locale);
    await signIn(page, superadmin, adminPath('roles'));

    // Made from the preset, under a name of its own.
    await pressOn(page, page.getByRole('link', { name: say('own.new') }));
    await pressOn(page, page.getByRole('link', { name: say('own.presets.marketing.name') }));
    const name = page.getByLabel(say('own.name'), { exact: true });
    await expect(name).toHaveValue(say('own.presets.marketing.name'));
    const called = `Marketing ${locale}`;
    await name.fill(called);
    const box = (resource: string, action: string) =>
      page.getByRole('checkbox', {
        name: `${say(`resources.${resource}`)}: ${say(`actions.${action}`)}`,
      });
    await expect(box('site', 'update')).toBeChecked();
    await expect(box('settings', 'read')).not.toBeChecked();
    await expect(box('users', 'manage')).toBeDisabled();
    await nothingForAxe(page);
    await pressOn(page, page.getByRole('button', { name: say('own.create'), exact: true }));
    await expect(page.getByRole('status').filter({ hasText: called })).toBeVisible();

    // Invited with it.
    await pressOn(page, page.getByRole('link', { name: say('own.madeWay') }));
    await writeInto(page, page.getByLabel(say('invite.email'), { exact: true }), newcomer.email);
    await writeInto(page, page.getByLabel(say('invite.name'), { exact: true }), newcomer.name);
    await choose(page, page.getByLabel(say('invite.role'), { exact: true }), called);
    await pressOn(page, page.getByRole('button', { name: say('invite.submit') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newcomer.name);

    // The marketer works on the site.
    const theirs = await (await newVisitor()).newPage();
    await speak(theirs, site.url, 'pt-BR');
    await theirs.goto(await mailTo(mailbox, newcomer.email, 'invited'));
    await theirs
      .getByLabel(words('pt-BR', 'auth', 'fields.newPassword'), { exact: true })
      .fill(newcomer.password);
    await theirs
      .getByRole('button', { name: words('pt-BR', 'auth', 'reset.first.submit'), exact: true })
      .click();
    await fillSignIn(theirs, newcomer, 'pt-BR');
    await expect(theirs).toHaveURL(/\/admin/);
    const menu = theirs.getByRole('navigation', { name: words('pt-BR', 'admin', 'navigation') });
    await expect(
      menu.getByRole('link', { name: words('pt-BR', 'admin', 'nav.seo') }),
    ).toBeVisible();
    await expect(
      menu.getByRole('link', { name: words('pt-BR', 'admin', 'nav.leads') }),
    ).toHaveCount(0);
    const workshop = workshops().at(LANGUAGES.indexOf(locale));
    await theirs.goto(`/admin/content/workshop/${workshop?.slugs.en}`);
    await theirs.locator('[name="texts.pt-BR.lead"]').fill(`Forno novo ${locale}`);
    await theirs
      .getByRole('button', { name: words('pt-BR', 'content', 'editor.save'), exact: true })
      .first()
      .click();
    await expect(theirs.getByText(words('pt-BR', 'content', 'done.saved'))).toBeVisible();

    // And is refused at people and company, in a sentence that names what is missing.
    for (const [path, resource] of [
      [adminPath('people'), 'users'],
      [adminPath('company'), 'settings'],
    ] as const) {
      await theirs.goto(path);
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
        words('pt-BR', 'admin', 'forbidden.title'),
      );
      await expect(theirs.getByRole('main')).toContainText(missing(resource, 'read'));
    }

    // The role changes at once, and the change is undone.
    await page.goto(adminPath('roles'));
    await page.getByRole('link', { name: called, exact: true }).click();
    await box('settings', 'read').check();
    await page
      .getByRole('button', { name: say('own.save'), exact: true })
      .first()
      .click();
    await expect(page.getByText(say('done.save-role')).first()).toBeVisible();
    await expect(box('settings', 'read')).toBeChecked();
    const company = await theirs.request.get(adminPath('company'), { maxRedirects: 0 });
    expect(company.status()).toBe(200);
    await page
      .getByRole('listitem')
      .filter({ hasText: say('done.save-role') })
      .getByRole('button', { name: say('matrix.undo') })
      .click();
    await expect(box('settings', 'read')).not.toBeChecked();
    const again = await theirs.request.get(adminPath('company'), { maxRedirects: 0 });
    expect(again.status()).toBe(403);
  });
}
