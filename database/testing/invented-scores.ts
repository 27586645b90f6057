import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { randomFor } from '../../tests/seed.ts';
import type { TestLead, TestRule } from './score-lead.ts';
import { ownerSql } from './scratch-database.ts';

export const random = randomFor('scores');
const PROPERTIES = { name: 'nome', company: 'empresa', email: 'email', phone: 'telefone' };
const SERVICES = ['software', 'automacao', 'jogos', 'consultoria', 'nao-sei'];
const TEXTS = ['Planilha demais', 'Automação de PEDIDOS', 'integrar o ERP', 'São três sistemas'];
const GROUPS = ['service', 'cases', 'faq', undefined];

/** Sends a lead as the site does, with its journey in the same transaction. */
export async function sendInvented(lead: TestLead): Promise<string> {
  const id = randomUUID();
  const answers = JSON.stringify(lead.answers);
  const steps = lead.pages.map((page) => ({ ...page, at: new Date().toISOString(), ms: 1000 }));
  const { source, medium, campaign } = lead.campaign;
  const phone = lead.phoneExists ? lead.answers['telefone'] : null;
  const visitor = randomUUID();
  await asActor({ kind: 'anonymous', client: visitor }, async (tx) => {
    await sql`select public.submit_lead(p_id => ${id}::uuid, p_form_id => null,
      p_source => ${lead.source}, p_form_data => ${answers}::jsonb, p_source_page => '/',
      p_utm_source => ${source ?? null}, p_utm_medium => ${medium ?? null},
      p_utm_campaign => ${campaign ?? null}, p_limit_identifier => ${visitor},
      p_phone_e164 => ${phone ?? null})`.execute(tx);
    if (steps.length > 0) {
      await sql`select public.save_lead_journey(${id}::uuid, '{"at": "2026-11-01T10:00:00Z"}', '{}',
        ${JSON.stringify(steps)}::jsonb)`.execute(tx);
    }
  });
  return id;
}

export function inventLead(number: number): TestLead {
  const maybe = (value: string) => (random.next() < 0.6 ? value : '');
  return {
    answers: {
      nome: 'Ana',
      empresa: maybe('Padaria Sol'),
      email: `ana${number}@${random.pick(['gmail.com', 'uol.com.br', 'padaria.example'])}`,
      telefone: maybe(`+55179${String(10_000_000 + number)}`),
      servico: random.pick(SERVICES),
      mensagem: random.pick(TEXTS),
    },
    properties: PROPERTIES,
    source: 'qualification',
    campaign: { source: maybe('Google') || undefined, medium: maybe('cpc') || undefined },
    pages: Array.from({ length: random.between(0, 6) }, () => {
      const group = random.pick(GROUPS);
      return { path: `/p${random.between(1, 4)}`, ...(group && { group }) };
    }),
    phoneExists: random.next() < 0.7,
    returning: false,
  };
}

export function inventRule(): TestRule {
  const points = random.between(-60, 100);
  const base = { name: `R${points}`, points, subject: null, test: null, words: [], atLeast: null };
  const kinds: (() => TestRule)[] = [
    () => ({
      ...base,
      kind: 'answer',
      subject: 'field:servico',
      test: 'one_of',
      words: SERVICES.filter(() => random.next() < 0.4).concat('Jogos'),
    }),
    () => ({
      ...base,
      kind: 'answer',
      subject: 'field:mensagem',
      test: 'contains',
      words: [random.pick(['automacao', 'PLANILHA', 'erp', 'sao'])],
    }),
    () => ({ ...base, kind: 'answer', subject: 'property:company', test: 'filled' }),
    () => ({ ...base, kind: 'mail', subject: random.pick(['own', 'free']) }),
    () => ({ ...base, kind: 'phone' }),
    () => ({ ...base, kind: 'campaign', subject: 'source', test: 'one_of', words: ['google'] }),
    () => ({ ...base, kind: 'campaign', subject: 'medium', test: 'filled' }),
    () => ({ ...base, kind: 'source', words: [random.pick(['qualification', 'workshop'])] }),
    () => ({
      ...base,
      kind: 'pages',
      words: random.next() < 0.5 ? [] : [random.pick(['service', 'cases'])],
      atLeast: random.between(1, 3),
    }),
    () => ({ ...base, kind: 'returning' }),
  ];
  return random.pick(kinds)();
}

/** A draft of these rules; its id. */
export async function draftOf(rules: readonly TestRule[]): Promise<string> {
  const [version] = await ownerSql<{ id: string }>(
    `insert into public.score_versions (number)
     select max(number) + 1 from public.score_versions returning id`,
  );
  for (const [
    place,
    { name, kind, subject, test: by, words, atLeast, points },
  ] of rules.entries()) {
    await ownerSql(
      `insert into public.score_rules (version_id, position, name, kind, subject, test, words, at_least,
         points) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [version?.id, place, name, kind, subject, by, words, atLeast, points],
    );
  }
  return version?.id ?? '';
}
