import { brCodeOf } from '#app/features/projects/invoices/pix/br-code.ts';
import { portalPaths } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const PIX = brCodeOf({
  ...{ key: 'pix@casa.example', name: 'Forja', city: 'Rio Preto', cents: 127_708 },
});

/** A client with a project that was shown, and somebody of its finance. */
async function clientOf(rows: Rows, email: string) {
  const [made] = await rows.read<{ name: string }>(
    `with client as (
       insert into public.client_organizations (name) values ('Padaria ' || left($1, 14)) returning id, name
     ), let_in as (
       insert into public.client_members (organization_id, user_id, role)
       select client.id, u.id, 'finance' from client, identity.users u where u.email = $1
     ), project as (
       insert into public.projects (organization_id, name, starts_on, shown_at)
       select id, 'Clube da Fornada', private.business_day(now()), now() from client returning id
     ), stages as (
       insert into public.project_stages (project_id, position, promised_on)
       select project.id, n, private.business_day(now()) + n * 10 from project, generate_series(1, 6) n
     )
     select name from client`,
    email,
  );
  return made?.name ?? '';
}

const daysFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
    Date.now() + days * 86_400_000,
  );

for (const locale of LANGUAGES) {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with' : 'without';
    test(`an invoice goes from draft to paid, ${how} scripts, in ${locale} @breadth`, async ({
      browser,
      guard,
      page: admin,
      rows,
      site,
    }) => {
      const staff = (key: string, values?: Record<string, string>) =>
        words(locale, 'staff-invoices', key, values);
      const say = (key: string, values?: Record<string, string>) =>
        words(locale, 'invoices', key, values);
      guard.expect(/status of 422/);
      const person = await member(rows, locale);
      const client = await clientOf(rows, person.email);
      await admin.setViewportSize({ width: 1440, height: 900 });
      await atWork({
        page: admin,
        rows,
        url: site.url,
        role: 'admin',
        locale,
        to: '/admin/invoices',
      });
      await admin
        .getByRole('link', { name: staff('list.new') })
        .first()
        .click();
      await expect(admin).toHaveURL(/\/new$/);
      await admin
        .getByLabel(staff('fields.client'), { exact: true })
        .selectOption({ label: client });
      await admin
        .getByLabel(staff('fields.project'), { exact: true })
        .selectOption({ label: 'Clube da Fornada' });
      await admin.getByLabel(staff('fields.description')).fill('Entrada');
      await admin.getByLabel(staff('fields.value')).fill(locale === 'en' ? '1,277.08' : '1.277,08');
      await admin.getByLabel(staff('fields.dueOn')).fill(daysFromNow(3));
      await admin.getByLabel(staff('fields.pix')).fill(`${PIX.slice(0, -1)}x`);
      await admin.getByRole('button', { name: staff('form.save') }).click();
      await expect(admin.getByText(staff('mistakes.pix-check'))).toBeVisible();
      await nothingForAxe(admin);
      await admin.getByLabel(staff('fields.pix')).fill(PIX);
      await admin.getByRole('button', { name: staff('form.save') }).click();
      await expect(admin).toHaveURL(/\/admin\/invoices\/[\da-f-]{36}/);
      await nothingForAxe(admin);
      // The company has no key of its own, so that the receiver is confirmed.
      const receiver = { name: 'Forja', key: 'pix@casa.example' };
      await admin.getByLabel(staff('receiver.confirm', receiver)).check();
      await admin.getByRole('button', { name: staff('acts.issue') }).click();
      await expect(admin.getByText(staff('done.issue'))).toBeVisible();

      const visitor = await browser.newContext({
        javaScriptEnabled: scripts,
        baseURL: site.url,
        viewport: { width: 390, height: 844 },
        permissions: scripts ? ['clipboard-read', 'clipboard-write'] : [],
      });
      const page = await visitor.newPage();
      await speak(page, site.url, locale);
      await signIn(page, person, portalPaths.overview);
      const amount = locale === 'en' ? 'R$1,277.08' : /R\$\s1\.277,08/;
      await expect(page.getByRole('heading', { name: amount })).toBeVisible();
      await page
        .getByRole('link', { name: say('overview.act') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(amount);
      const code = page.getByLabel(say('page.pix'));
      await expect(code).toHaveValue(PIX);
      await page.getByText(say('page.qr'), { exact: true }).click();
      await expect(page.locator('svg.qr-code')).toBeVisible();
      const copy = page.getByRole('button', { name: say('page.copyPix') });
      if (scripts) {
        await copy.click();
        await expect(page.getByText(say('page.copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PIX);
        await nothingForAxe(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBe(0);
      } else await expect(copy).toBeHidden();

      await admin.getByLabel(staff('fields.how')).selectOption('pix');
      await admin.getByRole('button', { name: staff('acts.pay') }).click();
      await expect(admin.getByText(staff('done.pay'))).toBeVisible();
      // The page of every record: what was done is in its timeline, oldest first.
      const line = admin.getByRole('region', { name: words(locale, 'record', 'line') });
      const done = ['begun', 'issued', 'paid'].map((kind) => staff(`events.${kind}`));
      await expect(line).toContainText(new RegExp(done.join('[^]*')));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say('page.clear'));
      await expect(page.getByRole('region', { name: say('page.paid') })).toContainText(amount);
      await visitor.close();
    });
  }
}
