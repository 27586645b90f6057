import { portalPath, portalPaths } from '#app/paths.ts';
import { workFor } from './fixtures/cached-portal.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/* What a client has typed on a phone stays on the screen where it was not sent, and they see why. */

// As much as a keyboard leaves of a phone.
test.use({ viewport: { width: 360, height: 560 } });

for (const locale of LANGUAGES) {
  const tickets = (key: string) => words(locale, 'client-tickets', key);
  const portal = (key: string, values?: Record<string, string>) =>
    words(locale, 'portal', key, values);
  const device = (key: string) => words(locale, 'client-device', key);

  test(`a file that is too large is refused before it is sent, and the text stays, in ${locale} @breadth`, async ({
    page,
    rows,
    site,
  }) => {
    const person = await member(rows, locale);
    const work = await workFor(rows, person);
    await speak(page, site.url, locale);
    await signIn(page, person, portalPath('ticket', { id: work.ticket }));
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    const answer = page.getByLabel(tickets('reply.answer.label'));
    await answer.fill('Segue o vídeo da loja.');
    const large = { name: 'loja.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 << 20) };
    await page.locator('#arquivos').setInputFiles([large]);
    await page.getByRole('button', { name: tickets('reply.answer.send') }).click();
    await expect(page.getByRole('alert')).toContainText(tickets('refused.files.large'));
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(answer).toHaveValue('Segue o vídeo da loja.');
    expect(posts).toEqual([]);
  });

  test(`without a connection the message about it is in view, in ${locale} @breadth`, async ({
    page,
    context,
    rows,
    site,
  }) => {
    const person = await member(rows, locale);
    const work = await workFor(rows, person);
    await speak(page, site.url, locale);
    await signIn(page, person, portalPaths.newTicket);
    await page.getByLabel(tickets('new.subject')).fill('Combo de sábado');
    await page.getByLabel(tickets('new.text')).fill('O combo some à tarde.');
    const send = page.getByRole('button', { name: tickets('new.send') });
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText(device('post.offline'))).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await page.goto(portalPath('ticket', { id: work.ticket }));
    await page.getByLabel(tickets('reply.answer.label')).fill('Pode soltar hoje.');
    await context.setOffline(true);
    await page.getByRole('button', { name: tickets('reply.answer.send') }).click();
    await expect(page.locator('[data-reply]')).toBeInViewport({ ratio: 1 });
  });

  test(`a change that was requested too late is still to be read, and leads to the last version, in ${locale} @breadth`, async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 409/);
    const person = await member(rows, locale);
    const work = await workFor(rows, person);
    await speak(page, site.url, locale);
    await signIn(page, person, portalPath('deliverable', { id: work.deliverable }));
    await page
      .getByRole('button', { name: portal('decision.change') })
      .first()
      .click();
    await page.locator('#ajuste-texto').fill('O botão verde confunde o balcão.');
    // Meanwhile the team sends the next version.
    await rows.changeAsOwner(
      `update public.deliverable_versions set state = 'replaced' where deliverable_id = '${work.deliverable}';
       insert into public.deliverable_versions
         (id, deliverable_id, number, storage_key, file_name, content_type, size, sha256)
       select gen_random_uuid(), '${work.deliverable}', 2, 'projects/' || h, 'tela.pdf', 'application/pdf', 3, h
       from (select md5(random()::text) || md5(random()::text) as h) one`,
    );
    await page.locator('#ajuste button[type=submit]').click();
    const note = page.getByRole('alert');
    await expect(note).toContainText(portal('decision.refused.decided'));
    await expect(note).toContainText('O botão verde confunde o balcão.');
    await note.getByRole('link', { name: portal('decision.seeLast', { number: '2' }) }).click();
    await expect(page).toHaveURL(/versao=2/);
  });
}

test('no line of the account, nor of what is approved, ends within the word e-mail @breadth', async ({
  page,
  rows,
  site,
}) => {
  const person = await member(rows, 'pt-BR');
  const work = await workFor(rows, person);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.overview);
  const split = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        for (const { index } of text.matchAll(/e-mail/gi)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 'e-mail'.length);
          if (range.getClientRects().length > 1) found.push(text);
        }
      }
      return found;
    });
  for (const width of [340, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(portalPaths.account);
    expect([width, await split()]).toEqual([width, []]);
    await page.goto(portalPath('deliverable', { id: work.deliverable }));
    await page
      .getByRole('button', { name: words('pt-BR', 'portal', 'decision.approve', { number: '1' }) })
      .first()
      .click();
    await expect(page.locator('#aprovar')).toBeVisible();
    expect([width, await split()]).toEqual([width, []]);
  }
});
