import { afterEach, describe, expect, it } from 'vitest';
import content from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath, paths, pathTo } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { leadId, leadPost } from './lead-post.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, made, act, publicText } = useContentStaff(site);

const at = (slug: string, locale: Locale = 'pt-BR') => pathTo('landing', locale, { slug });
const statusOf = async (path: string) => (await site().ask(path)).status;
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';

const inLocale = (locale: Locale, words: string) => ({
  [`texts.${locale}.name`]: `${words} nome`,
  [`texts.${locale}.address`]: `${words} Orçamento`,
  [`texts.${locale}.hero.raw`]: `${words} bruto`,
  [`texts.${locale}.hero.lead`]: `${words} abertura`,
  [`texts.${locale}.form.title`]: `${words} formulário`,
});
const BOTH = { ...inLocale('pt-BR', 'Ideia'), ...inLocale('en', 'Idea'), campaign: 'natal-2026' };
const PT = at('ideia-orcamento');
const EN = at('idea-orcamento', 'en');

async function published(fields: Record<string, string> = BOTH): Promise<string> {
  const item = await made('landing');
  const reply = await send(item, { intent: 'publish', ...fields });
  expect([reply.status, reply.headers.location]).toEqual([303, expect.any(String)]);
  return item;
}

const ANSWERS = {
  name: 'Rita Moura',
  email: 'rita@moura.example',
  message: 'Três planilhas, um pedido.',
};

function postTo(path: string, fields: Record<string, string> = {}, headers = {}) {
  const body = new URLSearchParams({ form: 'contact', lead: leadId(), ...fields });
  for (const [name, value] of Object.entries(ANSWERS)) body.set(`answers.${name}`, value);
  return site().ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(String(body))),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      ...headers,
    },
    body: String(body),
  });
}

const lastLead = async () =>
  (
    await sql<Record<string, string>>(
      `select source, source_page, utm_source, utm_campaign, form_id from public.qualification_submissions
       order by created_at desc limit 1`,
    )
  )[0];

afterEach(resetContent);

