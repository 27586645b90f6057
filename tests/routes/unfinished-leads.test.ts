import { beforeAll, describe, expect, it } from 'vitest';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
});
const value = (text: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1];

describe('unfinished answers', () => {
  const CONTACT_FIRST = {
    ...{ 's.0.key': 'step-0', ...both('s.0.title', 'Contato') },
    ...{ 's.1.key': 'step-1', ...both('s.1.title', 'Projeto') },
  };
  let id = '';
  beforeAll(async () => {
    id = await newForm(site(), ana);
    const questions: Parameters<typeof draft>[0] = [
      {
        key: 'new-1',
        label: 'Correio',
        type: 'email',
        required: 'on',
        property: 'email',
        step: 'step-0',
      },
      { key: 'new-2', label: 'Assunto', required: 'on', step: 'step-1' },
    ];
    const revision = String((await formOf(id))?.revision);
    const saved = await post(
      site(),
      `/admin/forms/${id}`,
      draft(questions, { page: '/lab', ...CONTACT_FIRST, revision }),
      { cookie: ana.cookie },
    );
    expect(saved.status).toBe(200);
    const state = { intent: 'state', state: 'active', id };
    await post(site(), '/admin/forms', state, { cookie: ana.cookie });
  });
  const kept = () =>
    sql<{ id: string; email: string; form_data: object; days: number; consent: string }>(
      `select id, email, form_data, consent, (erase_at::date - now()::date) as days
       from public.unfinished_leads where form_id = $1 order by created_at`,
      id,
    );
  const step = (fields: Record<string, string>) =>
    post(site(), '/projeto/enviar', { form: id, from: 'lab', ...fields }, { from: nextAddress() });
  const ana1 = { 'answers.correio': 'ana@metade.example', step: '0' };

  it('are not stored without consent', async () => {
    const { text } = await visit(site(), '/projeto?de=lab');
    expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*name="keep"/);
    expect(text).not.toMatch(/name="keep"[^>]*checked/);
    expect((await step(ana1)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('are stored with consent for 30 days, apart from leads, and deleted once the lead is sent', async () => {
    const next = await step({ ...ana1, keep: 'on' });
    const key = value(next.text, 'kept') ?? '';
    expect(await kept()).toMatchObject([
      {
        id: key,
        email: 'ana@metade.example',
        form_data: { correio: 'ana@metade.example' },
        days: 30,
      },
    ]);
    const { text } = await visit(site(), '/admin/leads/unfinished', ana.cookie);
    expect(text).toContain('ana@metade.example');
    const search = async (text: string) =>
      (await visit(site(), `/admin/leads/unfinished?text=${text}`, ana.cookie)).text;
    expect(await search('Metade.example')).toContain('ana@metade.example');
    expect(await search('outra.example')).not.toContain('mailto:ana@metade.example');
    expect((await visit(site(), '/admin/leads', ana.cookie)).text).not.toContain('ana@metade');
    const sent = await step({
      ...ana1,
      step: '1',
      keep: 'on',
      kept: key,
      'answers.assunto': 'Site novo',
    });
    expect(sent.status).toBe(303);
    expect(await kept()).toEqual([]);
    const found = await sql(
      'select id from public.qualification_submissions where form_id = $1',
      id,
    );
    expect(found).toHaveLength(1);
  });

  it('are deleted when the consent is withdrawn', async () => {
    const next = await step({ ...ana1, keep: 'on' });
    const key = value(next.text, 'kept') ?? '';
    expect(await kept()).toHaveLength(1);
    expect((await step({ ...ana1, kept: key })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('are stored by a request of the script, and not where they are invalid', async () => {
    const key = '01960000-0000-7000-8000-000000000001';
    const ask = (email: string) => {
      const body = String(
        new URLSearchParams({
          ...{ form: id, from: 'lab', step: '0', keep: 'on', kept: key, keep_only: '1' },
          'answers.correio': email,
        }),
      );
      return site().ask('/projeto/enviar', {
        method: 'POST',
        headers: {
          ...{ origin: site().origin, accept: 'application/json' },
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
          'x-forwarded-for': nextAddress(),
        },
        body,
      });
    };
    expect((await ask('nobody')).status).toBe(204);
    expect(await kept()).toEqual([]);
    expect((await ask('bia@metade.example')).status).toBe(204);
    expect(await kept()).toMatchObject([{ id: key, email: 'bia@metade.example' }]);
    // Sent from another browser, without the id.
    const whole = { 'answers.correio': 'bia@metade.example', 'answers.assunto': 'App' };
    expect((await step(whole)).status).toBe(303);
    expect(await kept()).toEqual([]);
  });
});
