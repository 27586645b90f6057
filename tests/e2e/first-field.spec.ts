import { areaPaths } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { fillSignIn, somebodyNew, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const auth = (key: string) => words('pt-BR', 'auth', key);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the sign-in begins in the e-mail, and after a refusal in the password', async ({
      page,
      site,
      guard,
    }) => {
      guard.expect(/status of 401/);
      await speak(page, site.url, 'pt-BR');
      await page.goto(areaPaths.auth);
      await expect(page.getByLabel(auth('fields.email'))).toBeFocused();
      await fillSignIn(page, somebodyNew(), 'pt-BR');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel(auth('fields.password'))).toBeFocused();
    });
  });
}

test('a screen that makes one thing begins in its first empty field, and no other screen does', async ({
  page,
  site,
  rows,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/companies/new' });
  const crm = (key: string) => words('pt-BR', 'companies', key);
  await expect(page.getByLabel(crm('fields.name'), { exact: true })).toBeFocused();
  await page.getByRole('link', { name: crm('back') }).click();
  await page.getByRole('link', { name: crm('new') }).click();
  await expect(page.getByLabel(crm('fields.name'), { exact: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const [form] = await rows.read<{ id: string }>('select id from public.qualification_forms');
  for (const to of ['/admin/company', `/admin/forms/${form?.id}`]) {
    await page.goto(to);
    await expect(page.locator('.admin-live')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('no field of the admin opens the keyboard by itself', async ({ page, site, rows }) => {
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/companies/new' });
    await expect(page.locator('input:focus')).toHaveCount(0);
  });
});

test('the address forgets what a toast has said, so that a reload says nothing', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await page.goto('/admin/automation?set=');
  const deleted = page.locator('[data-sonner-toast]');
  await expect(deleted).toContainText(words('pt-BR', 'automation', 'delete.deleted'));
  await expect(page).toHaveURL(/\/admin\/automation$/);
  await page.reload();
  await expect(page.locator('.admin-live')).toBeVisible();
  await expect(deleted).toHaveCount(0);
});
