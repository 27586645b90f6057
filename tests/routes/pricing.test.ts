import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import editor from '#app/features/pricing/admin/prices-editor/locales/pt-BR.json' with {
  type: 'json',
};
import english from '#app/features/pricing/site/pricing-page/locales/en.json' with { type: 'json' };
import words from '#app/features/pricing/site/pricing-page/locales/pt-BR.json' with {
  type: 'json',
};
import { readLeadForMail } from '#app/features/qualification/lead-mail.store.server.ts';
import { teamMailOf } from '#app/features/qualification/lead-mails.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadId, leadPost } from './lead-post.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const SCREEN = '/admin/prices';
const ANSWERS =
  'servico=automationAi&pessoas=upTo50&sistemas=whatsapp&sistemas=business&telas=sketch&prazo=threeMonths';

beforeAll(() => registerMessages(messages));
beforeEach(() => sql('delete from public.price_rules'));

const ruled = () =>
  sql(`insert into public.price_rules
    (service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most) values
    ('automationAi', null, null, 1500000, 3000000, 5, 10),
    ('automationAi', 'systems', 'business', 410000, 870000, 1, 4)`);

/** The text of the main part, with plain spaces. */
const main = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
const page = async (path: string) => main((await site().ask(path)).text);

describe('the page of prices', () => {
  it('has five questions in a form that needs no script', async () => {
    const { status, text } = await site().ask('/precos');
    expect(status).toBe(200);
    expect(text).toContain('<form action="/precos" method="get">');
    for (const name of ['servico', 'pessoas', 'sistemas', 'telas', 'prazo']) {
      expect(text).toContain(`name="${name}"`);
    }
    expect(text).toContain(words.figure.unmeasured);
  });

  it('shows the range of the rules for five answers, in both languages', async () => {
    await ruled();
    const portuguese = await page(`/precos?${ANSWERS}`);
    expect(portuguese).toContain('R$ 19.100 a R$ 38.700');
    expect(portuguese).toContain('6 a 14 semanas');
    expect(portuguese).toContain(words.figure.wanted);
    expect(await page(`/en/pricing?${ANSWERS}`)).toContain('R$19,100 to R$38,700');
  });

  it('shows no figure but the published ones where staff have set no rule', async () => {
    await ruled();
    for (const service of ['softwareApps', 'gamesGamification', 'consulting']) {
      const text = await page(`/precos?${ANSWERS.replace('automationAi', service)}`);
      expect(text).toContain(words.none.title);
      const figures = [...text.matchAll(/R\$ ([\d.]+)/g)].map(([, figure]) => figure);
      const published = ['15.000', '25.000', '10.000', '20.000', '5.000', '30.000', '35.000'];
      expect(figures.filter((figure) => !published.includes(figure ?? ''))).toEqual([]);
    }
    expect(await page(`/en/pricing?${ANSWERS.replace('automationAi', 'softwareApps')}`)).toContain(
      english.none.title,
    );
  });

  it('names the answers that are missing, and keeps the others', async () => {
    const { text } = await site().ask('/precos?servico=consulting&pessoas=upTo10');
    expect(main(text)).toContain(words.missing_other.replace('{{count}}', '3'));
    expect(text).toMatch(
      /name="pessoas"[^>]*checked=""[^>]*value="upTo10"|value="upTo10"[^>]*checked=""/,
    );
    expect(text).toContain('href="#prazo"');
  });

  it('accepts the link of a service, and no other value', async () => {
    const { status, text } = await site().ask('/precos?servico=%3Cscript%3E&pessoas=__proto__');
    expect(status).toBe(200);
    expect(text).not.toContain('__proto__');
  });

  it('follows the rules at the next load, and is one page for search engines', async () => {
    await ruled();
    expect(await page(`/precos?${ANSWERS}`)).toContain('R$ 19.100');
    await sql('update public.price_rules set price_least_cents = 1600000 where question is null');
    const { text } = await site().ask(`/precos?${ANSWERS}`);
    expect(main(text)).toContain('R$ 20.100');
    expect(text).toContain(`<link rel="canonical" href="${site().origin}/precos"`);
    expect(text).toContain(`href="/en/pricing?${ANSWERS.replaceAll('&', '&amp;')}"`);
  });

  it('is one entry of the page cache for every order of its answers', async () => {
    const turned = ANSWERS.split('&').reverse().join('&');
    const [one, other] = await Promise.all(
      [ANSWERS, `${turned}&utm_source=x`].map((query) => site().ask(`/precos?${query}`)),
    );
    expect(one?.headers.etag).toBeTruthy();
    expect(other?.headers.etag).toBe(one?.headers.etag);
  });
});

