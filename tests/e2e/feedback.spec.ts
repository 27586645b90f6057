import { nothingForAxe } from './fixtures/axe.ts';
import {
  askForFeedback,
  entriesSaying,
  feedbackForm,
  feedbackLink,
  openWidget,
  PICTURE,
  something,
  talkButton,
} from './fixtures/feedback.ts';
import { unheard } from './fixtures/invented.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  test.describe(`the widget, ${locale}${breadth(locale === 'en')}`, () => {
    test.use({ viewport: { width: locale === 'en' ? 1440 : 360, height: 800 } });

    test('sends, confirms, starts again, and shows the follow-up link', async ({ page, rows }) => {
      const widget = await openWidget(page, locale);
      const { dialog, say, type, severity, verbatim, csat, send, files, chosen } = widget;
      await expect(type('bug')).toBeChecked();
      await expect(severity('medium')).toBeChecked();
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      const text = something();
      await verbatim.fill('   ');
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await verbatim.fill(text);
      await expect(send).not.toHaveAttribute('aria-disabled');
      await type('csat').check();
      await expect(severity('medium')).toBeHidden();
      await expect(csat).toHaveValue('5');
      await csat.press('ArrowRight');
      await expect(csat).toHaveValue('5');
      await csat.press('Home');
      await csat.press('ArrowLeft');
      await expect(csat).toHaveValue('1');
      await csat.press('ArrowRight');
      await files.setInputFiles([PICTURE, { ...PICTURE, name: 'outra.png' }]);
      await chosen.filter({ hasText: 'outra.png' }).getByRole('button').click();
      await expect(chosen).toHaveCount(1);
      await send.click();

      const toast = page.getByText(say('outcome.sent.title'));
      await expect(toast).toBeVisible();
      await expect(dialog).toBeHidden();
      const [entry] = await entriesSaying(rows, text);
      expect(entry).toMatchObject({
        type: 'csat',
        score: 2,
        severity: 'medium',
        locale,
        attachments: [{ name: 'tela.png' }],
        context: {
          url: page.url(),
          path: new URL(page.url()).pathname,
          locale,
          viewportSize: locale === 'en' ? '1440x800' : '360x800',
          moduleKey: 'site',
          user: { role: 'usuario_final', id: 'anonymous', name: 'Visitor' },
        },
      });
      for (const known of ['timestamp', 'browser', 'screenSize']) {
        expect(entry?.context[known]).toEqual(expect.stringMatching(/\S/));
      }

      // The type stays; everything else is as at the beginning.
      const stored = page.getByRole('region', { name: say('kept.title') });
      const link = await stored.getByRole('link').getAttribute('href');
      await expect(stored).toBeFocused();
      await stored.getByRole('button', { name: say('kept.close') }).click();
      await askForFeedback(page, locale);
      await expect(type('csat')).toBeChecked();
      await expect(csat).toHaveValue('5');
      await expect(verbatim).toHaveValue('');
      await expect(chosen).toHaveCount(0);
      await type('bug').check();
      await expect(severity('medium')).toBeChecked();
      await page.keyboard.press('Escape');
      const way = locale === 'en' ? feedbackLink(page, locale) : talkButton(page, locale);
      await expect(way).toBeFocused();

      await page.goto(link ?? '');
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('follow.statuses.new.title'),
      );
    });

    test('with an e-mail address the follow-up link is mailed @breadth', async ({
      page,
      mailbox,
      rows,
    }) => {
      const { dialog, say, verbatim, email, type, severity, send } = await openWidget(page, locale);
      const text = something();
      const address = `${unheard()}@cliente.example`;
      await severity('blocker').check();
      await verbatim.fill(text);
      await email.fill(address);
      await send.click();
      await expect(dialog).toBeHidden();
      await expect(type('bug')).toBeHidden();
      await expect(page.getByRole('region', { name: say('kept.title') })).toHaveCount(0);
      const [entry] = await entriesSaying(rows, text);
      expect(entry).toMatchObject({ type: 'bug', severity: 'blocker' });
      const protocol = entry?.protocol ?? '';
      await expect.poll(() => mailbox.about(protocol)).toHaveLength(2);
      const [toTeam, toAuthor] = [TEAM, address].map((to) =>
        mailbox.about(protocol).find((mail) => mail.to?.[0]?.address === to),
      );
      expect(toTeam?.text).toContain(text);
      expect(toTeam?.replyTo?.[0]?.address).toBe(address);
      expect(toAuthor?.subject).toBe(
        words(locale, 'feedback', 'mail.author.subject', { protocol }),
      );
      const link = /\/(?:en\/)?feedback\/[\w-]{43}/.exec(toAuthor?.text ?? '')?.[0] ?? '';
      expect(link.startsWith('/en/')).toBe(locale === 'en');
      await page.goto(link);
      await expect(page.getByText(text)).toBeVisible();
    });

    test('a failed post stays open with every text, and reports the error', async ({
      page,
      guard,
      rows,
    }) => {
      const { dialog, say, verbatim, send } = await openWidget(page, locale);
      const text = something();
      await verbatim.fill(text);
      guard.expect(/503/);
      await page.route('**/feedback/*', (route) => route.fulfill({ status: 503, body: 'x' }));
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(say('outcome.failed.text'));
      await expect(verbatim).toHaveValue(text);
      await page.unroute('**/feedback/*');
      await send.click();
      await expect(dialog).toBeHidden();
      expect(await entriesSaying(rows, text)).toHaveLength(1);
    });

    test('feedback that gets no response waits on the device, and goes with its files', async ({
      page,
      context,
      guard,
      rows,
    }) => {
      const { dialog, say, verbatim, files, send } = await openWidget(page, locale);
      const text = something();
      await verbatim.fill(text);
      await files.setInputFiles([PICTURE]);
      guard.expect(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(say('outcome.saved.text'));
      await expect(verbatim).toHaveValue('');
      await context.setOffline(false);
      await expect.poll(async () => (await entriesSaying(rows, text)).length).toBe(1);
      const [entry] = await entriesSaying(rows, text);
      expect(entry?.attachments).toHaveLength(1);
    });

    test('names each file that cannot be attached; drops and pastes others @breadth', async ({
      page,
    }) => {
      const { dialog, say, files, chosen, verbatim } = await openWidget(page, locale);
      const tooLarge = { ...PICTURE, name: 'gigante.png', buffer: Buffer.alloc(10_485_761) };
      const program = {
        name: 'a.exe',
        mimeType: 'application/x-msdownload',
        buffer: PICTURE.buffer,
      };
      await files.setInputFiles([PICTURE, tooLarge, program]);
      for (const [key, name] of [
        ['errors.tooLarge', 'gigante.png'],
        ['errors.unsupported', 'a.exe'],
      ] as const) {
        await expect(dialog.getByText(words(locale, 'feedback', key, { name }))).toBeVisible();
      }
      await expect(chosen).toHaveCount(1);
      const give = (kind: 'drop' | 'paste') =>
        verbatim.evaluate((field, given) => {
          const data = new DataTransfer();
          data.items.add(new File(['x'], `${given}.txt`, { type: 'text/plain' }));
          const init = { bubbles: true, cancelable: true };
          field.dispatchEvent(
            given === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        }, kind);
      await give('drop');
      await give('paste');
      await expect(chosen).toHaveText([/tela\.png/, /drop\.txt/, /paste\.txt/]);
      await files.setInputFiles(['4', '5', '6'].map((n) => ({ ...PICTURE, name: `${n}.png` })));
      await expect(chosen).toHaveCount(5);
      await expect(dialog.getByText(say('errors.tooMany'))).toBeVisible();
    });

    test('leads to the field with the wrong address', async ({ page, guard }) => {
      guard.expect(/status of 422/);
      const { dialog, verbatim, send } = await openWidget(page, locale);
      await verbatim.fill(something());
      const email = dialog.getByLabel(words(locale, 'feedback', 'form.email'));
      await email.fill('ana@');
      await send.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/\S/);
      await expect(email).toHaveValue('ana@');
    });

    test('axe finds nothing, open and sent @breadth', async ({ page }) => {
      const { say, verbatim, send } = await openWidget(page, locale);
      await nothingForAxe(page);
      await verbatim.fill(something());
      await send.click();
      await expect(page.getByRole('region', { name: say('kept.title') })).toBeVisible();
      await nothingForAxe(page);
    });
  });

  test.describe(`the page without scripts, ${locale}${breadth(locale === 'pt-BR')}`, () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width: locale === 'en' ? 360 : 1440, height: 900 },
    });

    test('sends with a file, and opens the author’s page', async ({ page, rows, guard }) => {
      guard.expect(/status of 422/);
      await page.goto(locale === 'en' ? '/en/faq' : '/faq');
      await askForFeedback(page, locale);
      await expect(page).toHaveURL(/\/feedback\?de=faq$/);
      const form = feedbackForm(page.getByRole('main'), locale);
      await expect(form.severity('medium')).toBeVisible();
      await expect(form.ten).toBeHidden();
      await form.type('nps').check();
      await expect(form.severity('medium')).toBeHidden();
      await expect(form.ten).toHaveValue('7');
      await form.send.click();
      await expect(page.getByText(form.say('errors.verbatimText'))).toBeVisible();
      await expect(form.type('nps')).toBeChecked();
      const text = something();
      await form.verbatim.fill(text);
      await form.files.setInputFiles(PICTURE);
      await form.send.click();
      await expect(page).toHaveURL(/\/feedback\/[\w-]{43}$/);
      await expect(page.getByText(text)).toBeVisible();
      const [entry] = await entriesSaying(rows, text);
      expect(entry).toMatchObject({ type: 'nps', score: 7, context: { path: 'faq' } });
      const reply = page.getByLabel(form.say('follow.reply'));
      await reply.fill('Mais um detalhe.');
      await page.getByRole('button', { name: form.say('follow.send') }).click();
      await expect(page.getByText('Mais um detalhe.')).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: 'tela.png' }).click();
      expect((await coming).suggestedFilename()).toBe('tela.png');
    });
  });
}

test('the page with scripts sends and opens the author’s page @breadth', async ({ page, rows }) => {
  await visit(page, '/feedback');
  const form = feedbackForm(page.getByRole('main'), 'pt-BR');
  const text = something();
  await form.verbatim.fill(text);
  await expect(page.getByText(form.say('files.drop'))).toBeVisible();
  await form.send.click();
  await expect(page).toHaveURL(/\/feedback\/[\w-]{43}$/);
  expect(await entriesSaying(rows, text)).toHaveLength(1);
  await expect(feedbackLink(page, 'pt-BR')).toHaveCount(0);
});

test('where the island does not load, the link is followed @breadth', async ({ page, guard }) => {
  guard.expect(/ERR_FAILED/);
  await page.route('**/assets/feedback.island*', (route) => route.abort());
  await page.goto('/faq');
  await feedbackLink(page, 'pt-BR').click();
  await expect(page).toHaveURL(/\/feedback\?de=faq$/);
});
