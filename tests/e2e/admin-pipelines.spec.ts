import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'pipelines', key, values);

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A pipeline of its own, where its editor is, and its slug. */
async function somePipeline(rows: Rows) {
  const slug = `p-${randomUUID()}`;
  await rows.changeAsOwner(
    `with pipeline as (
       insert into public.crm_pipelines (product, slug, name, position)
       values ('forja', '${slug}', 'Feiras', 9) returning id
     )
     insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
     select pipeline.id, one.slug, one.name, one.position, one.kind, one.chance from pipeline, (values
       ('convite', 'Convite', 1, 'open', 10), ('ganho', 'Ganho', 2, 'won', 100),
       ('perdido', 'Perdido', 3, 'lost', 0)) as one (slug, name, position, kind, chance)`,
  );
  const [row] = await rows.read<{ id: string; product: string }>(
    `select p.id, o.id as product from public.crm_pipelines p
     join public.crm_products o on o.slug = p.product where p.slug = $1`,
    slug,
  );
  const list = `/admin/products/${row?.product}/pipelines`;
  return { slug, list, editor: `${list}/${row?.id}`, product: `/admin/products/${row?.product}` };
}

const stagesOf = async (rows: Rows, slug: string) =>
  (
    await rows.read<{ name: string }>(
      `select s.name from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = $1 order by s.position`,
      slug,
    )
  ).map(({ name }) => name);

test('stages are named, added and ordered by keyboard, and the board of a colleague follows @breadth', async ({
  page,
  rows,
  site,
  browser,
}) => {
  const { slug, list, editor, product } = await somePipeline(rows);
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  const board = `/admin/deals?pipeline=${slug}`;
  await atWork({ page: other, rows, url: site.url, role: 'viewer', to: board });
  const column = (name: string) => other.getByRole('region', { name, exact: true });
  await expect(column('Convite')).toBeVisible();
  await nothingForAxe(page);

  const named = page.getByLabel(say('stage.name.open'), { exact: true });
  await named.first().fill('Visita');
  await page.getByRole('button', { name: say('stage.add') }).press('Enter');
  await expect(named.nth(1)).toBeFocused();
  await page.keyboard.type('Amostra');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  const up = page.getByRole('button', { name: say('stage.up', { name: 'Amostra' }) });
  await up.press('Enter');
  await expect(named.first()).toHaveValue('Amostra');
  await expect(
    page.getByRole('button', { name: say('stage.down', { name: 'Amostra' }) }),
  ).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('saved')).first()).toBeVisible();
  await expect(page.locator('form[data-unsaved]')).toHaveCount(0);
  await expect.poll(() => stagesOf(rows, slug)).toEqual(['Amostra', 'Visita', 'Ganho', 'Perdido']);
  await expect(column('Amostra')).toBeVisible();
  await expect(column('Convite')).toHaveCount(0);
  await context.close();

  // Saved again, the new stage is known by what the database calls it.
  await named.first().fill('Amostra grátis');
  await page.keyboard.press('Control+s');
  await expect.poll(() => stagesOf(rows, slug)).toContain('Amostra grátis');
  expect(await stagesOf(rows, slug)).toHaveLength(4);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/admin/products', product, list, editor]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([address, await tooWide(page)]).toEqual([address, 0]);
    await nothingForAxe(page);
  }
});

test('two users edit one pipeline: conflicts are chosen field by field, other fields follow the colleague @breadth', async ({
  page,
  newVisitor,
  rows,
  site,
  guard,
}) => {
  test.slow();
  guard.expect(/status of 409/);
  const notice = (key: string) => words('pt-BR', 'audit', key);
  const { slug, editor } = await somePipeline(rows);
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  const screen = await (await newVisitor()).newPage();
  await atWork({ page: screen, rows, url: site.url, role: 'admin', to: editor });

  const name = (where: Page) => where.getByLabel(say('fields.name'), { exact: true });
  const days = (where: Page) => where.getByLabel(say('fields.stalledAfter'));
  const stages = (where: Page) => where.getByLabel(say('stage.name.open'), { exact: true });
  const add = async (where: Page, stage: string) => {
    await where.getByRole('button', { name: say('stage.add') }).press('Enter');
    await expect(stages(where).last()).toBeFocused();
    await where.keyboard.type(stage);
    await where.keyboard.press('Tab');
    await where.keyboard.type('20');
  };
  // The colleague: another name, another term, and a stage more.
  await name(screen).fill('Feiras e visitas');
  await days(screen).fill('21');
  await add(screen, 'Amostra');
  // First user: another name as well, begun before that is saved (an untouched field would follow), and a
  // stage of their own.
  await name(page).fill('Eventos');
  await screen.keyboard.press('Control+s');
  await expect(screen.getByText(say('saved')).first()).toBeVisible();
  await add(page, 'Orçamento');
  await page.keyboard.press('Control+s');

  const conflict = page.getByRole('alert', { name: notice('conflict.title') });
  await expect(conflict).toBeInViewport();
  const side = (text: string, which: 'keep' | 'take') =>
    conflict
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('button', { name: notice(`conflict.${which}`) });
  await expect(side('Feiras e visitas', 'keep')).toHaveAttribute('aria-pressed', 'true');
  await expect(side('21', 'take')).toHaveAttribute('aria-pressed', 'true');
  await expect(days(page)).toHaveValue('21');
  await expect(name(page)).toHaveValue('Eventos');
  await nothingForAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);
  await nothingForAxe(page);

  // One change is accepted after all, by keyboard; the stages of both stay.
  await side('Feiras e visitas', 'take').press('Enter');
  await expect(name(page)).toHaveValue('Feiras e visitas');
  await page.keyboard.press('Control+s');
  await expect(conflict).toBeHidden();
  await expect
    .poll(async () => (await stagesOf(rows, slug)).toSorted())
    .toEqual(['Amostra', 'Convite', 'Ganho', 'Orçamento', 'Perdido']);
  expect(
    await rows.read('select name, stalled_after from public.crm_pipelines where slug = $1', slug),
  ).toEqual([{ name: 'Feiras e visitas', stalled_after: 21 }]);
});
