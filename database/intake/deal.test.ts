import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

interface Deal {
  id: string;
  contact_id: string;
  title: string;
  pipeline: string;
  stage: string;
}

async function dealOf(lead: Parameters<typeof sendLead>[0]): Promise<Deal | undefined> {
  const id = randomUUID();
  await sendLead({ ...lead, id });
  const [deal] = await ownerSql<Deal>(
    `select d.id, d.contact_id, d.title, p.slug as pipeline, s.slug as stage
     from public.crm_deals d join public.crm_pipelines p on p.id = d.pipeline_id
     join public.crm_stages s on s.id = d.stage_id where d.id = $1`,
    [(await storedLead(id))?.deal_id],
  );
  return deal;
}

const moveTo = (deal: Deal | undefined, stage: string) =>
  ownerSql(
    `update public.crm_deals d set stage_id = s.id
     from public.crm_stages s
     where s.pipeline_id = d.pipeline_id and s.slug = $2 and d.id = $1`,
    [deal?.id, stage],
  );

const person = () => ({ nome: 'Ana', email: `${randomUUID()}@casa.example` });

useScratchDatabase();

describe('the deal of a lead', () => {
  test.each(['qualification', 'contact_form', 'workshop'])(
    '%s opens one in the first stage of Inbound Marketing',
    async (source) => {
      const { email } = person();
      const answers = { nome: 'Ana', name: 'Ana', email, company: 'Casa', empresa: 'Casa' };
      expect(await dealOf({ source, answers })).toMatchObject({
        title: 'Casa',
        pipeline: 'inbound-marketing',
        stage: 'novo-lead',
      });
    },
  );

  test('an open one of the same contact gets the next lead, in any stage', async () => {
    const answers = person();
    const first = await dealOf({ answers });
    await moveTo(first, 'proposta');
    const second = await dealOf({ answers });
    expect(second).toMatchObject({ id: first?.id, stage: 'proposta' });
  });

  test.each(['ganho', 'perdido'])('after one that is %s a new one is opened', async (stage) => {
    const answers = person();
    const first = await dealOf({ answers });
    await moveTo(first, stage);
    const second = await dealOf({ answers });
    expect(second?.id).not.toBe(first?.id);
    expect(second).toMatchObject({ contact_id: first?.contact_id, stage: 'novo-lead' });
  });

  test('an inactive one does not count as open', async () => {
    const answers = person();
    const first = await dealOf({ answers });
    await ownerSql('update public.crm_deals set is_active = false where id = $1', [first?.id]);
    expect((await dealOf({ answers }))?.id).not.toBe(first?.id);
  });

  test('one in another pipeline does not get it', async () => {
    const answers = person();
    const first = await dealOf({ answers });
    await ownerSql(
      `update public.crm_deals d set pipeline_id = s.pipeline_id, stage_id = s.id
       from public.crm_stages s where s.slug = 'reuniao' and d.id = $1`,
      [first?.id],
    );
    expect(await dealOf({ answers })).toMatchObject({
      contact_id: first?.contact_id,
      pipeline: 'inbound-marketing',
    });
  });

  test('concurrent leads by e-mail and by phone share the one deal of the contact', async () => {
    const email = `${randomUUID()}@casa.example`;
    const telefone = '11 93333-0001';
    const first = await dealOf({ answers: { nome: 'Ana', email, telefone } });
    await moveTo(first, 'perdido');
    const deals = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        dealOf({ answers: index % 2 ? { nome: 'Ana', email } : { nome: 'Ana', telefone } }),
      ),
    );
    expect(new Set(deals.map((deal) => deal?.id)).size).toBe(1);
  });
});

describe('a fault in the CRM', () => {
  test('for a product without a pipeline the lead has a contact and no deal', async () => {
    await ownerSql(`update public.crm_products set lead_sources = '{}' where slug = 'doavya'`);
    await ownerSql(`insert into public.crm_products (slug, name, color, lead_sources)
      values ('nova', 'Nova', '#123456', '{doavya}')`);
    const id = randomUUID();
    expect(await sendLead({ id, source: 'doavya' })).toMatchObject({
      outcome: 'accepted',
      review_reason: null,
    });
    expect(await storedLead(id)).toMatchObject({
      contact_id: expect.any(String),
      deal_id: null,
    });
  });

  test('stores the lead, marked for review', async () => {
    await ownerSql('alter table public.crm_contacts add constraint broken check (false) not valid');
    const id = randomUUID();
    expect(await sendLead({ id })).toMatchObject({
      outcome: 'accepted',
      review_reason: 'crm_failed',
    });
    expect(await storedLead(id)).toMatchObject({ contact_id: null, deal_id: null });
  });
});
