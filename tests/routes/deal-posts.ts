import { randomUUID } from 'node:crypto';
import { member, sql } from './auth-posts.ts';
import { customFieldPosts, valuePost } from './custom-field-posts.ts';
import type { Sample } from './settings-posts.ts';

type Deal = { id: string; stage: string; next: string; contact: string };

/** An open deal of a contact of its own, in the first stage of a pipeline. */
async function someDeal(): Promise<Deal> {
  const [deal] = await sql<Deal>(
    `with contact as (
       insert into public.crm_contacts (name, email, source) values ('Alvo', $1, 'manual')
       returning id
     ), stage as (
       select s.id, s.pipeline_id, s.position from public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' order by s.position limit 1
     )
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select contact.id, stage.pipeline_id, stage.id, 'Alvo', 'manual' from contact, stage
     returning id, contact_id as contact, stage_id as stage, (select s.id from public.crm_stages s, stage
       where s.pipeline_id = stage.pipeline_id and s.position > stage.position
       order by s.position limit 1) as next`,
    `${randomUUID()}@alvo.example`,
  );
  return deal ?? { id: '', stage: '', next: '', contact: '' };
}

type Fields = (deal: Deal) => Record<string, string>;

const MOVE: Fields = ({ id, stage, next }) => ({ intent: 'move', id, seen: stage, stage: next });
const UNDO: Fields = ({ id }) => ({ intent: 'undo', id, event: '1' });

const onBoard = (fields: Fields) => async (): Promise<Sample> => ({
  fields: fields(await someDeal()),
});
const onDeal = (fields: Fields) => async (): Promise<Sample> => {
  const deal = await someDeal();
  return { path: `/admin/deals/${deal.id}`, fields: fields(deal) };
};

/** A won deal with its client; its contact has an account, and one other person is let in already. */
const onWon =
  (fields: (one: { contact: string; user: string }) => Record<string, string>) =>
  async (): Promise<Sample> => {
    const { id, contact } = await someDeal();
    await sql(
      `update public.crm_deals d set close_reason = 'fit', stage_id = s.id from public.crm_stages s
       where d.id = $1 and s.pipeline_id = d.pipeline_id and s.kind = 'won' returning d.id`,
      id,
    );
    const user = (await member()).id;
    const { email } = await member();
    await sql(
      'update public.crm_contacts set email = $2 where id = $1 returning id',
      contact,
      email,
    );
    await sql(
      `with client as (
         insert into public.client_organizations (contact_id) values ($2) returning id
       ), ours as (
         insert into public.client_members (organization_id, user_id, role)
         select id, $3, 'owner' from client
       )
       update public.crm_deals set organization_id = client.id from client where crm_deals.id = $1
       returning crm_deals.id`,
      id,
      contact,
      user,
    );
    return { path: `/admin/deals/${id}`, fields: fields({ contact, user }) };
  };

/** Samples of every post about deals, as `samplePosts` has them, and of those about custom fields. */
export const dealPosts = {
  ...customFieldPosts,
  'admin.deals': {
    move: onBoard(MOVE),
    undo: onBoard(UNDO),
    give: onBoard(({ id }) => ({ intent: 'give', id, owner: '' })),
    'give-matching': onBoard(() => ({ intent: 'give-matching', owner: '' })),
    'give-back': onBoard(({ id }) => ({ intent: 'give-back', act: id })),
    'move-many': onBoard(({ id, next }) => ({ intent: 'move-many', id, stage: next })),
    'move-matching': onBoard(({ next }) => ({ intent: 'move-matching', stage: next })),
    'move-back': onBoard(({ id }) => ({ intent: 'move-back', act: id })),
    tag: onBoard(({ id }) => ({ intent: 'tag', id, tag: 'Alvo' })),
    'tag-matching': onBoard(() => ({ intent: 'tag-matching', tag: 'Alvo' })),
    untag: onBoard(({ id }) => ({ intent: 'untag', act: id })),
  },
  'admin.newDeal': {
    make: async (): Promise<Sample> => ({
      fields: {
        ...{ id: randomUUID(), stage: (await someDeal()).stage, title: 'Alvo', value: '1000' },
        ...{ owner: '', close: '', name: 'Alvo', email: `${randomUUID()}@alvo.example` },
      },
    }),
  },
  'admin.deal': {
    move: onDeal(MOVE),
    undo: onDeal(UNDO),
    party: onDeal(({ contact }) => ({ intent: 'party', revision: '1', contact, company: '' })),
    'make-client': onWon(() => ({ intent: 'make-client' })),
    'add-member': onWon(({ contact }) => ({ intent: 'add-member', contact, role: 'member' })),
    'member-role': onWon(({ user }) => ({ intent: 'member-role', user, role: 'finance' })),
    'end-member': onWon(({ user }) => ({ intent: 'end-member', user })),
    'start-project': onWon(() => ({ intent: 'start-project' })),
    note: onDeal(() => ({ intent: 'note', text: 'Ligar na segunda.' })),
    field: valuePost('deal', async () => `/admin/deals/${(await someDeal()).id}`),
    edit: onDeal(() => ({
      ...{ intent: 'edit', revision: '1', title: 'Outro', value: '2000', owner: '', close: '' },
    })),
  },
  'admin.dealsExport': { confirmed: async (): Promise<Sample> => ({ fields: {} }) },
};
