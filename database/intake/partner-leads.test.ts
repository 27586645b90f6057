import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

type StoredLead = {
  source: string;
  product: string;
  pipeline: string;
  products: string[];
  lead: string;
};

async function stored(more: Parameters<typeof sendLead>[0]) {
  const id = randomUUID();
  const { outcome } = await sendLead({
    id,
    source: 'contact_form',
    answers: { name: 'Ana', email: `${id}@casa.example` },
    ...more,
  });
  expect(outcome).toBe('accepted');
  const [row] = await ownerSql<StoredLead>(
    `select s.source, d.product, p.slug as pipeline, c.products, d.lead_id::text as lead
     from public.qualification_submissions s
       join public.crm_deals d on d.id = s.deal_id
       join public.crm_pipelines p on p.id = d.pipeline_id
       join public.crm_contacts c on c.id = s.contact_id where s.id = $1`,
    [id],
  );
  expect(row?.lead).toBe(id);
  return row;
}

const DOAVYA = {
  source: 'doavya',
  product: 'doavya',
  pipeline: 'doavya-partnership',
  products: ['doavya'],
};
const FORJA = { product: 'forja', pipeline: 'inbound-marketing', products: ['forja'] };

describe('the product of a lead', () => {
  useScratchDatabase();

  test('is that of the company on its own site', async () => {
    expect(await stored({})).toMatchObject({ ...FORJA, source: 'contact_form' });
    expect(await stored({ unit: 'forja' })).toMatchObject({ ...FORJA, source: 'contact_form' });
  });

  test('is that of the partner on its host', async () => {
    await ownerSql(`insert into public.business_units (slug, name, hosts)
      values ('doavya', 'Doavya', '{doavya.example}') on conflict do nothing`);
    expect(await stored({ unit: 'doavya' })).toMatchObject(DOAVYA);
  });

  test('is that of its form, on any host', async () => {
    const [form] = await ownerSql<{ id: string }>(
      `update public.qualification_forms set lead_source = 'doavya'
       where id = (select id from public.qualification_forms where is_active limit 1) returning id`,
    );
    const answers = { nome: 'Ana', email: `${randomUUID()}@casa.example` };
    expect(
      await stored({ source: 'qualification', formId: form?.id ?? null, answers, unit: 'forja' }),
    ).toMatchObject(DOAVYA);
  });

  test('a contact of both products belongs to both', async () => {
    const answers = { name: 'Ana', email: `${randomUUID()}@casa.example` };
    await stored({ answers });
    expect(await stored({ answers, source: 'doavya' })).toMatchObject({
      ...DOAVYA,
      products: ['doavya', 'forja'],
    });
  });
});
