import { portalPath } from '#app/paths.ts';
import { pngOf } from '#app/platform/files/pdf/png.server.ts';
import { pdfOf } from '../../tools/demo/sample-pdf.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const PLAN = {
  name: 'roteiro.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([{ text: 'Um' }, { text: 'Dois' }]),
};
/** Higher than wide, as screens of phones are. */
const SCREEN = {
  name: 'tela.png',
  mimeType: 'image/png',
  buffer: pngOf(new Uint8Array(300 * 600 * 4).fill(200), 300, 600),
};

async function projectOf(rows: Rows, email: string): Promise<string> {
  const [made] = await rows.read<{ id: string }>(
    `with client as (
       insert into public.client_organizations (name) values ('Padaria Central') returning id
     ), owner as (
       insert into public.client_members (organization_id, user_id, role)
       select client.id, u.id, 'owner' from client, identity.users u where u.email = $1
     ), project as (
       insert into public.projects (organization_id, name, starts_on, shown_at)
       select id, 'Pedidos pelo WhatsApp', private.business_day(now()) - 9, now() from client returning id
     ), stages as (
       insert into public.project_stages (project_id, position, promised_on)
       select project.id, n, private.business_day(now()) + n * 10 from project, generate_series(1, 6) n
     )
     select id from project`,
    email,
  );
  return made?.id ?? '';
}

for (const [locale, scripts] of [
  ['pt-BR', true],
  ['en', false],
] as const) {
  test(`pages of what was sent are seen and pointed at, ${scripts ? 'with' : 'without'} scripts, in ${locale} @breadth @every-look`, async ({
    browser,
    page: admin,
    rows,
    site,
  }) => {
    const say = (key: string, values?: Record<string, string>) =>
      words(locale, 'portal', key, values);
    const staff = (key: string, values?: Record<string, string>) =>
      words(locale, 'staff-projects', key, values);
    const person = await member(rows, locale);
    const project = await projectOf(rows, person.email);
    await admin.setViewportSize({ width: 1440, height: 900 });
    const to = `/admin/projects/${project}`;
    await atWork({ page: admin, rows, url: site.url, role: 'manager', locale, to });
    for (const file of [PLAN, SCREEN]) {
      const form = admin.locator('details').filter({ hasText: staff('deliveries.titleHint') });
      if (!(await form.evaluate((one: HTMLDetailsElement) => one.open))) {
        await form.locator('summary').click();
      }
      await form.getByLabel(staff('deliveries.title')).fill(file.name);
      await form.getByLabel(staff('deliveries.file'), { exact: true }).setInputFiles(file);
      await form.getByRole('button', { name: staff('deliveries.submit') }).click();
      await expect(admin.getByText(staff('done.version'))).toBeVisible();
      await expect(admin.locator('li b', { hasText: file.name })).toBeVisible();
    }
    const of = async (name: string) => {
      const [row] = await rows.read<{ id: string }>(
        `select d.id from public.deliverables d join public.deliverable_versions v on v.deliverable_id = d.id
         where d.project_id = $1 and d.title = $2 and v.drawing = 'drawn'`,
        project,
        name,
      );
      return row?.id ?? '';
    };
    await expect.poll(() => of(PLAN.name)).not.toBe('');
    await expect.poll(() => of(SCREEN.name)).not.toBe('');

    const context = await browser.newContext({
      ...{ javaScriptEnabled: scripts, baseURL: site.url },
      viewport: scripts ? { width: 1440, height: 900 } : { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await speak(page, site.url, locale);
    await signIn(page, person, portalPath('deliverable', { id: await of(PLAN.name) }));
    const second = page.getByRole('img', {
      name: say('look.page', { name: PLAN.name, page: '2', of: '2' }),
    });
    await second.scrollIntoViewIfNeeded();
    await expect
      .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
    const narrow = async () =>
      expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(
        scripts ? 1440 : 360,
      );
    await narrow();
    if (scripts) await nothingForAxe(page);

    await page.goto(portalPath('deliverable', { id: await of(SCREEN.name) }));
    await page.getByRole('link', { name: say('look.point'), exact: true }).click();
    const picture = page.getByRole('button', { name: say('point.press') });
    const width = scripts ? 640 : 320;
    // A quarter from the left, half of the height.
    await picture.click({ position: { x: width / 4, y: width } });
    await expect(page.getByRole('status')).toHaveText(say('point.placed'));
    await expect(page.getByLabel(say('point.x'))).toHaveValue('25.0');
    await expect(page.getByLabel(say('point.y'))).toHaveValue('50.0');
    await narrow();
    if (scripts) await nothingForAxe(page);
    await page.getByLabel(say('comment.label')).fill('Aqui falta o total.');
    await page.getByRole('button', { name: say('comment.send') }).click();
    const balloon = page.getByRole('link', {
      name: words(locale, 'projects', 'pins.said', { number: '1', name: person.name }),
    });
    await expect(balloon).toBeVisible();
    await balloon.click();
    await expect(page).toHaveURL(/#dito-/);
    for (const width of scripts ? [1440, 360] : []) {
      await page.setViewportSize({ width, height: 800 });
      await nothingForAxe(page);
    }

    // It is where staff work, too, and is answered there.
    await admin.reload();
    await admin.locator('summary', { hasText: '1' }).filter({ hasNotText: '0' }).first().click();
    await expect(admin.getByText('Aqui falta o total.')).toBeVisible();
    await nothingForAxe(admin);
    await admin
      .getByLabel(staff('discussions.answer', { number: '1' }))
      .first()
      .fill('Já entra.');
    await admin
      .getByRole('button', { name: staff('discussions.submit') })
      .first()
      .click();
    await expect(admin.getByText(staff('done.answer'))).toBeVisible();
    await page.reload();
    await expect(page.getByText('Já entra.')).toBeVisible();
    await context.close();
  });
}
