import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import legal from '#app/features/content/legal/site/locales/en.json' with { type: 'json' };
import pt from '#app/features/seo/locales/pt-BR.json' with { type: 'json' };
import { eventsOf, sql } from './auth-posts.ts';
import { useSeoStaff, type Who } from './seo-posts.ts';

const { site, people, send, screen, publicPage } = useSeoStaff();

describe('extra tags', () => {
  const tag = (fields: Record<string, string>, who: Who) =>
    send('/admin/seo/tags/new', { name: 't', unit: 'forja', active: 'on', ...fields }, who);
  const SRC = '<script src="https://medidor.example/x.js"></script>';
  const CODE = '<script>medir()</script>';
  const policy = async (path: string) =>
    String((await site().ask(path)).headers['content-security-policy']);
  const tags = () => sql('select id from public.custom_tags');

  it('a meta tag is on its pages and on no others', async () => {
    const content = '<meta name="prova" content="abc">';
    const { status } = await tag({ type: 'meta', content, paths: '/faq' }, 'admin');
    expect(status).toBe(303);
    const element = '<meta name="prova" content="abc"/>';
    expect(await publicPage('/faq')).toContain(element);
    expect(await publicPage('/en/faq')).toContain(element);
    expect(await publicPage('/lab')).not.toContain(element);
  });

  it.each([
    ['meta', '<meta http-equiv="refresh" content="0;url=https://x.example">', pt.mistakes.content],
    ['meta', '<script>x()</script>', pt.mistakes.content],
    ['link', '<link rel="stylesheet" href="https://x.example/x.css">', pt.mistakes.content],
    ['link', '<link rel="canonical" href="https://x.example/">', pt.mistakes.reserved],
    ['meta', '<meta name="robots" content="noindex">', pt.mistakes.reserved],
  ])('%s %s is refused', async (type, content, reason) => {
    const { status, text } = await tag({ type, content }, 'superadmin');
    expect([status, text.includes(reason)]).toEqual([422, true]);
  });

  it('a script is refused to an admin, and the attempt is recorded', async () => {
    const before = (await tags()).length;
    const { status, text } = await tag({ type: 'script', content: SRC }, 'admin');
    expect([status, text.includes(pt.refusals.scripts)]).toEqual([403, true]);
    expect((await tags()).length).toBe(before);
    const events = await eventsOf('script_tag_refused');
    expect(events.at(-1)).toMatchObject({ user_id: people.admin.id, severity: 'warning' });
  });

  it('the effect of a script is shown before it is saved, and matches the result', async () => {
    const plain = await policy('/faq');
    const hash = `'sha256-${createHash('sha256').update('medir()').digest('base64')}'`;
    for (const [content, effect] of [
      [SRC, 'https://medidor.example'],
      [CODE, hash],
    ] as const) {
      const fields = { type: 'script', content, category: 'analytics' };
      const before = (await tags()).length;
      const visible = await tag(fields, 'superadmin');
      expect(visible.text).toContain(pt.effect.check);
      expect(visible.text).toContain(effect.replaceAll("'", '&#x27;'));
      expect((await tags()).length).toBe(before);
      expect(await policy('/faq')).toBe(plain);
      expect((await tag({ ...fields, effect }, 'superadmin')).status).toBe(303);
      expect((await policy('/faq')).match(/script-src [^;]+/)?.[0]).toContain(effect);
      const html = await publicPage('/faq');
      // It waits as data; nothing of it is an element.
      expect(html).toContain('&quot;category&quot;:&quot;analytics&quot;');
      expect(html).not.toContain('<script>medir()');
      expect(html).not.toContain('<script src="https://medidor');
      await sql(`delete from public.custom_tags where tag_type = 'script' returning id`);
    }
  });

  it('what a script stores is listed on /cookies under its consent, while it is active', async () => {
    const fields = { type: 'script', content: SRC, effect: 'https://medidor.example' };
    const item = {
      'stores.1.kind': 'localStorage',
      'stores.1.key': 'medidor-*',
      'stores.1.purpose': 'Conta as visitas do medidor.',
      'stores.1.purpose_en': 'Counts the visits of the meter.',
      'stores.1.duration': '13 luas',
      'stores.1.duration_en': '13 moons',
    };
    const part = { 'stores.0.kind': 'cookie', 'stores.0.key': 'um nome' };
    const wrong = await tag({ ...fields, ...item, ...part }, 'superadmin');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(pt.mistakes.storedKey);
    expect(wrong.text).toContain('value="13 moons"');
    // An empty place is no item.
    const made = await tag({ ...fields, ...item, category: 'analytics' }, 'superadmin');
    expect(made.status).toBe(303);
    const telling = async (path: string) => {
      const html = await publicPage(path);
      const [, inside = ''] = html.split('medidor-*');
      return inside.slice(0, 600);
    };
    expect(await telling('/cookies')).toContain('Conta as visitas do medidor.');
    expect(await telling('/cookies')).toContain('13 luas');
    expect(await telling('/en/cookies')).toContain('Counts the visits of the meter.');
    expect(await telling('/en/cookies')).toContain('13 moons');
    const page = await publicPage('/en/cookies');
    const headed = page.slice(0, page.indexOf('medidor-*')).split('<h3>').at(-1);
    expect(headed).toContain(legal.storage.categories.analytics.title);
    const address = String(made.headers.location);
    const editor = (await screen(address, 'superadmin')).text;
    expect(editor).toContain('value="medidor-*"');
    const revision = /name="revision" value="(\d+)"/.exec(editor)?.[1] ?? '';
    // Not active is not there.
    const off = { name: 't', unit: 'forja', ...fields, ...item, revision };
    expect((await send(address, off, 'superadmin')).status).toBe(200);
    expect(await publicPage('/cookies')).not.toContain('medidor-*');
    await sql(`delete from public.custom_tags where tag_type = 'script' returning id`);
  });

  it('no script reaches a page whose address is a secret', async () => {
    const fields = { type: 'script', content: SRC, effect: 'https://medidor.example' };
    expect((await tag(fields, 'superadmin')).status).toBe(303);
    expect(await policy('/obrigado/AAAA-AAAA')).not.toContain('medidor');
    await sql(`delete from public.custom_tags where tag_type = 'script' returning id`);
  });
});
