import { describe, expect, it } from 'vitest';
import { restoreSettings } from '#app/audit/setting-changes.store.server.ts';
import content from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import { contentItems } from '#app/features/content/overrides/content-kinds.ts';
import { leavesOf } from '#app/features/content/overrides/content-leaves.ts';
import { CONTENT_KINDS } from '#app/features/content/overrides/items-of.ts';
import { pieces } from '#app/features/content/portfolio/pieces.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { textGroups } from '#app/registry.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  first,
  revisionIn,
  rowsOf,
  useContentStaff,
  WORKSHOP,
  workshopPage,
} from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, publicText, resetItem } = useContentStaff(site);

/** Figures hold no text, pages are only switched on and off, no article, case or landing page came with the site, and
 * texts of pages have tests of their own. */
const OTHERS: ReadonlySet<string> = new Set([
  'claims',
  'page',
  'article',
  'case',
  'landing',
  'text',
]);
const WRITTEN = CONTENT_KINDS.filter((kind) => !OTHERS.has(kind));

describe.each(WRITTEN)('a script in every text of one %s', (kind) => {
  const item = first(contentItems.filter((one) => one.kind === kind));
  const address = `${item.kind}/${item.slug}`;

  it('is shown as text on the page, in the head, in the structured data and in the editor', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const fields = Object.fromEntries(
      leavesOf(item.kind, item.value)
        .filter(({ type }) => ['line', 'text', 'list'].includes(type))
        .map(({ path }) => [path, hostile]),
    );
    const real: Record<string, string> = 'sample' in item.value ? { sample: 'false' } : {};
    expect((await send(address, { intent: 'publish', ...fields, ...real })).status).toBe(303);
    for (const locale of LOCALES) {
      // A person's address follows the name.
      const moved = (await site().ask(item.path(locale))).headers.location;
      const { status, text } = await site().ask(String(moved ?? item.path(locale)));
      expect(status).toBe(200);
      expect(text).toContain('alert(1)');
      expect(text).not.toMatch(/<script>alert|<img src=x/);
      expect(graphOf(text)).not.toBeNull();
    }
    const { text } = await editor(address);
    expect(text).not.toMatch(/<script>alert|<img src=x/);
    await resetItem(address);
  });
});

describe('a legal text', () => {
  it('is on its page with its links and its day, and in the search', async () => {
    const fields = {
      'text.pt-BR.brief': 'Uma frase de prova, veja a [lista](cookies) da {company}.',
      version: '2026-12-24',
    };
    expect((await send('legal/privacy', { intent: 'publish', ...fields })).status).toBe(303);
    const page = await publicText('/privacidade');
    expect(page).toMatch(/Uma frase de prova.*?<a[^>]*href="\/cookies"/);
    expect(page).toContain('24 de dezembro de 2026');
    expect(await publicText('/en/privacy')).toContain('24 December 2026');
    expect(await publicText('/busca?q=frase+de+prova')).toContain('href="/privacidade');
    await resetItem('legal/privacy');
    expect(await publicText('/privacidade')).not.toContain('Uma frase de prova');
  });

  it('links to no page that does not exist', async () => {
    const fields = { intent: 'publish', 'text.en.brief': 'See [this](nowhere).' };
    const refused = await send('legal/privacy', fields);
    expect(refused.status).toBe(422);
    expect(await publicText('/en/privacy')).not.toContain('nowhere');
  });
});