describe('a lead from the page', () => {
  const signedEstimate = async (query: string) => {
    const { text } = await site().ask(`/projeto?de=pricing&${query}`);
    return /name="estimate" value="([^"]+)"/.exec(text)?.[1] ?? '';
  };
  const send = (estimate: string) =>
    site().ask(
      '/projeto/enviar',
      leadPost({ origin: site().origin, fields: { lead: leadId(), session: leadId(), estimate } }),
    );
  const newest = async () => {
    const [row] = await sql<{ id: string; estimate: unknown; service: string }>(
      `select id, estimate, service from public.qualification_submissions
       order by created_at desc, id desc limit 1`,
    );
    return row;
  };
  beforeEach(() => sql('delete from public.qualification_submissions'));

  it('has the answers and the shown range, which staff see', async () => {
    await ruled();
    const form = await page(`/projeto?de=pricing&${ANSWERS}`);
    expect(form).toContain('R$ 19.100 a R$ 38.700, 6 a 14 semanas');
    const estimate = await signedEstimate(ANSWERS);
    // Rules that change between the page and the post change nothing of what was shown.
    await sql('update public.price_rules set price_least_cents = 1600000 where question is null');
    expect((await send(estimate)).status).toBe(303);
    const lead = await newest();
    expect(lead?.service).toBe('automationAi');
    expect(lead?.estimate).toEqual({
      ...{ service: 'automationAi', people: 'upTo50', systems: ['whatsapp', 'business'] },
      ...{ screens: 'sketch', deadline: 'threeMonths' },
      range: { priceLeast: 1_910_000, priceMost: 3_870_000, weeksLeast: 6, weeksMost: 14 },
    });
    const admin = await signedIn(site(), 'admin');
    const { text } = await visit(site(), `/admin/leads/${lead?.id}`, admin.cookie);
    expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 19.100 a R$ 38.700, 6 a 14 semanas');
    expect(text).toContain('WhatsApp, CRM ou ERP');
    const mailed = await asActor({ kind: 'system' }, (tx) => readLeadForMail(tx, lead?.id ?? ''));
    const { content } = teamMailOf(mailed as NonNullable<typeof mailed>, site().origin);
    expect(JSON.stringify(content.answers).replaceAll('\u00a0', ' ')).toContain(
      'R$ 19.100 a R$ 38.700, 6 a 14 semanas',
    );
  });

  it.each(['/projeto', '/en/project'])(
    'has its kind of project chosen, with a way to change it, at %s',
    async (path) => {
      const { text } = await site().ask(`${path}?de=pricing&${ANSWERS}`);
      expect(text).toContain('<input type="hidden" name="answers.servico" value="automacao"/>');
      expect(text).not.toContain('<select');
      const undecided = await site().ask(`${path}?de=pricing`);
      expect(undecided.text).toContain('<select');
    },
  );

  it.each([
    ['pt-BR', ';', 'Faixa de preço: de (R$)', ['Automação com IA', 'WhatsApp, CRM ou ERP']],
    ['en', ',', 'Price range: from (R$)', ['AI automation', '"WhatsApp, CRM or ERP"']],
  ] as const)(
    'has its answers and range as columns of the file, %s',
    async (locale, mark, label, cells) => {
      await ruled();
      expect((await send(await signedEstimate(ANSWERS))).status).toBe(303);
      const { cookie } = await signedIn(site(), 'manager');
      const language = `${cookie}; preferred-locale=${locale}`;
      const { text } = await visit(site(), '/admin/leads/export', language);
      const [head, row] = text.split('\r\n');
      expect(head).toContain(label);
      expect(row).toContain(['19100', '38700', '6', '14', cells[0]].join(mark));
      expect(row).toContain(cells[1]);
    },
  );

  it('without a range carries the answers alone', async () => {
    expect((await send(await signedEstimate(ANSWERS))).status).toBe(303);
    expect((await newest())?.estimate).toMatchObject({ people: 'upTo50', range: null });
  });

  it('is accepted without an unsigned estimate', async () => {
    await ruled();
    const [body = '', signature = ''] = (await signedEstimate(ANSWERS)).split('.');
    const forged = JSON.parse(Buffer.from(body, 'base64url').toString());
    forged.range.priceMost = 100;
    const text = Buffer.from(JSON.stringify(forged)).toString('base64url');
    for (const estimate of [`${text}.${signature}`, body, '', 'x'.repeat(5000)]) {
      expect((await send(estimate)).status).toBe(303);
      expect((await newest())?.estimate).toBeNull();
      await sql('delete from public.qualification_submissions');
      await sql('delete from private.rate_limits where true').catch(() => undefined);
    }
  });

  it('keeps it while the form is corrected', async () => {
    await ruled();
    const estimate = await signedEstimate(ANSWERS);
    const refused = await site().ask(
      '/projeto/enviar',
      leadPost({ origin: site().origin, answers: { email: 'nada' }, fields: { estimate } }),
    );
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`name="estimate" value="${estimate}"`);
  });
});

