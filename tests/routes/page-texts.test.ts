import { afterEach, describe, expect, it } from 'vitest';
import content from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, rowsOf, useContentStaff } from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, publicText, act } = useContentStaff(site);

const HERO = 'text/home-hero';
const RAW = { pt: 'texts.pt-BR.hero.raw', en: 'texts.en.hero.raw' };

afterEach(resetContent);

describe('a headline of the home page', () => {
  it('says what staff publish with the next request, in its language alone, and the original once it is reset', async () => {
    expect(await publicText('/')).toContain('Entra ideia.');
    const saved = await send(HERO, { intent: 'save', [RAW.pt]: 'Chega ideia.' });
    expect(saved.status).toBe(303);
    expect(await publicText('/')).toContain('Entra ideia.');
    const preview = await visit(site(), `/admin/content/${HERO}/preview/pt`, staff.admin.cookie);
    expect(preview.text).toContain('Chega ideia.');

    await send(HERO, { intent: 'publish', [RAW.pt]: 'Chega ideia.' });
    expect(await publicText('/')).toContain('Chega ideia.');
    expect(await publicText('/')).not.toContain('Entra ideia.');
    expect(await publicText('/en')).not.toContain('Chega ideia.');
    const shown = (await editor(HERO)).text;
    expect(shown).toContain(`value="leaf:${RAW.pt}"`);
    expect(shown).toContain('Entra ideia.');

    // Back to the original, one text at a time, and undone.
    const reset = await send(HERO, { intent: `leaf:${RAW.pt}` });
    const set =
      new URL(String(reset.headers.location), site().origin).searchParams.get('set') ?? '';
    expect((await rowsOf(HERO))[0]?.draft).toEqual({});
    const undone = await send(HERO, { intent: 'undo', set });
    expect(undone.headers.location).toContain('now=undone');
    expect((await rowsOf(HERO))[0]?.draft).toBeNull();
    expect((await send(HERO, { intent: 'undo', set })).text).toContain(
      content.acts.refused.changed,
    );

    await send(HERO, { intent: `leaf:${RAW.pt}` });
    await send(HERO, { intent: 'publish' });
    expect(await publicText('/')).toContain('Entra ideia.');
    expect((await rowsOf(HERO))[0]?.published).toBeNull();
  });

  it('fits its place, keeps what the page fills in, and is words on the page', async () => {
    const refused = async (path: string, text: string) => {
      const reply = await send(HERO, { intent: 'publish', [path]: text });
      expect([text, reply.status]).toEqual([text, 422]);
      return reply.text;
    };
    expect(await refused(RAW.pt, 'x'.repeat(60))).toContain(content.mistakes.long);
    expect(await refused('texts.pt-BR.hero.badge', 'Estúdio digital')).toContain('{{city}}');
    await refused('texts.pt-BR.hero.badge', 'Estúdio em {{city}} e {{companies}}');
    await refused(RAW.pt, 'Olá $t(site:x)');
    await refused(RAW.pt, '  ');
    const done = await send(HERO, {
      intent: 'publish',
      'texts.pt-BR.hero.badge': 'Oficina <b>em</b> {{city}}',
    });
    expect(done.status).toBe(303);
    const page = await publicText('/');
    expect(page).toContain('Oficina &lt;b&gt;em&lt;/b&gt; São José do Rio Preto');
    expect(await publicText('/')).not.toContain('{{city}}');
  });
});

describe('the claim about companies', () => {
  it('is on the page only once staff have confirmed it, also where they wrote its text anew', async () => {
    await send('text/home-closing', {
      intent: 'publish',
      'texts.pt-BR.closing.finished': 'Já são mais de {{companies}} empresas.',
    });
    expect(await publicText('/')).not.toContain('mais de 100 empresas');
    await send('claims/published', { intent: 'publish', 'confirmed.companiesFigure': 'true' });
    expect(await publicText('/')).toContain('Já são mais de 100 empresas.');
  });
});

describe('menu and footer', () => {
  it('are called on every page as staff call them', async () => {
    await send('text/menu', { intent: 'publish', 'texts.en.links.cases': 'Our work' });
    await send('text/footer', { intent: 'publish', 'texts.pt-BR.footer.talk': 'Converse conosco' });
    for (const path of ['/en', '/en/faq', '/en/contact']) {
      expect(await publicText(path)).toContain('>Our work</a>');
    }
    expect(await publicText('/faq')).toContain('Converse conosco');
    // Screens of staff keep the words that their scripts know.
    expect((await editor('text/menu')).status).toBe(200);
  });
});

describe('a text of another release', () => {
  it('is marked where the original has changed, and listed where its place is gone', async () => {
    await send(HERO, { intent: 'publish', [RAW.pt]: 'Chega ideia.' });
    await sql(
      `update public.content_overrides set written_over = jsonb_set(written_over, array[$1], '"Antes"'),
         published = published || '{"texts.pt-BR.hero.gone": "Sem lugar"}' where slug = 'home-hero'`,
      RAW.pt,
    );
    expect(await publicText('/')).toContain('Chega ideia.');
    const { text } = await editor(HERO);
    expect(text).toContain(content.editor.outdated);
    expect(text).toContain('Sem lugar');
    const list = await visit(site(), '/admin/content?state=outdated', staff.admin.cookie);
    expect(list.text).toContain(`/admin/content/${HERO}`);

    await send(HERO, { intent: 'publish', [RAW.pt]: 'Chega ideia.' });
    const after = (await editor(HERO)).text;
    expect(after).not.toContain(content.editor.outdated);
    expect(after).not.toContain('Sem lugar');
    expect((await rowsOf(HERO))[0]?.published).toEqual({ [RAW.pt]: 'Chega ideia.' });
  });
});

describe('a person without the permission', () => {
  it('changes nothing', async () => {
    const reply = await send(HERO, { intent: 'publish', [RAW.pt]: 'Meu', revision: '0' }, 'viewer');
    expect(reply.status).toBe(403);
    expect((await act({ intent: 'hide', item: HERO })).status).toBe(404);
    expect(await publicText('/')).toContain('Entra ideia.');
  });
});
