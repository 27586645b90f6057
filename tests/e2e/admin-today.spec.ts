import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'today', key, values);

/** Inserts an unassigned lead whose answer clock has run for `minutes`. */
async function waiting(rows: Rows, name: string, minutes: number): Promise<string> {
  const [lead] = await rows.read<{ id: string }>(`select gen_random_uuid() as id`);
  await rows.changeAsOwner(
    `do $$ begin
       alter table public.qualification_submissions disable trigger user;
       insert into public.qualification_submissions (id, form_data, protocol, source, created_at,
         answer_target, answer_due_at)
       values ('${lead?.id}', jsonb_build_object('name', '${name}', 'phone', '+5551987654321'), 'R-${name}', 'contact_form',
         now() - ${minutes} * interval '1 minute', 60, now() + (60 - ${minutes}) * interval '1 minute');
       alter table public.qualification_submissions enable trigger user;
       update public.qualification_submissions set contact_id = contact_id where id = '${lead?.id}';
       insert into private.day_marks (what, day) values ('leads', private.business_day(now()));
     end $$`,
  );
  return lead?.id ?? '';
}

test('by keyboard: a lead of the queue is marked as contacted, which is undone, and figures are read as tables of a range @breadth', async ({
  page,
  rows,
  site,
}) => {
  // No other lead has waited as long, so this one is first in the queue.
  const id = await waiting(rows, 'Zilda Prado', 40_000);
  const state = () =>
    rows.read<{ status: string; answered: boolean }>(
      `select status, answered_at is not null as answered from public.qualification_submissions
       where id = $1`,
      id,
    );
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin' });
  const queue = page.getByRole('region', { name: say('queue.label') });
  const row = queue.getByRole('listitem').filter({ hasText: 'Zilda Prado' });
  await expect(row).toBeVisible();
  await nothingForAxe(page);

  // 1 focuses the first column; S marks the lead as contacted, which stops its clock.
  await expect
    .poll(async () => {
      await page.keyboard.press('1');
      return row
        .getByRole('link')
        .first()
        .evaluate((link) => link === document.activeElement);
    })
    .toBe(true);
  const moved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.keyboard.press('s');
  await moved;
  await expect(row).toHaveCount(0);
  expect(await state()).toEqual([{ status: 'contacted', answered: true }]);
  const undo = page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: words('pt-BR', 'leads', 'undo') });
  await undo.press('Enter');
  await expect(row).toBeVisible();
  expect(await state()).toEqual([{ status: 'new', answered: false }]);

  // D shows every figure as a table, in which a number links to the rows that it counts.
  const figure = page.getByRole('article', { name: say('leads.question') });
  await expect(figure.getByRole('group')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(figure.getByRole('table')).toBeVisible();
  await expect(figure.getByRole('group')).toBeHidden();

  await page.locator('.overview-menu > summary').first().click();
  await page.getByRole('link', { name: say('range.last.7') }).click();
  await expect(page).toHaveURL(/range=7/);
  await expect(figure.getByRole('row')).toHaveCount(8);
  await figure.getByRole('table').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/admin\/leads\?from=/);
  await page.goBack();
  await expect(page).toHaveURL(/range=7/);
});

test('an analyst sees figures and no queue, on a phone too, in both themes @breadth', async ({
  page,
  rows,
  site,
}) => {
  await waiting(rows, 'Yara Lemos', 20);
  await page.setViewportSize({ width: 360, height: 800 });
  await atWork({ page, rows, url: site.url, role: 'analyst', to: '/admin' });
  await expect(page.getByRole('article', { name: say('leads.question') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('queue.label') })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await nothingForAxe(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
});

test('a lead of the queue is accepted and released, and a drafted message opens in its composer @breadth', async ({
  page,
  rows,
  site,
}) => {
  const id = await waiting(rows, 'Xavier Luz', 50_000);
  await rows.changeAsOwner(
    `insert into public.crm_message_drafts (lead_id, channel, template_key)
     values ('${id}', 'whatsapp', 'welcome')`,
  );
  const person = await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin' });
  const owner = async () => {
    const [lead] = await rows.read<{ email: string | null }>(
      `select u.email from public.qualification_submissions s
         left join identity.users u on u.id = s.owner_id where s.id = $1`,
      id,
    );
    return lead?.email ?? null;
  };
  const leads = page.locator('[data-column]').first();
  const row = leads.getByRole('listitem').filter({ hasText: 'Xavier Luz' });
  const accept = row.getByRole('button', {
    name: say('queue.leads.takeNamed', { name: 'Xavier Luz' }),
  });
  await row.hover();
  await accept.click();
  await expect(accept).toHaveCount(0);
  expect(await owner()).toBe(person.email);
  await expect(row.getByRole('link', { name: 'Xavier Luz' }).first()).toBeFocused();
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: words('pt-BR', 'leads', 'undo') })
    .press('Enter');
  await expect(accept).toBeVisible();
  expect(await owner()).toBeNull();

  const composer = page.getByRole('textbox', { name: words('pt-BR', 'messages', 'body') });
  const started = page
    .locator('[data-column]')
    .filter({ hasText: say('queue.messages.title_one') })
    .getByRole('listitem')
    .filter({ hasText: 'Xavier Luz' });
  await started.getByRole('link', { name: 'Xavier Luz' }).first().focus();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(new RegExp(`open=${id}&write=whatsapp`));
  await expect(composer).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: 'Xavier Luz' }).first().focus();
  await page.keyboard.press('w');
  await expect(composer).toBeVisible();
});

test('in print every chart has its table, and the menu is hidden @breadth', async ({
  page,
  rows,
  site,
}, info) => {
  await waiting(rows, 'Wanda Prado', 30);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'superadmin', to: '/admin' });
  const figures = page.locator('.chart-figure');
  const figure = page.getByRole('article', { name: say('leads.question') });
  await expect(figure.getByRole('group')).toBeVisible();
  await expect(figure.getByRole('table')).toHaveCount(0);
  const path = info.outputPath('hoje.pdf');
  const pdf = await page.pdf({ path, format: 'A4', printBackground: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await info.attach('hoje.pdf', { path, contentType: 'application/pdf' });

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(figures).not.toHaveCount(0);
  await expect(page.getByText(/^Período: [\d/]{10} a [\d/]{10}, /)).toBeVisible();
  for (const one of await figures.all()) {
    for (const plot of await one.locator('.chart-plot').all()) await expect(plot).toBeVisible();
  }
  await expect(figure.getByRole('table')).toBeVisible();
  await expect(figure.getByRole('row')).toHaveCount(31);
  for (const away of [
    '.admin-rail',
    '.admin-bar',
    '.admin-foot',
    '.overview-head .acts',
    '.overview-acts',
    '.chart-tool',
  ]) {
    for (const one of await page.locator(away).all()) await expect(one).toBeHidden();
  }
  // 718 px is the width of A4 without margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(figure.getByRole('table')).toHaveCount(0);
});
