import pg from 'pg';
import { fieldTime } from '#app/features/content/schedules/company-time.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved, settled } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const say = (key: string) => words('pt-BR', 'content', key);

const MINUTE_MS = 60_000;
/** So long before the minute everything is scheduled. */
const LEAD_MS = 30_000;
const WITHIN_THE_MINUTE = { timeout: MINUTE_MS, intervals: [200] };

const ARTICLE = pathTo('article', 'pt-BR', { slug: 'agendado-para-as-nove' });
const QUESTION = 'Vocês abrem no feriado?';

test('what is due goes out as it was scheduled, once, also where the process that does it is killed', async ({
  page,
  pair,
  rows,
  site,
  guard,
  afterwards,
}) => {
  test.slow();
  guard.expect(/ERR_(?:INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE)/);
  afterwards(async () => {
    await rows.read('delete from public.content_schedules returning id');
    await rows.read('delete from public.content_overrides returning id');
    await rows.read(
      `delete from public.content_addresses where slug = 'agendado-para-as-nove' returning slug`,
    );
  });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).first();
  const create = async (kind: string) => {
    await page.goto(`${site.url}/admin/content?kind=${kind}`);
    await press(kind === 'article' ? 'list.new.article' : 'list.new.answer').click();
    await expect(page).toHaveURL(/\/admin\/content\/[a-z]+\/[0-9a-f-]{36}$/);
    await settled(page);
  };
  const at = async (url: string, address: string) => {
    const answer = await page.request.get(url + address);
    return { status: answer.status(), text: await answer.text() };
  };

  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/content' });
  // A question that visitors read, which leaves the site.
  await create('answer');
  await field('texts.pt-BR.question').fill(QUESTION);
  await field('texts.pt-BR.answer').fill('Só com plantão combinado.');
  await saved(page, () => press('editor.publishOnly.pt').click(), say('done.language'));
  const asked = await at(pair.there.url, pathTo('faq', 'pt-BR'));
  expect(asked.text).toContain(QUESTION);

  const due = new Date(Math.ceil((Date.now() + LEAD_MS) / MINUTE_MS) * MINUTE_MS);
  const dueField = fieldTime(due.toISOString());
  await settled(page);
  await page.locator('#f-leave-at').fill(dueField);
  await saved(page, () => press('calendar.leave').click(), say('calendar.done.hide'));

  // An article that is published, and edited once more meanwhile.
  await create('article');
  await field('publishedIn').and(page.locator('[value="pt-BR"]')).check();
  await field('publishedIn').and(page.locator('[value="en"]')).uncheck();
  await field('texts.pt-BR.name').fill('Agendado para as nove');
  await field('texts.pt-BR.summary').fill('O resumo.');
  await field('texts.pt-BR.markdown').fill('A versão agendada.');
  await page.locator('#f-at').fill(dueField);
  await saved(page, () => press('calendar.schedule').click(), say('done.scheduled'));
  await settled(page);
  await field('texts.pt-BR.markdown').fill('O rascunho de depois.');
  await saved(page, () => press('editor.save').click(), say('done.saved'));
  expect(await at(pair.there.url, ARTICLE)).toMatchObject({ status: 404 });
  await page.goto('about:blank');

  // One process works alone, and is held in the middle of what is due; the other one comes back.
  await pair.there.kill();
  const holder = new pg.Client({ connectionString: pair.databaseUrl });
  await holder.connect();
  afterwards(() => holder.end());
  await holder.query('begin');
  await holder.query(`select from public.content_overrides where kind = 'article' for update`);
  const waiting = () =>
    rows.read(
      `select pid from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query like '%run_content_schedules%'`,
    );
  expect(Date.now()).toBeLessThan(due.getTime());
  await expect.poll(waiting, { timeout: 2 * MINUTE_MS, intervals: [200] }).toHaveLength(1);
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
  await pair.there.startAgain();
  expect(await waiting()).toHaveLength(1);
  await pair.here.kill();
  await holder.query('rollback');

  await expect
    .poll(async () => (await at(pair.there.url, ARTICLE)).status, WITHIN_THE_MINUTE)
    .toBe(200);
  await expect
    .poll(async () => (await at(pair.there.url, pathTo('faq', 'pt-BR'))).text, WITHIN_THE_MINUTE)
    .not.toContain(QUESTION);
  const { text } = await at(pair.there.url, ARTICLE);
  expect(text).toContain('A versão agendada.');
  expect(text).not.toContain('O rascunho de depois.');
  expect(
    await rows.read(
      `select act, state, done_at >= due_at and done_at < due_at + interval '1 minute' as in_time
       from public.content_schedules order by act`,
    ),
  ).toEqual([
    { act: 'publish', state: 'done', in_time: true },
    { act: 'unpublish', state: 'done', in_time: true },
  ]);
  const done = () =>
    rows.read(
      `select kind, draft ->> 'texts.pt-BR.markdown' as draft, visibility, revision
       from public.content_overrides order by kind`,
    );
  const after = await done();
  expect(after).toMatchObject([
    { kind: 'answer', visibility: 'hidden' },
    { kind: 'article', draft: 'O rascunho de depois.', visibility: 'visible' },
  ]);
  await pair.here.startAgain();
  expect((await at(pair.here.url, ARTICLE)).text).toContain('A versão agendada.');
  expect(await done()).toEqual(after);
  const published = await rows.read(
    `select from public.setting_changes where table_name = 'content_overrides'
     and after ->> 'published_at' is distinct from before ->> 'published_at'
     and after ->> 'kind' = 'article' and after ->> 'published_at' is not null`,
  );
  expect(published).toHaveLength(1);
});
