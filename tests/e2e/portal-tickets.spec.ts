import { portalPath, portalPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** A client with one owner. */
async function clientOf(rows: Rows, email: string) {
  await rows.read(
    `with client as (
       insert into public.client_organizations (name) values ('Padaria Central') returning id)
     insert into public.client_members (organization_id, user_id, role)
     select client.id, u.id, 'owner' from client, identity.users u where u.email = $1 returning id`,
    email,
  );
}

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'client-tickets', key, values);

  test(`a ticket is discussed by portal and mail on a phone, without scripts, in ${locale} @breadth`, async ({
    browser,
    rows,
    site,
  }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await plain.newPage();
    const person = await member(rows, locale);
    await clientOf(rows, person.email);
    await speak(page, site.url, locale);
    await signIn(page, person, portalPaths.tickets);
    await page.getByRole('link', { name: say('list.open') }).click();
    await page.getByLabel(say('new.subject')).fill('Combo de sábado');
    await page.getByLabel(say('new.text')).fill('O combo some à tarde.');
    await page.getByRole('button', { name: say('new.send') }).click();
    await expect(page.getByRole('status')).toContainText(say('done.opened'));
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // Staff answer and pass the turn to the client, as in the admin.
    await rows.read(
      `with said as (
         insert into public.feedback_messages (ticket_id, author, body, via)
         values ($1, 'staff', 'Vira turno próprio?', 'desk') returning ticket_id)
       update public.feedback_tickets t set status = 'waiting' from said where t.id = said.ticket_id
       returning t.id`,
      id,
    );
    await page.goto(portalPaths.overview);
    await page.getByRole('link', { name: words(locale, 'portal', 'waiting.reply') }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByText('Vira turno próprio?')).toBeVisible();
    // By mail, too: the message shows beside those of the portal.
    await rows.read(
      `select private.ingest_ticket_message(gen_random_uuid(), $1, null, null, $2, 'Turno próprio.', 'mail')`,
      id,
      person.email,
    );
    await page.reload();
    await expect(page.getByText('Turno próprio.')).toBeVisible();
    await page.getByLabel(say('reply.answer.label')).fill('E obrigada.');
    await page.getByRole('button', { name: say('reply.answer.send') }).click();
    await expect(page.getByRole('status')).toContainText(say('done.said'));
    await expect(page.getByText('E obrigada.')).toBeVisible();
    await rows.read(
      `update public.feedback_tickets set status = 'solved' where id = $1 returning id`,
      id,
    );
    await page.reload();
    await page.getByRole('button', { name: say('rating.press', { score: '5' }) }).click();
    await expect(page.getByText(say('rating.given', { score: '5' }))).toBeVisible();
    const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 };
    expect(width).toBeLessThanOrEqual(390);
    await plain.close();
  });
}

test('tickets and account of the portal have nothing for axe, at both widths @breadth', async ({
  page,
  rows,
  site,
}) => {
  const person = await member(rows, 'pt-BR');
  await clientOf(rows, person.email);
  const [ticket] = await rows.read<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title, author_name, author_email)
     select p.id, 'Combo de sábado', 'Bia', $1 from public.feedback_projects p where p.key = 'forja'
     returning id`,
    person.email,
  );
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.overview);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const at of [
      portalPaths.tickets,
      portalPaths.newTicket,
      portalPath('ticket', { id: ticket?.id ?? '' }),
      portalPaths.account,
    ]) {
      await page.goto(at);
      await nothingForAxe(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([at, width, over]).toEqual([at, width, 0]);
    }
  }
});

for (const scripts of [true, false]) {
  test(`a file field is in the language of the page, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    rows,
    site,
  }) => {
    // The browser's own language is another one.
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      baseURL: site.url,
      locale: 'en-US',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const say = (key: string) => words('pt-BR', 'file-input', key);
    const person = await member(rows, 'pt-BR');
    await clientOf(rows, person.email);
    await speak(page, site.url, 'pt-BR');
    await signIn(page, person, portalPaths.newTicket);
    const field = page.getByLabel(words('pt-BR', 'client-tickets', 'files.label'));
    const box = page.locator('.file-input').filter({ has: field });
    const picture = { name: 'balcao.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    if (scripts) {
      await expect(box.getByText(say('chooseSeveral'))).toBeVisible();
      await expect(box.getByText(say('none'))).toBeVisible();
      // By keyboard, however often the field is rendered again meanwhile.
      await expect(async () => {
        const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
        await field.press('Space');
        await (await chooser).setFiles([picture, { ...picture, name: 'caixa.png' }]);
      }).toPass();
      await expect(box.getByText('balcao.png, caixa.png')).toBeVisible();
    } else {
      // Nothing would write what is chosen: the browser's own field is there.
      await expect(box.getByText(say('none'))).toBeHidden();
      await expect(field).toHaveCSS('opacity', '1');
    }
    await expect(field).toBeVisible();
    await field.setInputFiles(picture);
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
    await context.close();
  });
}
