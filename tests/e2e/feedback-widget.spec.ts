import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { entriesSaying, feedbackForm, something } from './fixtures/feedback.ts';
import { type OtherProduct, startOtherProduct } from './fixtures/other-product.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const admin = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'feedback-projects', key, values);

type Given = { page: Page; rows: Rows; product: OtherProduct };

/** A project that the product's pages may show the form of, and the code of its button. */
async function someProject({ rows, product }: Omit<Given, 'page'>, loader: string) {
  const key = `p-${randomUUID()}`;
  await rows.changeAsOwner(
    `with project as (
       insert into public.feedback_projects (key, name, translations, allowed_origins)
       values ('${key}', 'Loja', '{"en": {"name": "Shop"}}', array['${product.origin}']) returning id
     )
     insert into public.feedback_modules (project_id, key, name, translations)
     select id, 'orders', 'Pedidos', '{"en": {"name": "Orders"}}' from project`,
  );
  const code = (notice: Record<string, string>) =>
    `<script async src="${loader}/feedback/widget.js" data-project="${key}" ${Object.entries(notice)
      .map(([name, value]) => `data-${name}="${value}"`)
      .join(' ')}></script>`;
  return { key, code };
}

const widgetOf = (page: Page) => ({
  button: page.locator('forja-feedback .button'),
  dialog: page.locator('forja-feedback dialog'),
  close: page.locator('forja-feedback .close'),
  frame: page.frameLocator('forja-feedback iframe'),
});

/** Opens the product's page, once the project is registered. */
async function open({ page, product }: Omit<Given, 'rows'>, query = '') {
  await page.goto(`${product.origin}/pedidos${query}`);
  const widget = widgetOf(page);
  await expect(widget.button).toBeVisible();
  return widget;
}

test('staff create a project, its code is embedded in another product, and entries from there arrive', async ({
  page,
  rows,
  site,
  newVisitor,
  afterwards,
}) => {
  const product = await startOtherProduct(site.url);
  afterwards(product.stop);
  const key = `loja-${randomUUID()}`;
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/feedback/projects' });
  await page.getByRole('link', { name: admin('new') }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.locator('#name').fill('Loja');
  await field(admin('fields.key')).first().fill(key);
  await page.locator('#allowed_origins').fill(`${product.origin}/`);
  await field(admin('fields.position')).selectOption('top-left');
  await page.getByRole('button', { name: admin('module.add') }).press('Enter');
  await expect(field(admin('module.name'))).toBeFocused();
  await page.keyboard.type('Pedidos');
  await page.locator('[name="m.0.key"]').fill('orders');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/feedback\/projects\/[0-9a-f-]{36}$/);
  await field(admin('preview.module')).selectOption('orders');
  const code = await page.getByLabel(admin('preview.code'), { exact: true }).inputValue();
  product.put(code);

  const context = await newVisitor();
  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: 360, height: 740 });
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(request.url()));
  const { button, dialog, frame } = await open({ page: visitor, product }, '?token=segredo#parte');
  // Nobody was notified by then.
  const ours = () => requests.filter((url) => url.startsWith(site.url));
  expect(ours()).toEqual([`${site.url}/feedback/widget.js`]);
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect([x < 180, y < 370, height >= 44]).toEqual([true, true, true]);

  await button.press('Enter');
  await expect(dialog).toBeVisible();
  const form = feedbackForm(frame, 'pt-BR');
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(frame.getByText('Loja, Pedidos')).toBeVisible();
  const text = something();
  await form.verbatim.fill(text);
  await form.send.click();
  const thanks = frame.getByRole('heading', { name: form.say('outcome.sent.title') });
  await expect(thanks).toBeFocused();
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  const [entry] = await entriesSaying(rows, text);
  expect(entry?.context).toMatchObject({
    url: `${product.origin}/pedidos`,
    path: '/pedidos',
    referrer: '',
    viewportSize: '360x740',
    moduleKey: 'orders',
    locale: 'pt-BR',
  });
  expect(JSON.stringify(entry)).not.toContain('segredo');
});

for (const locale of LANGUAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`by keyboard alone in ${locale}, ${theme}, with nothing for axe @breadth`, async ({
      page,
      rows,
      site,
      afterwards,
    }) => {
      const product = await startOtherProduct(site.url);
      afterwards(product.stop);
      const { code } = await someProject({ rows, product }, site.url);
      product.put(code({ module: 'orders', lang: locale, theme, position: 'bottom-right' }));
      await page.setViewportSize({ width: locale === 'en' ? 1440 : 768, height: 800 });
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      const { button, dialog, close, frame } = await open({ page, product });
      const form = feedbackForm(frame, locale);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(
        frame.getByText(locale === 'en' ? 'Shop, Orders' : 'Loja, Pedidos'),
      ).toBeVisible();
      await expect(close).toHaveAttribute('aria-label', form.say('dialog.close'));
      // The page around the frame sets the theme, not the system of the reader.
      const ground = await frame
        .locator('html')
        .evaluate(
          (element) =>
            getComputedStyle(element.querySelector('.feedback-card') ?? element).backgroundColor,
        );
      const light = Number(/\d+/.exec(ground)?.[0]) > 128;
      expect([theme, light, ground]).toEqual([theme, theme === 'light', ground]);

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );

      // What is typed and not sent is there when it is opened again.
      const text = something();
      await form.verbatim.focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.verbatim).toHaveValue(text);
      await form.send.focus();
      await page.keyboard.press('Enter');
      await expect(
        frame.getByRole('heading', { name: form.say('outcome.sent.title') }),
      ).toBeFocused();
      await frame.getByRole('button', { name: form.say('frame.again') }).press('Enter');
      await expect(form.verbatim).toHaveValue('');
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(button).toBeFocused();
      expect((await entriesSaying(rows, text))[0]).toMatchObject({ locale });
    });
  }
}

