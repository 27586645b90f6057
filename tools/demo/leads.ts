import { DEMO_DOMAIN, type DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { insertLeads, insertRows, sql } from './sql.ts';
import { FIRST, LAST, PAGES, PAINS, PLACES, TRADES, UTM } from './words.ts';

const LEADS = 420;
const PARTNERS = 36;
const DAY_MS = 86_400_000;

const SOURCES = { qualification: 70, contact_form: 20, workshop: 10 };
/** States of the last ten days' leads, and of all before, by how often they come. */
const LATELY = { new: 60, contacted: 25, qualified: 10, converted: 0, lost: 0, spam: 5 };
const BEFORE = { new: 1, contacted: 15, qualified: 20, converted: 25, lost: 35, spam: 4 };

/** How a lead got to its state. */
const WAYS: Record<keyof typeof BEFORE, string[]> = {
  new: ['new'],
  contacted: ['new', 'contacted'],
  qualified: ['new', 'contacted', 'qualified'],
  converted: ['new', 'contacted', 'qualified', 'converted'],
  lost: ['new', 'contacted', 'lost'],
  spam: ['new', 'spam'],
};

type Stage = { id: string; pipeline_id: string; pipeline: string; kind: string; position: number };

/** Stages a deal may be in, from the state of its lead. */
function stageOf(random: Random, stages: Stage[], status: string): Stage {
  const kind = status === 'converted' ? 'won' : status === 'lost' ? 'lost' : 'open';
  const fitting = stages.filter((stage) => stage.kind === kind);
  if (status === 'new') return fitting[0] as Stage;
  return kind === 'open' && status === 'contacted'
    ? random.pick(fitting.slice(0, 2))
    : random.pick(kind === 'open' ? fitting.slice(1) : fitting);
}

function person(random: Random, number: number) {
  const [first, last] = [random.pick(FIRST), random.pick(LAST)];
  const plain = `${first}.${last}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return {
    name: `${first} ${last} (exemplo)`,
    email: `${plain}.${number}@${DEMO_DOMAIN}`,
    phone: `+551790000${String(number).padStart(4, '0')}`,
    company:
      random.next() < 0.75 ? `${random.pick(TRADES)} ${random.pick(PLACES)} (exemplo)` : null,
  };
}

/** Later dates are likelier: the year grows towards today. */
const leadTime = (random: Random) =>
  new Date(Date.now() - Math.floor(365 * (1 - Math.sqrt(random.next())) * DAY_MS));

const later = (random: Random, from: Date, days: number) =>
  new Date(Math.min(Date.now(), from.getTime() + Math.floor(random.next() * days * DAY_MS)));

type Ground = {
  random: Random;
  stages: Stage[];
  form: { id: string; snapshot: object } | undefined;
  staff: DemoPerson[];
};

type Story = ReturnType<typeof storyOf>;

/** Who asked, when, for what, and how far it got. */
function storyOf({ random }: Ground, number: number) {
  const partner = number >= LEADS;
  const at = leadTime(random);
  const status = random.weighted(at.getTime() > Date.now() - 10 * DAY_MS ? LATELY : BEFORE);
  const known = status !== 'spam' || partner;
  return {
    ...person(random, number),
    partner,
    at,
    status,
    touched: later(random, at, 40),
    source: partner ? 'doavya' : random.weighted(SOURCES),
    contactId: known ? random.uuid() : null,
    dealId: known ? random.uuid() : null,
  };
}

const contactRow = ({ name, email, phone, company, source, at, touched, contactId }: Story) => ({
  id: contactId,
  ...{ name, email, phone, company, source },
  phone_verified: true,
  is_active: true,
  created_at: at,
  updated_at: touched,
});

/** Fields of a deal set by staff: owner, expected close, reason of the end. */
function workOn({ random, staff }: Ground, kind: string, touched: Date) {
  const soon = new Date(Date.now() + random.between(-12, 90) * 86_400_000);
  const reasons = { won: ['fit', 'trust', 'referral'], lost: ['price', 'timing', 'no_answer'] };
  const over = kind === 'won' || kind === 'lost';
  return {
    owner_id: random.next() < 0.8 ? random.pick(staff).id : null,
    expected_close: random.next() < 0.75 ? soon.toISOString().slice(0, 10) : null,
    stage_since: touched,
    touched_at: touched,
    closed_at: over ? touched : null,
    close_reason: over ? random.pick(reasons[kind]) : null,
  };
}

function dealRow(ground: Ground, story: Story) {
  const { random, stages } = ground;
  const { company, name, source, status, at, touched } = story;
  const own = random.next() < 0.2 ? 'direct-sales' : 'inbound-marketing';
  const pipeline = story.partner ? 'doavya-partnership' : own;
  const stage = stageOf(
    random,
    stages.filter((each) => each.pipeline === pipeline),
    status,
  );
  return {
    id: story.dealId,
    contact_id: story.contactId,
    pipeline_id: stage.pipeline_id,
    stage_id: stage.id,
    title: company ?? name,
    value: random.between(15, 240) * 1000,
    source,
    is_active: true,
    created_at: at,
    updated_at: touched,
    ...workOn(ground, stage.kind, new Date(touched)),
  };
}

function answersOf(random: Random, { name, email, phone, company, source }: Story) {
  const servico = random.pick(Object.keys(PAINS) as (keyof typeof PAINS)[]);
  const mensagem = PAINS[servico];
  const empresa = company ?? '';
  return source === 'qualification'
    ? { nome: name, empresa, email, telefone: phone, servico, mensagem }
    : { name, email, phone, company: empresa, message: mensagem };
}

/** Owner by the second in which the lead came; some leads are unassigned, and spam always is. */
function ownerOf({ staff }: Ground, { status, at }: Story, doubt: string | null): string | null {
  const second = Math.floor(at.getTime() / 1000);
  return status === 'spam' || doubt || second % 10 > 6
    ? null
    : (staff[second % staff.length]?.id ?? null);
}

function leadRow(ground: Ground, story: Story) {
  const { random, form } = ground;
  const { source, status, at, contactId, dealId } = story;
  const leadForm = source === 'qualification' ? form : undefined;
  const [utm_source = null, utm_medium = null, utm_campaign = null] = random.pick(UTM);
  const doubt = random.next() < 0.03 ? 'too_fast' : null;
  return {
    id: random.uuid(),
    form_id: leadForm?.id ?? null,
    source,
    form_data: answersOf(random, story),
    form_snapshot: leadForm?.snapshot ?? null,
    source_page: random.pick(PAGES),
    ...{ utm_source, utm_medium, utm_campaign },
    user_agent: 'Mozilla/5.0 (exemplo)',
    locale: random.next() < 0.9 ? 'pt-BR' : 'en',
    status,
    review_reason: status === 'spam' ? 'honeypot' : doubt,
    contact_id: contactId,
    deal_id: dealId,
    owner_id: ownerOf(ground, story, doubt),
    created_at: at,
  };
}

function changeRows({ random, staff }: Ground, { status, at }: Story, leadId: string) {
  const way = WAYS[status];
  let moved = at;
  return way.slice(1).map((to, step) => {
    moved = later(random, moved, 9);
    return {
      id: random.uuid(),
      submission_id: leadId,
      from_status: way[step],
      to_status: to,
      changed_by: random.pick(staff).id,
      changed_role: 'authenticated',
      changed_at: moved,
    };
  });
}

async function groundOf(random: Random, people: DemoPerson[]): Promise<Ground> {
  const stages = await sql<Stage>(
    `select s.id, s.pipeline_id, p.slug as pipeline, s.kind, s.position
     from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     order by p.position, s.position`,
  );
  const [form] = await sql<{ id: string; snapshot: object }>(
    `select id, private.form_snapshot(id, 'pt-BR') as snapshot
     from public.qualification_forms where is_active order by created_at limit 1`,
  );
  const staff = people.filter(({ role }) => role === 'manager' || role === 'admin');
  return { random, stages, form, staff };
}

/** A year of leads of both products, with their contacts and deals. */
export async function makeDemoLeads(random: Random, people: DemoPerson[]): Promise<void> {
  const ground = await groundOf(random, people);
  const stories = Array.from({ length: LEADS + PARTNERS }, (_, number) => storyOf(ground, number));
  const known = stories.filter(({ contactId }) => contactId !== null);
  const leads = stories.map((story) => ({ story, row: leadRow(ground, story) }));
  await insertRows('public.crm_contacts', known.map(contactRow));
  await insertRows(
    'public.crm_deals',
    known.map((story) => dealRow(ground, story)),
  );
  await insertLeads(leads.map(({ row }) => row));
  await insertRows(
    'public.submission_status_changes',
    leads.flatMap(({ story, row }) => changeRows(ground, story, row.id)),
  );
}
