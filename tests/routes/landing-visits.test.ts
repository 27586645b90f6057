import { afterEach, describe, expect, it } from 'vitest';
import content from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import { adminPath, endpoints, pathTo } from '#app/paths.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { both, draft, formOf, newForm } from './form-drafts.ts';
import { leadId } from './lead-post.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, made, act, publicText } = useContentStaff(site);

const PT = pathTo('landing', 'pt-BR', { slug: 'ideia' });
const EN = pathTo('landing', 'en', { slug: 'idea' });
const TEXTS = {
  ...{ 'texts.pt-BR.name': 'Ideia', 'texts.pt-BR.address': 'Ideia' },
  ...{ 'texts.pt-BR.hero.raw': 'Bruto', 'texts.pt-BR.hero.lead': 'Abertura' },
  'texts.pt-BR.form.title': 'Formulário',
  ...{ 'texts.en.name': 'Idea', 'texts.en.address': 'Idea' },
  ...{ 'texts.en.hero.raw': 'Raw', 'texts.en.hero.lead': 'Lead' },
  'texts.en.form.title': 'Form',
};

async function published(fields: Record<string, string> = {}): Promise<string> {
  const item = await made('landing');
  const reply = await send(item, { intent: 'publish', ...TEXTS, ...fields });
  expect(reply.status).toBe(303);
  return item;
}

/** A lead from the form of the contact page, as the browser posts it. */
const writeLead = () =>
  post(
    site(),
    `${PT}/enviar`,
    {
      ...{ form: 'contact', lead: leadId(), 'answers.name': 'Rita Moura' },
      ...{ 'answers.email': 'rita@moura.example', 'answers.message': 'Três planilhas.' },
    },
    { from: nextAddress() },
  );

afterEach(resetContent);

describe('visits of a landing page', () => {
  const counted = (path: string, page_view = 1) => {
    const body = JSON.stringify({ path, events: { page_view }, vitals: {}, final: false });
    return site().ask(endpoints.counts, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'content-length': String(body.length),
        origin: site().origin,
      },
      body,
    });
  };
  const list = async (who: 'admin' | 'viewer' = 'admin') => {
    const { text } = await visit(site(), `${adminPath('content')}?kind=landing`, staff[who].cookie);
    return text.replaceAll('\u00a0', ' ');
  };
  const rowsIn = (html: string) =>
    [...html.matchAll(/<tr><th scope="row">(\d+) dias<\/th>(.*?)<\/tr>/g)].map(([, days, cells]) =>
      [days, ...(cells ?? '').matchAll(/<td>([^<]*)<\/td>/g)].map((one) =>
        typeof one === 'string' ? one : one?.[1],
      ),
    );

  it('are beside its leads, of both languages and of former addresses, in the list and on the editor', async () => {
    const item = await made('landing');
    expect((await editor(item)).text).toContain(content.landing.emptyDraft);
    await send(item, { intent: 'publish', ...TEXTS });
    expect((await editor(item)).text).toContain(content.landing.empty.replace('{{days}}', '90'));
    expect(await list()).toContain(content.landing.none);

    for (const path of [PT, PT, EN]) expect((await counted(path)).status).toBe(204);
    // Neither is a page of a visitor: the address of the post, and one that staff never gave.
    for (const path of [`${PT}/enviar`, pathTo('landing', 'pt-BR', { slug: 'outra' })])
      await counted(path, 9);
    await site().writeCounts();
    const slug = item.replace('landing/', '');
    await sql(
      `insert into public.landing_counts (slug, day, visits)
       select $1, private.business_day(now()) - n.ago, n.visits
       from (values (29, 1), (30, 4), (89, 2), (90, 70)) n (ago, visits)`,
      slug,
    );
    await writeLead();
    await send(item, { intent: 'publish', 'texts.pt-BR.address': 'Outro nome' });
    await counted(pathTo('landing', 'pt-BR', { slug: 'outro-nome' }));
    await site().writeCounts();

    const page = (await editor(item)).text;
    expect(rowsIn(page)).toEqual([
      ['30', '5', '1', '20%'],
      ['90', '11', '1', '9,1%'],
    ]);
    expect(await list()).toContain('5 visitas, 1 lead, 20%');
    expect(await list()).toContain('11 visitas, 1 lead, 9,1%');

    await sql(
      `update public.qualification_submissions set status = 'spam' where source_page = $1`,
      PT,
    );
    expect(rowsIn((await editor(item)).text)[0]).toEqual(['30', '5', '0', '0%']);
  });

  it('are erased with the page', async () => {
    const item = await published();
    const visits = () =>
      sql(
        'select visits::integer from public.landing_counts where slug = $1',
        item.replace('landing/', ''),
      );
    await counted(PT);
    await site().writeCounts();
    expect(await visits()).toEqual([{ visits: 1 }]);
    await act({ intent: 'remove', item });
    await act({ intent: 'erase', item });
    expect(await visits()).toEqual([]);
  });
});

