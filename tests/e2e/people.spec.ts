import type { Page } from '@playwright/test';
import { someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { fillSignIn, mailTo, signIn, somebodyNew, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, colleague, pressOn, tabTo, writeInto } from './fixtures/staff.ts';
import { breadth, waysToLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const LIST = '/admin/people';

async function nothingToFind(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await nothingForAxe(page);
}

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'people', key, values);

  test(`by keyboard alone: invited, explained, ended, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    newVisitor,
    site,
    rows,
    mailbox,
    guard,
  }) => {
    // The open page of the one whose role ends asks again, and is refused.
    guard.expect(/status of 403/);
    test.slow();
    const admin = await colleague(rows, 'admin', locale);
    const newcomer = somebodyNew();
    await speak(page, site.url, locale);
    await signIn(page, admin, LIST);

    // Invite.
    await pressOn(page, page.getByRole('link', { name: say('list.invite') }));
    await writeInto(page, page.getByLabel(say('invite.email'), { exact: true }), newcomer.email);
    await writeInto(page, page.getByLabel(say('invite.name'), { exact: true }), newcomer.name);
    await choose(page, page.getByLabel(say('invite.role'), { exact: true }), say('roles.manager'));
    await writeInto(page, page.getByLabel(say('invite.reason')), 'Projeto novo');
    await pressOn(page, page.getByRole('button', { name: say('invite.submit') }));
    await expect(page.getByRole('status').filter({ hasText: say('done.invited') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newcomer.name);

    // The one invited sets a password, and lands where staff work.
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

    // Why can they?
    const cell = (resource: string, action: string, answer: string) =>
      page.getByRole('link', {
        name: say('why.cell', {
          resource: say(`resources.${resource}`),
          action: say(`actions.${action}`),
          answer: say(`why.${answer}`),
        }),
      });
    await cell('crm', 'read', 'can').press('Enter');
    await expect(page.getByRole('status')).toContainText(
      say('why.through', { role: say('roles.manager'), grant: say('actions.read') }),
    );
    await cell('users', 'manage', 'cannot').press('Enter');
    await expect(page.getByRole('status')).toContainText(
      say('why.grant', { roles: `${say('roles.superadmin')}, ${say('roles.admin')}` }),
    );

    // The role ends: the other browser is refused from its next request on.
    await pressOn(
      page,
      page.getByRole('button', { name: say('terms.endLabel', { role: say('roles.manager') }) }),
    );
    const ask = page.getByRole('alertdialog');
    await pressOn(page, ask.getByRole('button', { name: say('terms.end') }));
    await expect(page.getByText(say('done.end'))).toBeVisible();
    const answer = await theirs.request.get('/admin', { maxRedirects: 0 });
    expect(answer.status()).toBe(403);
  });

  test(`a role is changed in its row by keyboard, confirmed and undone, ${locale} @breadth`, async ({
    page,
    site,
    rows,
  }) => {
    const admin = await colleague(rows, 'admin', locale);
    const viewer = await colleague(rows, 'viewer', locale);
    await speak(page, site.url, locale);
    await signIn(page, admin, `${LIST}?text=${viewer.email}`);
    const role = page.getByLabel(say('list.roleOf', { name: viewer.name }), { exact: true });
    const ask = page.getByRole('alertdialog');
    await expect(role).toHaveValue('viewer');
    await tabTo(page, role);
    await role.selectOption('manager');
    await expect(ask).toContainText(viewer.name);
    // Enter without reading changes nothing.
    await page.keyboard.press('Enter');
    await expect(ask).toHaveCount(0);
    await expect(role).toHaveValue('viewer');
    await role.selectOption('manager');
    await pressOn(page, ask.getByRole('button', { name: say('askRole.change.confirm') }));
    const changed = say('list.changed', { name: viewer.name, role: say('roles.manager') });
    await expect(page.getByText(changed)).toBeVisible();
    await expect(role).toHaveValue('manager');
    await page.getByRole('button', { name: say('matrix.undo') }).press('Enter');
    const back = say('list.back', { name: viewer.name, role: say('roles.viewer') });
    await expect(page.getByText(back)).toBeVisible();
    await expect(role).toHaveValue('viewer');

    // Their own role is not theirs to change, and the screen says why.
    await page.goto(`${LIST}?text=${admin.email}`);
    const own = page.getByRole('row').filter({ hasText: admin.email });
    await expect(own).toContainText(say('refusals.own_roles'));
    await expect(own.getByRole('combobox')).toHaveCount(0);
  });

  test(`axe finds nothing on the screens about people, ${locale} @breadth`, async ({
    page,
    site,
    rows,
  }) => {
    test.slow();
    const superadmin = await colleague(rows, 'superadmin', locale);
    const viewer = await colleague(rows, 'viewer', locale);
    await speak(page, site.url, locale);
    await signIn(page, superadmin, LIST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('list.title'));
    await nothingToFind(page);
    for (const [path, title] of waysToLook<readonly [string, string]>(
      ['/admin/people/roles', say('matrix.title')],
      [`${LIST}/invite`, say('invite.title')],
      ['/admin/security', say('security.title')],
    )) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await nothingToFind(page);
    }
    await page.goto(`${LIST}?text=${viewer.email}`);
    await page.getByRole('link', { name: viewer.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewer.name);
    await nothingToFind(page);
  });

  test(`the matrix and the preview, by keyboard, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
    guard,
  }) => {
    // The change of the matrix may arrive during the preview of a role that may not see it.
    guard.expect(/status of 403/);
    test.slow();
    const lead = await someLead(page, rows);
    const superadmin = await colleague(rows, 'superadmin', locale);
    await speak(page, site.url, locale);
    await signIn(page, superadmin, '/admin/people/roles');
    const names = {
      role: say('roles.viewer'),
      resource: say('resources.campaigns'),
      action: say(locale === 'en' ? 'actions.approve' : 'actions.delete'),
    };
    await page.getByRole('button', { name: say('matrix.allow', names) }).press('Enter');
    const accepted = page.getByRole('button', { name: say('matrix.forbid', names) });
    await expect(accepted).toBeVisible();
    await pressOn(page, accepted);
    const given = page.getByRole('button', { name: say('matrix.allow', names) });
    await expect(given).toBeVisible();
    // The notice of the press before may still be on its way out.
    const notice = page.getByRole('listitem').filter({ hasText: say('matrix.taken', names) });
    await notice.getByRole('button', { name: say('matrix.undo') }).press('Enter');
    await expect(page.getByText(say('matrix.given', names))).toBeVisible();
    await expect(accepted).toBeVisible();
    await pressOn(page, accepted);
    await expect(given).toBeVisible();

    await pressOn(page, page.locator('summary', { hasText: say('preview.title') }));
    const start = say('preview.start', { role: say('roles.manager') });
    await pressOn(page, page.getByRole('button', { name: start }));
    const bar = page.getByText(say('preview.bar', { role: say('roles.manager') }));
    await expect(bar).toBeVisible();
    // What they may not do in that role is refused in a sentence, and the screen stays.
    await page.goto(`/admin/leads/${lead.id}`);
    const move = page.getByRole('button', {
      name: words(locale, 'leads', 'moves.contacted'),
      exact: true,
    });
    await move.press('Enter');
    await expect(page.getByText(say('preview.refused'))).toBeVisible();
    await expect(move).toBeVisible();
    await expect(
      page.getByRole('link', { name: words(locale, 'admin', 'nav.forms'), exact: true }),
    ).toHaveCount(0);
    await pressOn(page, page.getByRole('button', { name: say('preview.end') }));
    await expect(bar).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: words(locale, 'admin', 'nav.forms'), exact: true }).first(),
    ).toBeVisible();
  });
}
