import { describe, expect, it } from 'vitest';
import en from '#app/features/seo/locales/en.json' with { type: 'json' };
import pt from '#app/features/seo/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { clearPages, editorOf, pieceOf, revisionOf, titleOf, useSeoStaff } from './seo-posts.ts';
import { visit } from './staff.ts';

const { site, people, send, screen, publicPage, savePage, saveSite } = useSeoStaff();

describe('the editor of one page', () => {
  it('changes both languages at their next load', async () => {
    const answer = await savePage('/sobre', {
      'pt.title': 'Quem forja',
      'pt.meta_description': 'A oficina por dentro.',
      'en.title': 'Who forges',
      'en.og_title': 'The workshop',
    });
    expect(answer.status).toBe(200);
    const portuguese = await publicPage('/sobre');
    expect(titleOf(portuguese)).toBe('Quem forja | Forja');
    expect(portuguese).toContain('<meta name="description" content="A oficina por dentro."/>');
    const english = await publicPage('/en/about');
    expect(titleOf(english)).toBe('Who forges | Forja');
    expect(english).toContain('<meta property="og:title" content="The workshop"/>');
    // What one language leaves open is its own page's word, not the other language's.
    expect(english).not.toContain('A oficina por dentro.');
  });

  it('resets a page to its own texts', async () => {
    const revision = await revisionOf('/sobre');
    const stale = await send(editorOf('/sobre'), { intent: 'return', revision: '99' });
    expect(stale.status).toBe(409);
    const answer = await send(editorOf('/sobre'), { intent: 'return', revision });
    expect(answer.status).toBe(200);
    expect(titleOf(await publicPage('/sobre'))).not.toContain('Quem forja');
  });

  it('edits each workshop, idea and person separately', async () => {
    const { text } = await screen('/admin/seo/pages?text=workshops/&locale=en');
    const paths = [...text.matchAll(/\/admin\/seo\/page\?path=([^&"#]+)/g)].map(([, path]) =>
      decodeURIComponent(path ?? ''),
    );
    const [first = '', second = ''] = [...new Set(paths)];
    expect(first).toMatch(/^\/lab\/workshops\/[a-z]/);
    expect((await savePage(first, { 'pt.title': 'Só esta oficina' })).status).toBe(200);
    expect(titleOf(await publicPage(first))).toContain('Só esta oficina');
    expect(titleOf(await publicPage(second))).not.toContain('Só esta oficina');
    await clearPages();
  });

  it('has no page for an address that the site does not have', async () => {
    expect((await screen(editorOf('/nada'))).status).toBe(404);
    expect((await savePage('/nada', { 'pt.title': 'x' })).status).toBe(404);
  });
});

describe('a save that would do harm is refused with its reason', () => {
  const reasons = pt.mistakes;
  const refused = async (path: string, fields: Record<string, string>, reason: string) => {
    const before = await sql('select * from public.page_seo order by page_path');
    const { status, text } = await savePage(path, fields);
    expect(status).toBe(422);
    expect(text).toContain(reason);
    expect(await sql('select * from public.page_seo order by page_path')).toEqual(before);
    // What was typed is kept.
    for (const value of Object.values(fields)) expect(text).toContain(`value="${value}"`);
  };
  const here = () => site().origin;

  it('a title that another page has, in one language', async () => {
    const title = titleOf(await publicPage('/lab')).replace(' | Forja', '');
    await refused('/faq', { 'pt.title': title }, pieceOf(reasons.duplicateTitle));
  });

  it('a title that staff gave to another page', async () => {
    await savePage('/lab', { 'en.title': 'Same words' });
    await refused('/faq', { 'en.title': 'same WORDS' }, '(/en/lab)');
    await clearPages();
  });

  it('a canonical address of another host', async () => {
    const reason = reasons.canonicalHost.replace('{{other}}', here());
    await refused('/faq', { 'pt.canonical_url': 'https://outro.example/faq' }, reason);
  });

  it('an address that is no page of the site', async () => {
    const reason = reasons.canonicalUnknown.replace('{{other}}', `${here()}/nada`);
    await refused('/faq', { 'pt.canonical_url': `${here()}/nada` }, reason);
  });

  it('an address of the other language', async () => {
    const fields = { 'pt.canonical_url': `${here()}/en/faq` };
    await refused('/faq', fields, pieceOf(reasons.canonicalLanguage));
  });

  it('an address in one language only', async () => {
    const address = `${here()}/contato`;
    const { text } = await savePage('/faq', { 'pt.canonical_url': address });
    expect(text).toContain(pieceOf(reasons.canonicalOneLanguage));
  });

  it('an address of a page that is not indexed', async () => {
    const both = { 'pt.no_index': 'on', 'en.no_index': 'on' };
    expect((await savePage('/contato', both)).status).toBe(200);
    const fields = {
      'pt.canonical_url': `${here()}/contato`,
      'en.canonical_url': `${here()}/en/contact`,
    };
    await refused('/faq', fields, pieceOf(reasons.canonicalNoindex));
    await clearPages();
  });

  it('a loop, and a chain', async () => {
    const to = (path: string, english: string) => ({
      'pt.canonical_url': `${here()}${path}`,
      'en.canonical_url': `${here()}${english}`,
    });
    expect((await savePage('/contato', to('/faq', '/en/faq'))).status).toBe(200);
    const loop = pieceOf(reasons.canonicalLoop);
    await refused('/faq', to('/contato', '/en/contact'), loop);
    const chain = pieceOf(reasons.canonicalChain);
    await refused('/lab', to('/contato', '/en/contact'), chain);
    const source = pieceOf(reasons.canonicalSource);
    await refused('/faq', to('/lab', '/en/lab'), source);
    await clearPages();
  });

  it('leaving the index in one language only', async () => {
    const { status, text } = await savePage('/faq', { 'en.no_index': 'on' });
    expect(status).toBe(422);
    expect(text).toContain(pieceOf(reasons.noindexOneLanguage));
    expect(await revisionOf('/faq')).toBe('0');
  });

  it('an address that is no picture', async () => {
    await refused('/faq', { og_image: 'javascript:alert(1)' }, reasons.image);
  });
});

it('the list shows what is missing, and filters by it', async () => {
  const listed = async (query: string) =>
    [...(await screen(`/admin/seo/pages?${query}`)).text.matchAll(/\?path=([^&"]+)&/g)].map(
      ([, path]) => decodeURIComponent(path ?? ''),
    );
  const before = await listed('only=problems&locale=pt-BR');
  expect(before).not.toContain('/faq');
  await savePage('/faq', { 'pt.title': 'FAQ', 'pt.meta_description': 'Curta.' });
  expect(await listed('only=problems&locale=pt-BR')).toEqual([...before, '/faq'].sort());
  expect(await listed('problem=titleShort')).toEqual(['/faq']);
  expect(await listed('problem=descriptionShort')).toContain('/faq');
  expect(await listed('text=perguntas')).toContain('/faq');
  // All of it, from page to page: each twice, once a language.
  const whole: string[] = [];
  let next: string | undefined = '';
  for (let turn = 0; turn < 5 && next !== undefined; turn += 1) {
    whole.push(...(await listed(next)));
    const { text } = await screen(`/admin/seo/pages?${next}`);
    const link = /<a [^>]*rel="next"[^>]*>/.exec(text)?.[0] ?? '';
    next = /[?](after=[^"&]+)"/.exec(link)?.[1];
  }
  expect(whole.length).toBeGreaterThan(100);
  expect(new Set(whole).size * 2).toBe(whole.length);
  await clearPages();
});

describe('two people', () => {
  it('the second is shown what the first has changed, and nothing is overwritten', async () => {
    await savePage('/faq', { 'pt.title': 'Da primeira' });
    const late = { revision: '0', 'pt.title': 'Da segunda' };
    const { status, text } = await send(editorOf('/faq'), late, 'superadmin');
    expect(status).toBe(409);
    expect(text).toContain('Da primeira');
    expect(text).toContain('value="Da segunda"');
    expect(titleOf(await publicPage('/faq'))).toContain('Da primeira');
    const again = { revision: '1', 'pt.title': 'Da segunda' };
    expect((await send(editorOf('/faq'), again, 'superadmin')).status).toBe(200);
    expect(titleOf(await publicPage('/faq'))).toContain('Da segunda');
    await clearPages();
  });
});

describe('settings of the whole site', () => {
  it('is on the next load of every page, in both languages', async () => {
    const fields = { title_template: '%s · oficina', 'en.title_template': '%s · workshop' };
    expect((await saveSite(fields)).status).toBe(200);
    expect(titleOf(await publicPage('/lab'))).toMatch(/ · oficina$/);
    expect(titleOf(await publicPage('/en/lab'))).toMatch(/ · workshop$/);
    await saveSite({});
  });

  it('uses the company name where the site has none', async () => {
    const fields = { site_name: '', title_template: '%n: %s' };
    expect((await saveSite(fields)).status).toBe(200);
    expect(titleOf(await publicPage('/lab'))).toMatch(/^Forja: /);
    expect(await publicPage('/lab')).toContain('property="og:site_name" content="Forja"');
    await saveSite({});
  });

  it.each([
    [{ title_template: 'Forja' }, pt.mistakes.template],
    [{ 'en.title_template': 'Forja' }, pt.mistakes.template],
    [{ canonical_base_url: 'https://www.forja.example/site' }, pt.mistakes.base],
    [{ canonical_base_url: 'forja' }, pt.mistakes.base],
    [{ google_analytics_id: `G-A'; alert(1)//` }, pt.mistakes.ga4],
    [{ facebook_pixel_id: 'pixel' }, pt.mistakes.meta],
    [{ twitter_handle: 'não é conta' }, pt.mistakes.handle],
  ])('%o is refused', async (fields, reason) => {
    const { status, text } = await saveSite(fields as Record<string, string>);
    expect([status, text.includes(reason)]).toEqual([422, true]);
  });

  it('a base from which a page’s canonical address would lead away is refused', async () => {
    const { origin } = site();
    const both = {
      'pt.canonical_url': `${origin}/contato`,
      'en.canonical_url': `${origin}/en/contact`,
    };
    expect((await savePage('/faq', both)).status).toBe(200);
    const { status, text } = await saveSite({ canonical_base_url: 'https://www.forja.example' });
    expect(status).toBe(422);
    expect(text).toContain(pt.mistakes.canonicalsElsewhere.replace('{{other}}', '/faq'));
    await clearPages();
  });
});

it('users who may only read are refused, with the reason', async () => {
  for (const answer of [
    await savePage('/faq', { 'pt.title': 'x' }, 'viewer'),
    await saveSite({}, 'viewer'),
    await send('/admin/seo/tags/new', { name: 't' }, 'viewer'),
  ]) {
    expect([answer.status, answer.text.includes(pt.refusals.forbidden)]).toEqual([403, true]);
  }
});

it('a script in every text is inert wherever it is shown', async () => {
  const evil = `"><script>alert(1)</script>`;
  const texts = ['title', 'meta_description', 'keywords', 'og_title', 'og_description'];
  const fields = Object.fromEntries(
    [...texts, 'twitter_title', 'twitter_description'].flatMap((name) => [
      [`pt.${name}`, evil],
      [`en.${name}`, evil],
    ]),
  );
  expect((await savePage('/faq', fields)).status).toBe(200);
  expect((await saveSite({ site_name: evil, title_template: `%s ${evil}` })).status).toBe(200);
  const name = { name: evil, type: 'meta', content: '<meta name="a" content="b">', unit: 'forja' };
  expect((await send('/admin/seo/tags/new', name)).status).toBe(303);
  const screens = ['/admin/seo', '/admin/seo/pages', '/admin/seo/tags', editorOf('/faq')];
  const pages = await Promise.all(['/faq', '/en/faq', '/manifest.webmanifest'].map(publicPage));
  for (const path of screens) pages.push((await screen(path)).text);
  for (const html of pages.filter((text) => text.startsWith('<!DOCTYPE'))) {
    expect(html).not.toContain('<script>alert(1)');
  }
  await saveSite({});
  await clearPages();
});

it('the screens are in the language of the user', async () => {
  for (const [cookie, words] of [
    ['', pt],
    ['; preferred-locale=en', en],
  ] as const) {
    const { text } = await visit(
      site(),
      '/admin/seo/pages?locale=pt-BR',
      `${people.viewer.cookie}${cookie}`,
    );
    expect(text).toContain(words.pages.onlyProblems);
    expect(text).toContain(words.pages.caption);
  }
});
