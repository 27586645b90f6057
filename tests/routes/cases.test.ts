import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { SAMPLES } from './content-samples.ts';
import { multipart } from './feedback-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, act, made, post, publicText } = useContentStaff(site);

const PENDING = { 'pt-BR': 'Em desenvolvimento...', en: 'In development...' };
const { fields: ANONYMOUS, names: NAMES } = SAMPLES.case;
const NAMED = { ...ANONYMOUS, client: 'Cerealista Três Barras' };
const SLUGS = { 'pt-BR': 'pedido-lido-sem-digitar', en: 'orders-read-not-typed' };
const pageAt = (locale: Locale, slug = SLUGS[locale]) => pathTo('case', locale, { slug });
const list = (locale: Locale) => publicText(pathTo('cases', locale));
const statusOf = async (path: string) => (await site().ask(path)).status;
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';

const LEAVE = {
  intent: 'save',
  revision: '0',
  givenBy: 'Davi Nogueira, direção',
  givenOn: '2026-11-10',
  givenAs: 'email',
  body: 'Podem mostrar o nome e as medidas. Combinado entre nós.',
};
const leaveOf = (item: string) => `/admin/content/${item}/leave`;
const giveLeave = (item: string, fields: Record<string, string> = {}) =>
  post(leaveOf(item), { ...LEAVE, ...fields });

async function published(fields: Record<string, string> = ANONYMOUS): Promise<string> {
  const item = await made('case');
  const reply = await send(item, { intent: 'publish', ...fields });
  expect([reply.status, reply.text]).toEqual([303, '']);
  return item;
}

afterEach(async () => {
  await resetContent();
  await sql('delete from public.case_leaves');
  await sql('delete from public.content_schedules');
});

describe('the first case', () => {
  it('takes the place of the text that announces it, in each of its languages', async () => {
    for (const locale of LOCALES) expect(await list(locale)).toContain(PENDING[locale]);
    await published();
    for (const locale of LOCALES) {
      const cases = await list(locale);
      expect(cases).not.toContain(PENDING[locale]);
      expect(cases).toContain(`href="${pageAt(locale)}"`);
      const page = await publicText(pageAt(locale));
      expect(page).toContain('registro');
      expect(page).toContain('Atacado');
      expect(page).not.toMatch(/NaN|undefined/);
      expect(await publicText(pathTo('automationAi', locale))).toContain(pageAt(locale));
    }
  });

  it('is known to search engines as an article with its day, and leads to its list', async () => {
    await published({ ...ANONYMOUS, posted: '2026-11-20' });
    const graph = graphOf(await publicText(pageAt('en'))) ?? [];
    expect(graph.find((node) => node['@type'] === 'Article')).toMatchObject({
      headline: NAMES.en,
      datePublished: '2026-11-20',
      inLanguage: 'en',
    });
    expect(JSON.stringify(graph.find((node) => node['@type'] === 'BreadcrumbList'))).toContain(
      pathTo('cases', 'en'),
    );
  });

  it('leads from each former address to the current one in one hop', async () => {
    const item = await published();
    for (const name of ['Orders read twice', 'Orders read once']) {
      await send(item, { intent: 'publish', 'texts.en.name': name });
    }
    for (const old of [SLUGS.en, 'orders-read-twice']) {
      const moved = await site().ask(pageAt('en', old));
      expect([moved.status, moved.headers.location]).toEqual([
        301,
        pageAt('en', 'orders-read-once'),
      ]);
    }
  });
});

describe('a script in every text of a case', () => {
  it('is words on the page, in its list, in the structured data and in the editor', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const texts = Object.keys(ANONYMOUS).filter((path) => path.startsWith('texts.'));
    const short = (path: string) => (/(?:before|value)$/.test(path) ? '<b>alert(1)</b>' : hostile);
    const fields = Object.fromEntries(texts.map((path) => [path, short(path)]));
    const story = { 'texts.en.quote': hostile, 'texts.en.markdown': hostile };
    const item = await published({ ...ANONYMOUS, ...fields, ...story });
    const address = pageAt('en', 'script-script-alert-1-script');
    for (const page of [await publicText(address), await list('en'), (await editor(item)).text]) {
      expect(page).toContain('alert(1)');
      expect(page).not.toMatch(/<script>alert|<b>alert/);
    }
    expect(graphOf(await publicText(address))).not.toBeNull();
  });
});

