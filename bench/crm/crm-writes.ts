import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addByHand } from '../../app/features/crm/by-hand/by-hand.store.server.ts';
import { callValue } from '../../app/platform/database/call-function.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { type Times, type Tx, timesOf } from '../lists/times.ts';
import { staffOf } from '../rows/fill-rows.ts';

/* What staff and visitors write, kept as always: the triggers are what is measured. */

type Limits = { runs: number; atMost: number };
type Move = { id: string; seen: string; stage: string };
type Contact = { id: string; points: object[] };

/** Open deals, each with the stage in which it is and another. */
const movesFor = async (count: number) =>
  (
    await openHandle().owner.query<Move>(
      `select d.id, d.stage_id as seen, (select s.id from public.crm_stages s
         where s.pipeline_id = d.pipeline_id and s.kind = 'open' and s.id <> d.stage_id and not s.needs_value
         order by s.position limit 1) as stage
       from public.crm_deals d where d.state = 'open' order by md5(d.id::text) limit $1`,
      [count],
    )
  ).rows;

const contactsFor = async (count: number) =>
  (
    await openHandle().owner.query<Contact>(
      `select c.id, (select json_agg(json_build_object('kind', p.kind, 'value', p.value))
         from public.crm_contact_points p where p.contact_id = c.id) as points
       from (select id from public.crm_contacts order by md5(id::text) limit $1) c`,
      [count],
    )
  ).rows;

/** What waits for the end of a transaction belongs to the work. */
const whole = async (tx: Tx, work: Promise<unknown>) => {
  await work;
  await sql`set constraints all immediate`.execute(tx);
};

const saveContact = (tx: Tx, { id, points }: Contact) =>
  sql`select public.save_contact(c.id, c.revision, c.name || ' S', 'Compras', c.company, c.company_id,
    c.owner_id, ${JSON.stringify(points)}::jsonb) from public.crm_contacts c where c.id = ${id}`.execute(
    tx,
  );

const moveDeal = (tx: Tx, { id: deal, seen, stage }: Move) =>
  callValue(tx, 'public.move_deal', { deal, seen, stage });

const newLead = (tx: Tx) =>
  sql`select outcome from public.submit_lead(p_id => ${randomUUID()}, p_form_id => null,
    p_source => 'contact_form', p_form_data => ${JSON.stringify({
      name: 'Rita Ximenes',
      email: `${randomUUID()}@lista.example`,
      message: 'Quanto custa?',
    })}::jsonb, p_source_page => '/', p_user_agent => 'Mozilla/5.0', p_locale => 'pt-BR',
    p_limit_identifier => ${randomUUID()}, p_address_identifier => null)`.execute(tx);

const byHand = (tx: Tx) =>
  addByHand(tx, randomUUID(), {
    line: '',
    what: 'deal',
    product: 'forja',
    name: 'Rita Ximenes',
    email: `${randomUUID()}@lista.example`,
    whatsapp: '',
    phone: '',
    company: '',
    value: 12_000,
    contact: 'new',
    title: 'Site',
    note: '',
    owner: '',
  });

export async function crmWrites(
  limits: Limits,
  wanted: (what: string) => boolean,
): Promise<Times[]> {
  const userId = await staffOf('manager');
  const times: Times[] = [];
  const time = async <Case>(
    what: string,
    casesOf: () => Promise<readonly Case[]>,
    work: (tx: Tx, one: Case) => Promise<unknown>,
    visitor = false,
  ) => {
    if (!wanted(what)) return;
    const actor = visitor ? { actor: { kind: 'anonymous', client: randomUUID() } as const } : {};
    times.push(
      await timesOf({ what, userId, ...actor, ...limits }, await casesOf(), (tx, one) =>
        whole(tx, work(tx, one)),
      ),
    );
  };
  // Each is moved once, also of the first that are not counted.
  const count = limits.runs + 10;
  await time('writing: a deal is moved', () => movesFor(count), moveDeal);
  await time('writing: a contact is saved', () => contactsFor(count), saveContact);
  await time('writing: a lead comes in', async () => [undefined], newLead, true);
  await time('writing: a deal by hand', async () => [undefined], byHand);
  return times;
}