describe('a landing page', () => {
  it('stores a lead with its campaign and its address, with and without scripts', async () => {
    const item = await published();
    const page = await publicText(PT);
    expect(page).toContain('Ideia bruto');
    expect(page).toContain(
      `action="${endpointPath('landingSubmit', 'pt-BR', { slug: 'ideia-orcamento' })}"`,
    );
    const utm = { utm_source: 'boletim', utm_campaign: 'outra' };
    const native = await postTo(`${PT}/enviar`, utm);
    expect(native.status).toBe(303);
    expect(await lastLead()).toEqual({
      source: 'contact_form',
      source_page: PT,
      utm_source: 'boletim',
      utm_campaign: 'natal-2026',
      form_id: null,
    });
    const scripted = await postTo(`${EN}/send`, {}, { accept: 'application/json' });
    expect(JSON.parse(scripted.text)).toMatchObject({ kind: 'accepted' });
    expect(await lastLead()).toMatchObject({ source_page: EN, utm_campaign: 'natal-2026' });
    expect((await editor(item)).text).toContain('2 leads desta página');
  });

  it('gives its campaign to a lead from the dialog that every page has', async () => {
    await published();
    const { origin } = site();
    const fields = { lead: leadId(), from: 'landing' };
    const headers = { referer: `${origin}${PT}?x=1`, 'x-forwarded-for': nextAddress() };
    const { status } = await site().ask('/projeto/enviar', leadPost({ origin, fields, headers }));
    expect(status).toBe(303);
    expect(await lastLead()).toMatchObject({
      source: 'qualification',
      source_page: PT,
      utm_campaign: 'natal-2026',
    });
  });

  it('shows a refused post again, with what was typed', async () => {
    await published();
    const body = 'form=contact&answers.name=Rita&answers.email=x';
    const refused = await site().ask(`${PT}/enviar`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        origin: site().origin,
      },
      body,
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="Rita"');
    expect(refused.text).toContain('Ideia bruto');
    expect((await site().ask(`${PT}/enviar`)).headers.location).toBe(PT);
  });

  it('holds a form that staff made, and that of the contact page once it is switched off', async () => {
    const [form] = await sql<{ id: string }>(
      'select id from public.qualification_forms where is_active order by created_at limit 1',
    );
    const id = form?.id ?? '';
    await published({ ...BOTH, form: id });
    expect(await publicText(PT)).toContain(`name="form" value="${id}"`);
    await sql('update public.qualification_forms set is_active = false where id = $1', id);
    expect(await publicText(PT)).toContain('name="form" value="contact"');
    await sql('update public.qualification_forms set is_active = true where id = $1', id);
  });

  it('has its sections in the order of staff, its texts as words, and a price that is published', async () => {
    await published({
      ...BOTH,
      'sections.0': 'hero',
      'sections.1': 'questions',
      'sections.2': 'price',
      'sections.3': 'steps',
      'sections.4': 'proof',
      'sections.5': 'form',
      priced: 'diagnostic',
      ...Object.fromEntries(
        (['pt-BR', 'en'] as const).flatMap((locale) =>
          Object.entries({
            'proofs.title': 'Provas <b>',
            'proofs.items.0.title': 'Prova um',
            'steps.title': 'Passos',
            'steps.items.0.title': 'Passo um',
            'price.title': 'Preço',
            'price.text': 'Em {{discoveryWeeks}}. Mais de {{companies}} empresas.',
            'questions.title': 'Perguntas',
            'questions.items.0.question': 'Quanto?',
            'questions.items.0.answer': 'Depende.',
          }).map(([path, text]) => [`texts.${locale}.${path}`, text]),
        ),
      ),
    });
    const page = await publicText(PT);
    const order = [
      'Ideia bruto',
      'Depende.',
      'R$&nbsp;15.000',
      'Passo um',
      'Prova um',
      'Ideia formulário',
    ];
    const places = order.map((text) => page.replaceAll('\u00a0', '&nbsp;').indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page).toContain('Provas &lt;b&gt;');
    // Nobody has confirmed the figure.
    expect(page).not.toContain('empresas.');
  });

  it('is a draft with a preview, then public, hidden, removed and brought back', async () => {
    const item = await made('landing');
    const refused = await send(item, { intent: 'publish' });
    expect(refused.status).toBe(422);
    await send(item, { intent: 'save', ...BOTH });
    expect(await statusOf(PT)).toBe(404);
    const preview = await visit(site(), `/admin/content/${item}/preview/en`, staff.admin.cookie);
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('Idea bruto');
    await send(item, { intent: 'publish', ...BOTH });
    expect([await statusOf(PT), await statusOf(EN)]).toEqual([200, 200]);
    await act({ intent: 'hide', item });
    expect(await statusOf(PT)).toBe(404);
    expect((await postTo(`${PT}/enviar`)).headers.location).toBe(PT);
    await act({ intent: 'show', item });
    const removed = await act({ intent: 'remove', item });
    expect(await statusOf(EN)).toBe(404);
    await act({ intent: 'undo', set: setIn(removed.text) });
    expect(await statusOf(EN)).toBe(200);
  });

  it('is in one language alone, and in search engines as staff say', async () => {
    const item = await made('landing');
    await send(item, { intent: 'publish:pt-BR', ...inLocale('pt-BR', 'Ideia') });
    expect([await statusOf(PT), await statusOf(EN)]).toEqual([200, 404]);
    expect(await publicText(PT)).not.toContain('rel="alternate" hrefLang="en"');
    expect(await publicText('/sitemap.xml')).toContain(`${PT}</loc>`);
    await send(item, { intent: 'publish:pt-BR', indexing: 'noindex' });
    expect(await publicText(PT)).toMatch(/<meta name="robots" content="noindex/);
    expect(await publicText('/sitemap.xml')).not.toContain(PT);
  });
});

describe('the address of a landing page', () => {
  it('is its own: former ones redirect, and no other page gets one that was in use', async () => {
    const item = await published();
    await send(item, { intent: 'publish', 'texts.pt-BR.address': 'Açaí & Cia' });
    const moved = await site().ask(PT);
    expect([moved.status, moved.headers.location]).toEqual([301, at('acai-cia')]);
    const other = await made('landing');
    for (const address of ['ideia orcamento', 'ACAI cia']) {
      const reply = await send(other, {
        intent: 'publish',
        ...BOTH,
        'texts.en.address': 'other',
        'texts.pt-BR.address': address,
      });
      expect([address, reply.status]).toEqual([address, 422]);
      expect(reply.text).toContain(content.mistakes.taken);
    }
    const unspelled = await send(other, {
      intent: 'publish',
      ...BOTH,
      'texts.pt-BR.address': '!!',
    });
    expect(unspelled.text).toContain(content.mistakes.address);
  });

  it('belongs to the page that is scheduled with it', async () => {
    const first = await made('landing');
    const waits = await send(first, { intent: 'schedule', at: '2027-06-01T09:30', ...BOTH });
    expect(waits.status).toBe(303);
    const other = await made('landing');
    for (const intent of ['publish', 'schedule']) {
      const reply = await send(other, { intent, at: '2027-05-01T09:30', ...BOTH });
      expect([reply.status, reply.text.includes(content.mistakes.taken)]).toEqual([422, true]);
    }
  });

  it('is below a segment that no other page has', () => {
    const others = Object.entries(paths).filter(([name]) => name !== 'landing');
    const first = others.flatMap(([, { pt, en }]) => [pt.split('/')[1], en.split('/')[2]]);
    expect(first).not.toContain('p');
  });

  it('shows a section once', async () => {
    const item = await made('landing');
    const reply = await send(item, { intent: 'publish', ...BOTH, 'sections.2': 'form' });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain(content.mistakes.twice);
  });
});
