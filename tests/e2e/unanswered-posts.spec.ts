import { atWork } from './fixtures/admin-area.ts';
import { test } from './fixtures/company.ts';
import { expect } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

test('a save that the server does not answer leaves the screen with all that was typed @breadth', async ({
  page,
  site,
  rows,
  guard,
}) => {
  guard.expect(/ERR_CONNECTION_REFUSED|status of 503/);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/company' });
  const name = page.getByLabel(words('pt-BR', 'company', 'fields.company_name'), { exact: true });
  // The address is tidied after a sign-in, which is a reading of its own.
  await expect(page).toHaveURL(/\/admin\/company$/);
  await name.fill('Ferraria Paciente');
  const notice = page.getByText(words('pt-BR', 'admin', 'unanswered.title'));

  // Nobody there at all, then whatever is before the site says that it is away.
  const ways = [{ error: 'connectionrefused' }, { status: 503 }];
  await page.route('**/admin/company.data*', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const way = ways.shift();
    if (!way) return route.continue();
    return way.error ? route.abort(way.error) : route.fulfill({ status: way.status ?? 0 });
  });
  for (const left of [1, 0]) {
    // The screen is read again after each, and is at rest once that has come.
    const read = page.waitForResponse(
      (answer) =>
        answer.url().includes('/admin/company.data') && answer.request().method() === 'GET',
    );
    await name.press('Enter');
    await expect.poll(() => ways.length).toBe(left);
    await expect(notice).toBeVisible();
    await read;
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await expect(name).toHaveValue('Ferraria Paciente');
  }
  await name.press('Enter');
  await expect(page.getByText(words('pt-BR', 'company', 'done.saved'))).toBeVisible();
  await page.goto('/sobre');
  await expect(page.getByRole('contentinfo')).toContainText('Ferraria Paciente');
});
