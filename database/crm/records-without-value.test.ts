import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

const name = `Casa ${randomUUID()}`;
let manager: { kind: 'user'; userId: string };

/** One record of the product of the field, and one of another product, which does not have the field. */
const made = {
  contact: `insert into public.crm_contacts (name, source, products)
    select $1, 'manual', array[p] from unnest(array['forja', 'doavya']) p returning id, products[1] as product`,
  company: `insert into public.crm_companies (name, products)
    select $1, array[p] from unnest(array['forja', 'doavya']) p returning id, products[1] as product`,
  deal: `with contact as (insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id)
    insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select c.id, s.pipeline_id, s.id, $1, 'manual' from contact c, (
      select distinct on (p.product) s.id, s.pipeline_id from public.crm_stages s
      join public.crm_pipelines p on p.id = s.pipeline_id
      where s.kind = 'open' and not s.needs_value and p.product in ('forja', 'doavya')
      order by p.product, p.is_default desc, s.position) s returning id, product`,
  ticket: `insert into public.feedback_tickets (project_id, title)
    select distinct on (p.product) p.id, $1 from public.feedback_projects p where p.product in ('forja', 'doavya')
    returning id, (select p.product from public.feedback_projects p where p.id = project_id) as product`,
} as const;
const pages = {
  contact: 'contacts_page',
  company: 'companies_page',
  deal: 'deals_page',
  ticket: 'tickets_page',
} as const;

beforeAll(async () => {
  manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
  await ownerSql(
    `insert into public.feedback_projects (key, name, product) values ('doa', 'Doa', 'doavya')`,
  );
});

test.each(['contact', 'company', 'deal', 'ticket'] as const)(
  'a %s without a value is one whose product has the field',
  async (subject) => {
    const key = `porte_${subject}`;
    await ownerSql(
      `insert into public.custom_fields (subject, key, label, type, choices, product)
       values ($1, $2, 'Porte', 'choice',
         '[{"key": "ouro", "label": "Ouro", "label_en": null, "is_active": true}]', 'forja')`,
      [subject, key],
    );
    const rows = await ownerSql<{ id: string; product: string }>(made[subject], [name]);
    expect(rows.map(({ product }) => product).toSorted()).toEqual(['doavya', 'forja']);
    const own = rows.find(({ product }) => product === 'forja')?.id;
    const found = async (filter: Record<string, string>) =>
      (
        await actorSql<{ id: string }>(
          manager,
          `select id from public.${pages[subject]}(p_text => '${name}', p_fields => '${JSON.stringify(filter)}')`,
        )
      ).map(({ id }) => id);
    expect(await found({ [`${key}.none`]: 'yes' })).toEqual([own]);
    expect(await found({ [key]: '-,ouro' })).toEqual([own]);
    expect(await found({})).toHaveLength(2);
  },
);
