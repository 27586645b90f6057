import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pt from '#app/features/crm/products/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn } from './staff.ts';

const site = useBuiltSite();

type Row = { name: string; lead_sources: string[]; settings: unknown; revision: number };

const productOf = async (slug: string) => {
  const [row] = await sql<Row & { id: string }>(
    `select id, name, lead_sources, settings, revision from public.crm_products where slug = $1`,
    slug,
  );
  return row as Row & { id: string };
};

describe('the editor of a product', () => {
  let cookie: string;
  const whole = { name: 'Doavya', color: '#0f7a5f', is_active: 'on', lead_sources: 'doavya' };
  const save = async (fields: Record<string, string>, as = cookie) => {
    const { id, revision } = await productOf('doavya');
    const texts = { ...whole, revision: String(revision), ...fields };
    return post(site(), `/admin/products/${id}`, texts, { cookie: as });
  };

  beforeAll(async () => {
    cookie = (await signedIn(site(), 'admin')).cookie;
  });
  beforeEach(async () => {
    await sql(`update public.crm_products set lead_sources = '{doavya}', name = 'Doavya',
      settings = '{}' where slug = 'doavya' returning id`);
  });

  it('saves each value in its normal form', async () => {
    const { status } = await save({
      name: ' Doavya  Brasil ',
      lead_sources: 'doavya, Parceria',
      whatsapp: '(51) 99999-8888',
      email: 'Oi@Doavya.example',
      primary: '#0F7A5F',
    });
    expect(status).toBe(200);
    expect(await productOf('doavya')).toMatchObject({
      name: 'Doavya Brasil',
      lead_sources: ['doavya', 'parceria'],
      settings: {
        whatsapp: '+5551999998888',
        email: 'oi@doavya.example',
        brandColors: { primary: '#0f7a5f' },
      },
    });
  });

  it('names the product of a source at the field', async () => {
    const { status, text } = await save({ lead_sources: 'doavya, workshop' });
    expect([status, text.includes(pt.errors.takenBy.replace('{{name}}', 'Forja'))]).toEqual([
      409,
      true,
    ]);
    expect((await productOf('doavya')).lead_sources).toEqual(['doavya']);
  });

  it.each([
    [{ name: ' ' }, pt.errors.required],
    [{ color: 'red' }, pt.errors.color],
    [{ whatsapp: '123' }, pt.errors.phone],
    [{ email: 'nada' }, pt.errors.email],
    [{ lead_sources: 'com-hífen' }, pt.errors.sources],
  ])('refuses %o, and says so at its field', async (fields, sentence) => {
    const { status, text } = await save(fields as Record<string, string>);
    expect([status, text.includes(sentence)]).toEqual([422, true]);
  });

  it('overwrites no concurrent change', async () => {
    const { revision } = await productOf('doavya');
    await save({ name: 'Primeira' });
    const { status, text } = await save({ name: 'Segunda', revision: String(revision) });
    expect([status, text.includes('Primeira')]).toEqual([409, true]);
    expect((await productOf('doavya')).name).toBe('Primeira');
  });

  it('reports an unknown product as missing', async () => {
    const texts = { ...whole, revision: '1' };
    const answer = await post(site(), `/admin/products/${randomUUID()}`, texts, { cookie });
    expect(answer.status).toBe(404);
  });

  it.each(['manager', 'analyst', 'viewer'] as const)('changes nothing for a %s', async (role) => {
    const { cookie: other } = await signedIn(site(), role);
    const { status } = await save({ name: 'Minha' }, other);
    expect(status).toBe(403);
    expect((await productOf('doavya')).name).toBe('Doavya');
  });
});