describe('a landing page with a form in steps', () => {
  const kept = () =>
    sql<{ email: string; source_page: string }>(
      'select email, source_page from public.unfinished_leads',
    );

  it('keeps unfinished answers only with a yes, until the lead is sent', async () => {
    const id = await newForm(site(), staff.admin);
    const steps = {
      ...{ 's.0.key': 'step-0', ...both('s.0.title', 'Contato') },
      ...{ 's.1.key': 'step-1', ...both('s.1.title', 'Projeto') },
    };
    const questions: Parameters<typeof draft>[0] = [
      {
        ...{ key: 'new-1', label: 'Correio', type: 'email', required: 'on' },
        ...{ property: 'email', step: 'step-0' },
      },
      { key: 'new-2', label: 'Assunto', required: 'on', step: 'step-1' },
    ];
    const revision = String((await formOf(id))?.revision);
    const { cookie } = staff.admin;
    await post(site(), `/admin/forms/${id}`, draft(questions, { ...steps, revision }), { cookie });
    await post(site(), '/admin/forms', { intent: 'state', state: 'active', id }, { cookie });
    await published({ form: id });
    expect(await publicText(PT)).toMatch(/<input[^>]*type="checkbox"[^>]*name="keep"/);

    const step = (fields: Record<string, string>, from = nextAddress()) =>
      post(
        site(),
        `${PT}/enviar`,
        { form: id, 'answers.correio': 'lia@metade.example', ...fields },
        {
          from,
        },
      );
    expect((await step({ step: '0' })).status).toBe(200);
    expect(await kept()).toEqual([]);

    const next = await step({ step: '0', keep: 'on' });
    const key = /name="kept"[^>]*value="([^"]+)"/.exec(next.text)?.[1] ?? '';
    expect(await kept()).toEqual([{ email: 'lia@metade.example', source_page: PT }]);
    await step({ step: '0', kept: key });
    expect(await kept()).toEqual([]);

    // The script asks for the same, without a page around it.
    const body = String(
      new URLSearchParams({
        ...{ form: id, step: '0', keep: 'on', kept: '01960000-0000-7000-8000-000000000214' },
        ...{ keep_only: '1', 'answers.correio': 'lia@metade.example' },
      }),
    );
    const asked = await site().ask(`${PT}/enviar`, {
      method: 'POST',
      headers: {
        ...{ origin: site().origin, accept: 'application/json' },
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-forwarded-for': nextAddress(),
      },
      body,
    });
    expect([asked.status, await kept()]).toMatchObject([204, [{ source_page: PT }]]);

    const again = await step({ step: '0', keep: 'on' });
    const other = /name="kept"[^>]*value="([^"]+)"/.exec(again.text)?.[1] ?? '';
    const sent = await step({ step: '1', keep: 'on', kept: other, 'answers.assunto': 'Estoque' });
    expect(sent.status).toBe(303);
    expect(await kept()).toEqual([]);
    expect(
      await sql('select source_page from public.qualification_submissions where form_id = $1', id),
    ).toEqual([{ source_page: PT }]);
    await sql('update public.qualification_forms set is_active = false where id = $1', id);
  });
});