describe('a save', () => {
  it('warns of a concurrent change, shows what would be lost, and may continue', async () => {
    const revision = revisionIn((await editor(WORKSHOP)).text);
    const fields = { intent: 'save', revision };
    await send(WORKSHOP, { ...fields, 'texts.en.lead': 'Hers' }, 'superadmin');
    const late = await send(WORKSHOP, { ...fields, 'texts.en.lead': 'His & only' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Hers');
    expect(late.text).toContain('His &amp; only');
    expect((await rowsOf(WORKSHOP))[0]?.draft).toEqual({ 'texts.en.lead': 'Hers' });
    const newer = [...late.text.matchAll(/name="revision" value="(\d+)"/g)].map(([, n]) => n ?? '');
    const again = await send(WORKSHOP, {
      intent: 'save',
      revision: newer.slice(0, 2),
      'texts.en.lead': 'His & only',
    });
    expect(again.status).toBe(303);
    expect((await rowsOf(WORKSHOP))[0]?.draft).toEqual({ 'texts.en.lead': 'His & only' });
    const stale = await send(WORKSHOP, { intent: 'return', revision });
    expect(stale.status).toBe(409);
    await resetItem(WORKSHOP);
  });

  it('warns when two create the same item at once', async () => {
    const item = `piece/${pieces().at(-1)?.id}`;
    await send(item, { intent: 'save', revision: '0', 'texts.en.name': 'One' });
    const { status } = await send(item, { intent: 'save', revision: '0', 'texts.en.name': 'Two' });
    expect(status).toBe(409);
    expect((await rowsOf(item))[0]?.draft).toEqual({ 'texts.en.name': 'One' });
    await resetItem(item);
  });

  it('keeps what was typed when something cannot be saved', async () => {
    const { status, text } = await send(WORKSHOP, {
      intent: 'publish',
      'texts.en.name': '   ',
      'texts.en.lead': 'Kept lead',
      'texts.en.summary': 'x'.repeat(5000),
      dates: ['2031-02-30'],
    });
    expect(status).toBe(422);
    for (const mistake of ['empty', 'long', 'day'] as const) {
      expect(text).toContain(content.mistakes[mistake]);
    }
    expect(text).toContain('Kept lead');
    expect(await publicText(workshopPage('en'))).not.toContain('Kept lead');
  });

  it('needs the permission: a viewer can neither read nor write it', async () => {
    expect((await editor(WORKSHOP, 'viewer')).status).toBe(403);
    const before = await rowsOf(WORKSHOP);
    const { status } = await send(
      WORKSHOP,
      { intent: 'publish', revision: '0', 'texts.en.name': 'Mine' },
      'viewer',
    );
    expect(status).toBe(403);
    expect(await rowsOf(WORKSHOP)).toEqual(before);
  });

  it('answers 404 to an unknown item, and to one without a draft', async () => {
    const withoutRole = { intent: 'save', revision: '1', name: 'Alguém' };
    expect((await send('person/nobody', withoutRole)).status).toBe(404);
    const { kind, slug } = first(contentItems.filter((one) => one.kind === 'person').slice(-1));
    const unwritten = `${kind}/${slug}`;
    expect(await rowsOf(unwritten)).toEqual([]);
    expect((await send(unwritten, { intent: 'discard', revision: '0' })).status).toBe(404);
  });

  it('is recorded with before and after, and undone from the record', async () => {
    await send(WORKSHOP, { intent: 'publish', 'texts.en.lead': 'On record' });
    const [change] = await sql<{
      actor_id: string;
      change_set: string;
      after: { published: unknown };
    }>(
      `select actor_id, change_set, after from public.setting_changes where table_name = 'content_overrides'
       order by changed_at desc limit 1`,
    );
    expect(change?.actor_id).toBe(staff.admin.id);
    expect(change?.after.published).toEqual({ 'texts.en.lead': 'On record' });
    expect(await publicText(workshopPage('en'))).toContain('On record');
    await asActor({ kind: 'user', userId: staff.admin.id }, (tx) =>
      restoreSettings(tx, change?.change_set ?? '', false),
    );
    expect(await publicText(workshopPage('en'))).not.toContain('On record');
  });
});

describe('the list', () => {
  const list = (query = '') => visit(site(), `/admin/content${query}`, staff.admin.cookie);

  it('finds items by name, kind and state, page by page', async () => {
    await send(WORKSHOP, { intent: 'save', 'texts.en.lead': 'Waiting' });
    const drafts = await list('?state=draft');
    expect(drafts.text).toContain(`/admin/content/${WORKSHOP}`);
    expect(drafts.text).not.toContain('/admin/content/person/');
    await resetItem(WORKSHOP);
    expect((await list('?state=draft')).text).not.toContain(`/admin/content/${WORKSHOP}`);
    const ofKind = (await list('?kind=stage')).text;
    expect(ofKind.match(/href="\/admin\/content\/stage\//g)).toHaveLength(6);
    const found = (await list('?text=LIVIA')).text;
    expect(found).toContain('/admin/content/person/livia-fontoura');
    const seen = new Set<string>();
    let address: string | undefined = '';
    for (let turn = 0; address !== undefined && turn < 20; turn += 1) {
      const { text } = await list(address);
      for (const [, id = ''] of text.matchAll(/href="\/admin\/content\/(\w+\/[\w-]+)"/g))
        seen.add(id);
      address = /href="[^"]*(\?after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.size).toBe(contentItems.length + Object.keys(textGroups).length);
  });
});
