import { authPaths } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { test } from './fixtures/company.ts';
import { fillSignIn } from './fixtures/people.ts';
import { expect } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string) => words('pt-BR', 'company', key);
const ask = (key: string) => words('pt-BR', 'editor', `draft.${key}`);
const notice = (key: string) => words('pt-BR', 'audit', `conflict.${key}`);
const DRAFT = /Há um rascunho seu de (?:hoje|ontem), \d{1,2}h\d{2}\./;

test('typed text survives a lost session and a closed tab, and conflicts with newer data are shown @every-look', async ({
  page,
  site,
  rows,
  guard,
}) => {
  guard.expect(/status of 409/);
  const person = await atWork({
    page,
    rows,
    url: site.url,
    role: 'admin',
    to: '/admin/company',
  });
  const blog = page.getByLabel(say('fields.blog_url'));
  const instagram = page.getByLabel('Instagram');
  const before = await blog.inputValue();
  const save = page.locator('.form-page-foot').getByRole('button', { name: say('save') });
  const offer = page.getByRole('status').filter({ hasText: DRAFT });

  // The session ends elsewhere while the user types; saving leads to the sign-in and back.
  await blog.fill('https://blog.minha.example/');
  await rows.read(
    `delete from identity.sessions s using identity.users u
     where u.id = s.user_id and u.email = $1 returning s.id`,
    person.email,
  );
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, person, 'pt-BR');
  await expect(page).toHaveURL(/\/admin\/company/);
  await expect(offer).toBeVisible();
  await expect(blog).toHaveValue(before);
  await nothingForAxe(page);
  await offer.getByRole('button', { name: ask('resume') }).click();
  await expect(blog).toHaveValue('https://blog.minha.example/');
  await save.click();
  await expect(page.getByText(say('done.saved'))).toBeInViewport();
  await page.reload();
  await expect(blog).toHaveValue('https://blog.minha.example/');
  await expect(offer).toHaveCount(0);

  // A tab that is gone, and data that somebody has changed since.
  await blog.fill('https://blog.outra.example/');
  await instagram.fill('https://www.instagram.com/minha');
  await expect(page.locator('form[data-unsaved]')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('forja-desk-drafts')))
    .toContain('instagram.com/minha');
  const tab = await page.context().newPage();
  await page.close();
  await rows.changeAsOwner(
    `update public.company_settings
     set blog_url = 'https://blog.alheia.example/', company_name = 'Ferraria Alheia'
     where business_unit = 'forja'`,
  );
  await tab.goto('/admin/company');
  const theirs = tab.getByRole('status').filter({ hasText: DRAFT });
  await expect(theirs).toContainText(ask('older'));
  const field = tab.getByLabel(say('fields.blog_url'));
  await expect(field).toHaveValue('https://blog.alheia.example/');
  await theirs.getByRole('button', { name: ask('resume') }).click();
  await expect(field).toHaveValue('https://blog.outra.example/');
  const send = tab.locator('.form-page-foot').getByRole('button', { name: say('save') });
  await send.click();

  // At the foot, field by field: what each wrote, and which stays.
  const conflict = tab.getByRole('alert', { name: notice('title') });
  await expect(conflict).toBeInViewport();
  const row = conflict.getByRole('row').filter({ hasText: 'blog.alheia.example' });
  await expect(row.getByRole('button', { name: notice('keep') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await nothingForAxe(tab);
  await row.getByRole('button', { name: notice('take') }).click();
  await expect(field).toHaveValue('https://blog.alheia.example/');
  await row.getByRole('button', { name: notice('keep') }).click();
  await expect(field).toHaveValue('https://blog.outra.example/');
  await send.click();
  await expect(tab.getByText(say('done.saved'))).toBeInViewport();
  const [stored] = await rows.read(
    `select blog_url, company_name, social_media ->> 'instagram' as instagram
     from public.company_settings where business_unit = 'forja'`,
  );
  expect(stored).toEqual({
    blog_url: 'https://blog.outra.example/',
    company_name: 'Ferraria Alheia',
    instagram: 'https://www.instagram.com/minha',
  });

  // Who signs out on purpose leaves nothing behind.
  await field.fill('https://blog.terceira.example/');
  const drafts = () => tab.evaluate(() => localStorage.getItem('forja-desk-drafts'));
  await expect.poll(drafts).toContain('terceira');
  tab.once('dialog', (dialog) => dialog.accept());
  await tab.locator('.admin-account summary').click();
  await tab.locator(`form[action="${authPaths.signOut}"] button`).click();
  await expect(tab).toHaveURL(/done=signed-out/);
  expect(await drafts()).toBeNull();
});

test('signing out from the pages of the account leaves no draft either @breadth', async ({
  page,
  site,
  rows,
}) => {
  const to = '/admin/company';
  const person = await atWork({ page, rows, url: site.url, role: 'admin', to });
  const stored = () => page.evaluate(() => localStorage.getItem('forja-desk-drafts') ?? '');
  const write = async (text: string) => {
    await page.goto(to);
    await page.getByLabel(say('fields.blog_url')).fill(text);
    await expect.poll(stored).toContain(text);
    // A colleague works at this computer, too.
    await page.evaluate(() => {
      const all = JSON.parse(localStorage.getItem('forja-desk-drafts') ?? '{}');
      all['somebody-else/company forja'] = {
        at: Date.now(),
        revision: 1,
        changed: ['blog_url'],
        entries: [['blog_url', 'https://alheio.example/']],
      };
      localStorage.setItem('forja-desk-drafts', JSON.stringify(all));
    });
    page.once('dialog', (dialog) => dialog.accept());
  };
  await write('https://blog.um.example/');
  await page.goto(authPaths.signOut);
  await page.locator(`form[action="${authPaths.signOut}"] button`).click();
  await expect(page).toHaveURL(/done=signed-out/);
  expect(await stored()).not.toContain('blog.um');
  expect(await stored()).toContain('alheio');

  await fillSignIn(page, person, 'pt-BR');
  await write('https://blog.dois.example/');
  await page.goto(authPaths.sessions);
  await page.locator('button[name="end"][value="all"]').click();
  await expect(page).toHaveURL(/done=all-ended/);
  expect(await stored()).not.toContain('blog.dois');
  expect(await stored()).toContain('alheio');
});

test('a draft can be discarded, and an untouched field gets the newer value @breadth', async ({
  page,
  site,
  rows,
  guard,
}) => {
  guard.expect(/status of 409/);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  const name = page.getByLabel(say('fields.company_name'), { exact: true });
  const blog = page.getByLabel(say('fields.blog_url'));
  const offer = page.getByRole('status').filter({ hasText: DRAFT });
  await blog.fill('https://blog.minha.example/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('forja-desk-drafts')))
    .toContain('blog.minha');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await offer.getByRole('button', { name: ask('discard') }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(name).toBeVisible();
  await expect(offer).toHaveCount(0);

  // The user's change is one field; the other one shows what the colleague has saved.
  await blog.fill('https://blog.minha.example/');
  await rows.changeAsOwner(
    `update public.company_settings set company_name = 'Ferraria Alheia'
     where business_unit = 'forja'`,
  );
  const save = page.locator('.form-page-foot').getByRole('button', { name: say('save') });
  await save.click();
  await expect(page.getByRole('alert', { name: notice('title') })).toBeInViewport();
  await expect(name).toHaveValue('Ferraria Alheia');
  await expect(blog).toHaveValue('https://blog.minha.example/');
  await save.click();
  await expect(page.getByText(say('done.saved'))).toBeInViewport();
  // The toast undoes as well.
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: say('undo') })
    .click();
  await expect(page.getByText(say('done.undone'))).toBeVisible();
});

test('changes between "saved" and the reload stay: text, a position, a step @breadth', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  const blog = page.getByLabel(say('fields.blog_url'));
  const instagram = page.getByLabel('Instagram');
  const day = page.getByRole('group', { name: say('days.sat') });
  const spans = day.locator('input[type="time"]');
  const visible = () => page.evaluate(() => String(history.state?.key));
  /** Saves, does something while the answer is there and the new data do not, and lets them come. */
  const savedThen = async (address: string, started: () => Promise<void>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/admin/company.data*', async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await blog.fill(address);
    const before = await visible();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('ControlOrMeta+s');
    await answered;
    await expect(page.getByText(say('done.saved'))).toBeInViewport();
    await started();
    release();
    await expect.poll(visible).not.toBe(before);
    // Drawn: what came has had its frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.unroute('**/admin/company.data*');
  };

  await savedThen('https://blog.um.example/', () => instagram.focus());
  await expect(instagram).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://www.instagram.com/logo');
  await expect(instagram).toHaveValue('https://www.instagram.com/logo');

  const count = await spans.count();
  await savedThen('https://blog.dois.example/', async () => {
    await day.getByRole('button', { name: say('hours.add') }).click();
    await page.getByRole('heading', { level: 1 }).click();
  });
  await expect(spans).toHaveCount(count + 2);

  await savedThen('https://blog.tres.example/', () => blog.fill('https://blog.quatro.example/'));
  await expect(blog).toHaveValue('https://blog.quatro.example/');
  await expect(page.locator('form[data-unsaved]')).toBeVisible();
});