describe('a figure', () => {
  it('without its source is refused beside its field', async () => {
    const item = await made('case');
    const fields = { ...ANONYMOUS, 'texts.en.figures.0.source': '' };
    const reply = await send(item, { intent: 'publish', ...fields });
    expect(reply.status).toBe(422);
    expect(reply.text).toMatch(/aria-describedby="f-texts[.]en[.]figures[.]0[.]source-/);
    expect((await send(item, { intent: 'save', ...fields })).status).toBe(303);
    expect(await statusOf(pageAt('en'))).toBe(404);
  });

  it('is drawn on one ruler where both values are numbers, and written in words elsewhere', async () => {
    await published({
      ...ANONYMOUS,
      'texts.en.figures.1.label': 'Orders',
      'texts.en.figures.1.value': '3 of 10',
      'texts.en.figures.1.source': 'count',
    });
    const page = await publicText(pageAt('en'));
    expect(page.match(/class="case-ruler"/g)).toHaveLength(1);
    expect(page).toContain('3 of 10');
  });
});

describe('a case that names its client', () => {
  it.each([
    ['publish', {}],
    ['publish:en', {}],
    ['schedule', { at: '2027-06-01T09:30' }],
  ])('is refused without leave: %s', async (intent, more) => {
    const item = await made('case');
    const reply = await send(item, { intent, ...NAMED, ...more });
    expect(reply.status).toBe(422);
    expect(reply.text).toMatch(/aria-describedby="f-client-/);
    expect(reply.text).toContain(NAMED.client);
    expect(await statusOf(pageAt('en'))).toBe(404);
    expect((await send(item, { intent, ...ANONYMOUS, client: '', ...more })).status).toBe(303);
  });

  it('is public once leave is stored, and the leave stays where staff alone read it', async () => {
    const item = await made('case');
    expect((await giveLeave(item)).status).toBe(200);
    expect((await send(item, { intent: 'publish', ...NAMED })).status).toBe(303);
    for (const locale of LOCALES) {
      for (const path of [pageAt(locale), pathTo('cases', locale)]) {
        const page = await publicText(path);
        expect(page).toContain(NAMED.client);
        expect(page).not.toMatch(/Davi Nogueira|Combinado entre nós/);
        expect(await publicText(`${path}.data`)).not.toMatch(/Davi Nogueira|Combinado entre nós/);
      }
    }
    expect(await statusOf(leaveOf(item))).toBe(303);
    expect((await visit(site(), leaveOf(item), staff.viewer.cookie)).status).toBe(403);
    expect((await visit(site(), leaveOf(item), staff.admin.cookie)).text).toContain(
      'Combinado entre nós',
    );
    expect((await editor(item)).text).toContain('Davi Nogueira');
    expect((await post(leaveOf(item), { ...LEAVE, revision: '1' }, 'viewer')).status).toBe(403);
  });

  it('keeps its leave for as long as it is public, and is not shown again without', async () => {
    const item = await made('case');
    await giveLeave(item);
    await send(item, { intent: 'publish', ...NAMED });
    const withdraw = () => post(leaveOf(item), { intent: 'withdraw', revision: '1' });
    expect((await withdraw()).status).toBe(409);
    await act({ intent: 'hide', item });
    const withdrawn = await withdraw();
    expect(withdrawn.status).toBe(200);
    expect((await act({ intent: 'show', item })).status).toBe(422);
    const undone = await post(leaveOf(item), { intent: 'undo', set: setIn(withdrawn.text) });
    expect(undone.status).toBe(200);
    expect((await act({ intent: 'show', item })).status).toBe(200);
    expect(await statusOf(pageAt('en'))).toBe(200);
  });
});

describe('a leave', () => {
  it.each([
    ['without words and file', { body: ' ' }],
    ['of a day to come', { givenOn: '2099-01-01' }],
    ['of nobody', { givenBy: '' }],
    ['in no form', { givenAs: 'spoken' }],
  ])('%s is refused, and what was typed stays', async (_, fields) => {
    const item = await made('case');
    const reply = await giveLeave(item, fields);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('aria-invalid="true"');
    expect(await sql('select from public.case_leaves')).toEqual([]);
  });

  it('has a file that staff alone download, its type read from its bytes', async () => {
    const item = await made('case');
    const upload = async (bytes: Buffer) => {
      const { body, type } = await multipart(
        { ...LEAVE, body: '' },
        [{ name: 'autorização.pdf', bytes, type: 'application/pdf' }],
        'file',
      );
      return site().ask(leaveOf(item), {
        method: 'POST',
        headers: {
          'content-type': type,
          'content-length': String(Buffer.byteLength(body)),
          origin: site().origin,
          'x-forwarded-for': nextAddress(),
          cookie: staff.admin.cookie,
        },
        body,
      });
    };
    expect((await upload(Buffer.from('<html>no pdf</html>'))).status).toBe(422);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    expect((await upload(pdf)).status).toBe(200);
    const file = `${leaveOf(item)}/file`;
    const own = await visit(site(), file, staff.admin.cookie);
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await visit(site(), file, staff.viewer.cookie)).status).toBe(403);
    expect(await statusOf(file)).toBe(303);
    const [row] = await sql<{ key: string }>('select storage_key as key from public.case_leaves');
    expect(await statusOf(`/${row?.key}`)).toBe(404);

    await act({ intent: 'remove', item });
    expect((await act({ intent: 'erase', item })).status).toBe(200);
    expect(await sql('select from public.case_leaves')).toEqual([]);
    expect(
      await sql(
        `select from public.setting_changes where table_name = 'case_leaves'
        and coalesce(after, before) ->> 'storage_key' = $1`,
        row?.key,
      ),
    ).toEqual([]);
  });
});
