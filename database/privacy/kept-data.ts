import { randomUUID } from 'node:crypto';
import { ownerSql } from '../testing/scratch-database.ts';

/** Data of one purpose of the privacy policy: what stands for it, and where it is looked for. */
export type Retained = {
  /** The policy's own words on how long. */
  term: string;
  /** An age past the term, and one within it. */
  over: string;
  within: string;
  /** Plants what the purpose holds of somebody, this old, under the id given. */
  plant: (id: string, age: string) => Promise<void>;
  /** Tables that hold it, each with the column with the id. */
  places: Readonly<Record<string, string>>;
};

async function plantContact(id: string, age: string, status = 'active') {
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source, created_at, updated_at)
     values ($1::uuid, 'Ana', $1::text || '@casa.example', 'website', now() - $2::interval,
       now() - $2::interval)`,
    [id, age],
  );
  if (status === 'won') {
    await ownerSql(
      `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, updated_at)
       select $1::uuid, s.pipeline_id, s.id, 'Site', 'website', now() - $2::interval
       from public.crm_stages s where s.kind = 'won' limit 1`,
      [id, age],
    );
  }
}

/** A lead of that contact, or of nobody. */
export async function plantLead(id: string, age: string, contact: string | null) {
  await ownerSql('alter table public.qualification_submissions disable trigger user');
  await ownerSql(
    `insert into public.qualification_submissions (id, form_data, protocol, contact_id, created_at)
     values ($1::uuid, '{"name": "Ana"}', left($1::text, 8), $2::uuid, now() - $3::interval)`,
    [id, contact, age],
  );
  await ownerSql('alter table public.qualification_submissions enable trigger user');
}

export const retainedData: Readonly<Record<string, Retained | 'browser'>> = {
  'Responder ao seu pedido: projeto, contato ou inscrição em workshop': {
    term: '24 meses depois do último contato. Se o banco de dados estiver fora do ar, antes disso em um arquivo protegido, apagado assim que o pedido é gravado',
    over: '25 months',
    within: '22 months',
    plant: async (id, age) => {
      await plantContact(id, age);
      await plantLead(randomUUID(), age, id);
      await plantLead(id, age, null);
      await ownerSql(
        `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, updated_at)
         select $1::uuid, s.pipeline_id, s.id, 'Site', 'website', now() - $2::interval
         from public.crm_stages s where s.kind = 'open' limit 1`,
        [id, age],
      );
    },
    places: {
      crm_contacts: 'id',
      crm_deals: 'contact_id',
      qualification_submissions: '(array[id, contact_id])',
    },
  },
  'Decidir em que ordem lemos os pedidos, por uma pontuação que regras escritas por nós calculam': {
    term: 'O mesmo do pedido',
    over: '25 months',
    within: '22 months',
    plant: (id, age) => plantLead(id, age, null),
    // The score is in the lead itself.
    places: { qualification_submissions: 'id' },
  },
  'Entender o que interessa a quem faz um pedido, se você aceitar as estatísticas': {
    term: 'O mesmo do pedido; antes de enviar, só no seu navegador',
    over: '25 months',
    within: '22 months',
    plant: async (id, age) => {
      await plantLead(id, age, null);
      await ownerSql(
        `insert into public.lead_journeys (submission_id, first_touch, last_touch, steps)
         values ($1, '{}', '{}', '[]')`,
        [id],
      );
    },
    places: { lead_journeys: 'submission_id' },
  },
  'Cumprir um contrato e atender no portal do cliente': {
    term: 'Durante o contrato e 5 anos depois',
    over: '61 months',
    within: '58 months',
    plant: async (id, age) => {
      await plantContact(id, age, 'won');
      await plantLead(randomUUID(), age, id);
    },
    places: {
      crm_contacts: 'id',
      crm_deals: 'contact_id',
      qualification_submissions: 'contact_id',
    },
  },
  'Enviar a newsletter por e-mail': {
    term: 'Até você sair; depois, só o registro do sim e da saída, para não escrever de novo. Sem confirmação, 30 dias',
    over: '31 days',
    within: '29 days',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.newsletter_subscriptions
           (id, email, consent_version, consent_locale, asked_at)
         values ($1::uuid, $1::text || '@casa.example', 'v1', 'en', now() - $2::interval)`,
        [id, age],
      );
      await ownerSql(
        `insert into public.newsletter_events
           (subscription_id, kind, way, consent_version, consent_locale)
         values ($1::uuid, 'asked', 'form', 'v1', 'en')`,
        [id],
      );
    },
    places: { newsletter_subscriptions: 'id', newsletter_events: 'subscription_id' },
  },
  'Ler e responder ao feedback sobre o site': {
    term: '24 meses',
    over: '25 months',
    within: '23 months',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.feedback_entries (id, protocol, project_id, type, verbatim,
           created_at, erase_at)
         select $1::uuid, 'F-' || $1::text, p.id, 'bug', 'Quebrou.',
           now() - $2::interval, now() - $2::interval + interval '24 months'
         from public.feedback_projects p where p.key = 'forja'`,
        [id, age],
      );
      await ownerSql(
        `insert into public.feedback_attachments
           (entry_id, storage_key, original_name, content_type, size, sha256)
         values ($1::uuid, 'feedback/' || encode(sha256($1::text::bytea), 'hex'), 'a.txt', 'text/plain', 3,
           repeat('a', 64))`,
        [id],
      );
      await ownerSql(
        `insert into public.feedback_tickets (project_id, feedback_id, title)
         select e.project_id, e.id, 'Quebrou.' from public.feedback_entries e where e.id = $1`,
        [id],
      );
    },
    places: {
      feedback_entries: 'id',
      feedback_attachments: 'entry_id',
      feedback_tickets: 'feedback_id',
    },
  },
  'Saber se o atendimento resolveu, quando um pedido seu é concluído': {
    term: 'O mesmo da conversa: 24 meses depois da última mensagem',
    over: '25 months',
    within: '23 months',
    plant: async (id, age) => {
      await ownerSql(
        `with ticket as (
           insert into public.feedback_tickets (project_id, title, author_email, last_public_at)
           select p.id, 'Quebrou.', $1::text || '@casa.example', now() - $2::interval
           from public.feedback_projects p where p.key = 'forja' returning *)
         insert into public.ticket_ratings (id, ticket_id, project_id, solved_at, author_email, score, comment,
           rated_at, changed_at)
         select $1::uuid, t.id, t.project_id, t.last_public_at, t.author_email, 4, 'Bom.', t.last_public_at,
           t.last_public_at from ticket t`,
        [id, age],
      );
    },
    places: { ticket_ratings: 'id' },
  },
  'Perguntar por e-mail, no máximo a cada 90 dias, se você nos recomendaria, se você aceitar': {
    term: 'Até você sair; depois, só o registro da saída, para não perguntar de novo. Respostas, 24 meses',
    over: '25 months',
    within: '23 months',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.feedback_entries (id, protocol, project_id, type, score, verbatim, channel,
           created_at, erase_at)
         select $1::uuid, 'F-' || $1::text, p.id, 'nps', 9, 'Bom.', 'survey',
           now() - $2::interval, now() - $2::interval + interval '24 months'
         from public.feedback_projects p where p.key = 'forja'`,
        [id, age],
      );
    },
    places: { feedback_entries: 'id' },
  },
  'Retomar um pedido que ficou pela metade, se você aceitar': {
    term: '30 dias depois da última etapa; antes, quando você envia ou pede',
    over: '31 days',
    within: '29 days',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.unfinished_leads
           (id, form_id, form_snapshot, form_data, email, source, locale, consent, created_at, erase_at)
         select $1::uuid, f.id, '{"fields": []}', '{}', $1::text || '@casa.example', 'qualification',
           'pt-BR', 'Sim', now() - $2::interval, now() - $2::interval + interval '30 days'
         from public.qualification_forms f limit 1`,
        [id, age],
      );
    },
    places: { unfinished_leads: 'id' },
  },
  'Avaliar candidaturas': {
    term: '12 meses',
    over: '13 months',
    within: '11 months',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.talent_applications
           (id, protocol, opening, opening_title, name, email, message, created_at, erase_at)
         values ($1::uuid, 'T-' || $1::text, 'other', 'Outra', 'Ana', $1::text || '@casa.example', 'Oi.',
           now() - $2::interval, now() - $2::interval + interval '12 months')`,
        [id, age],
      );
    },
    places: { talent_applications: 'id' },
  },
  'Manter o site seguro: limites de envio, sessões e registro de acessos': {
    term: '6 meses',
    over: '7 months',
    within: '5 months',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.security_events (id, event_type, ip_address, created_at)
         values ($1::uuid, 'signed_in', '203.0.113.7', now() - $2::interval)`,
        [id, age],
      );
      const user = randomUUID();
      await ownerSql(
        `insert into identity.users (id, name, email) values ($1::uuid, 'Ana', $1::text || '@casa.example')`,
        [user],
      );
      await ownerSql(
        `insert into identity.sessions (id, user_id, token, expires_at, created_at, updated_at)
         values ($1::uuid, $2::uuid, $1::text, now(), now() - $3::interval, now())`,
        [id, user, age],
      );
    },
    places: { security_events: 'id', 'identity.sessions': 'id' },
  },
  // Counts have no person in them; the rest is in the browser under the terms of /cookies.
  'Estatísticas de visitas e anúncios, se você aceitar': 'browser',
  'Provar o que você respondeu sobre cookies': {
    term: '5 anos',
    over: '61 months',
    within: '59 months',
    plant: async (id, age) => {
      await ownerSql(
        `insert into public.consent_records (id, subject, version, choice, functionality, analytics,
           marketing, counted, refused_by_browser, locale, created_at)
         values ($1::uuid, md5($1::text), '0123abcd', 'all', true, true, true, true, false, 'pt-BR',
           now() - $2::interval)`,
        [id, age],
      );
    },
    places: { consent_records: 'id' },
  },
};