test('inline: rendered in its place, after slow content, in the language of the page @breadth', async ({
  page,
  rows,
  site,
  afterwards,
}) => {
  const product = await startOtherProduct(site.url);
  afterwards(product.stop);
  const { code } = await someProject({ rows, product }, site.url);
  product.put(`<p>Antes</p>${code({ position: 'inline' })}<p>Depois</p>`);
  const { button, frame } = await open({ page, product });
  const [before, at, after] = await Promise.all(
    [page.getByText('Antes'), button, page.getByText('Depois')].map((one) => one.boundingBox()),
  );
  expect((before?.y ?? 0) < (at?.y ?? 0) && (at?.y ?? 0) < (after?.y ?? 0)).toBe(true);
  await button.click();
  await expect(frame.getByText(words('pt-BR', 'feedback', 'form.verbatim'))).toBeVisible();

  // In the head, before there is a body.
  product.put('', code({ position: 'bottom-left' }));
  const corner = (await (await open({ page, product })).button.boundingBox()) ?? { x: 999, y: 0 };
  expect([corner.x < 100, corner.y > 300]).toEqual([true, true]);
});

test('of a closed project reports that, and closes @breadth', async ({
  page,
  rows,
  site,
  guard,
  afterwards,
}) => {
  const product = await startOtherProduct(site.url);
  afterwards(product.stop);
  const { key, code } = await someProject({ rows, product }, site.url);
  await rows.changeAsOwner(
    `update public.feedback_projects set is_active = false where key = '${key}'`,
  );
  product.put(code({ lang: 'pt-BR' }));
  guard.expect(/status of 404/);
  const { button, dialog, frame } = await open({ page, product });
  await button.click();
  await expect(
    frame.getByRole('heading', { name: words('pt-BR', 'feedback', 'frame.quiet.title') }),
  ).toBeVisible();
  await frame.getByRole('button', { name: words('pt-BR', 'feedback', 'frame.close') }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('is shown by no page of another origin @breadth', async ({
  page,
  rows,
  site,
  guard,
  afterwards,
}) => {
  const product = await startOtherProduct(site.url);
  const outsider = await startOtherProduct(site.url);
  afterwards(product.stop);
  afterwards(outsider.stop);
  const { code } = await someProject({ rows, product }, site.url);
  outsider.put(code({ lang: 'pt-BR' }));
  guard.expect(/frame-ancestors/, /status of 404/);
  const { button, frame } = await open({ page, product: outsider });
  await button.click();
  await expect(frame.locator('form')).toHaveCount(0);
  await expect(frame.getByText(words('pt-BR', 'feedback', 'form.verbatim'))).toHaveCount(0);
});

test('the editor previews as it is typed, and fits a phone @breadth', async ({
  page,
  rows,
  site,
}) => {
  const [row] = await rows.read<{ id: string }>(
    `select id from public.feedback_projects where key = 'forja'`,
  );
  const editor = `/admin/feedback/projects/${row?.id}`;
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  const look = (position: string, theme: string) =>
    page.getByRole('img', {
      name: admin('preview.look', {
        position: admin(`positions.${position}`),
        theme: admin(`themes.${theme}`),
      }),
    });
  await expect(look('bottom-right', 'auto')).toBeVisible();
  await page.getByLabel(admin('fields.position'), { exact: true }).selectOption('top-left');
  await page.getByLabel(admin('fields.theme'), { exact: true }).selectOption('dark');
  await expect(look('top-left', 'dark')).toBeVisible();
  const code = page.getByLabel(admin('preview.code'), { exact: true });
  await expect(code).toHaveValue(/data-theme="dark"\s+data-position="top-left"/);
  await page.getByLabel(admin('preview.language'), { exact: true }).selectOption('en');
  await expect(code).toHaveValue(/data-lang="en"/);
  await expect(
    page.locator('.widget-inner').getByText(words('pt-BR', 'feedback', 'trigger')),
  ).toBeVisible();
  await nothingForAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/admin/feedback/projects', editor]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([address, over]).toEqual([address, 0]);
    await nothingForAxe(page);
  }
});