describe('the rules of staff', () => {
  let admin: SignedIn;
  let manager: SignedIn;
  beforeAll(async () => {
    admin = await signedIn(site(), 'admin');
    manager = await signedIn(site(), 'manager');
  });
  const send = (fields: Record<string, string>, who = admin) =>
    post(
      site(),
      `${SCREEN}?service=consulting`,
      { service: 'consulting', ...fields },
      {
        cookie: who.cookie,
      },
    );
  const base = {
    ...{ 'service-priceLeast': '15.000', 'service-priceMost': '28.000' },
    ...{ 'service-weeksLeast': '2', 'service-weeksMost': '4' },
  };
  const stored = () =>
    sql<{ id: string; revision: number; question: string | null; price_most_cents: number }>(
      `select id, revision, question, price_most_cents from public.price_rules
       order by question nulls first`,
    );
  const setIn = (text: string) => /name="set" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const CONSULTING = ANSWERS.replace('automationAi', 'consulting');

  it('become the range of the page, and are undone together', async () => {
    const { text } = await visit(site(), `${SCREEN}?service=consulting`, admin.cookie);
    expect(text).toContain(editor.noRange);
    const saved = await send({
      ...base,
      ...{ 'people-upTo50-priceLeast': '1.000', 'people-upTo50-priceMost': '2.000' },
    });
    expect(saved.text).toContain(editor.saved);
    expect(await stored()).toMatchObject([
      { question: null, price_most_cents: 2_800_000 },
      { question: 'people', price_most_cents: 200_000 },
    ]);
    expect(await page(`/precos?${CONSULTING}`)).toContain('R$ 16.000 a R$ 30.000');
    const undone = await send({ intent: 'undo', set: setIn(saved.text) });
    expect(undone.text).toContain(editor.undone);
    expect(await stored()).toEqual([]);
    expect(await page(`/precos?${CONSULTING}`)).toContain(words.none.title);
  });

  it('that are left empty again leave the service without a range', async () => {
    await send(base);
    await send({ 'service-revision': '1' });
    expect(await stored()).toEqual([]);
  });

  it('that are wrong keep what was typed, with the mistake beside it', async () => {
    const refused = await send({ ...base, 'service-priceMost': '1.000' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(editor.mistakes.order);
    expect(refused.text).toContain('value="1.000"');
    expect(await stored()).toEqual([]);
  });

  it('changed by a colleague are not overwritten', async () => {
    await send(base);
    await send({ ...base, 'service-revision': '1', 'service-priceMost': '29.000' });
    const late = await send({ ...base, 'service-revision': '1', 'service-priceMost': '31.000' });
    expect(late.status).toBe(409);
    expect(late.text).toContain(editor.refused.changed);
    expect(late.text).toContain('value="31.000"');
    expect(await stored()).toMatchObject([{ price_most_cents: 2_900_000 }]);
  });

  it('are not for managers to read or change', async () => {
    expect((await send(base, manager)).status).toBe(403);
    expect((await visit(site(), SCREEN, manager.cookie)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
