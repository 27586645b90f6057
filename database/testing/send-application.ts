import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql } from './scratch-database.ts';

export interface Application {
  id?: string;
  /** Id that the same post would have had in the time window before. */
  earlierId?: string;
  /** Session identifier; each application has one of its own unless given. */
  visitor?: string;
  address?: string | null;
  name?: string;
  email?: string;
  phone?: string;
  phoneE164?: string | null;
  link?: string;
  message?: string;
  marks?: string[];
}

export interface Outcome {
  outcome: 'accepted' | 'replayed' | 'limited';
  protocol: string | null;
}

/** Sends one application through submit_application as an anonymous visitor, as the site does. */
export function sendApplication(application: Application): Promise<Outcome> {
  const client = application.visitor ?? randomUUID();
  return asActor({ kind: 'anonymous', client }, async (transaction) => {
    const { rows } = await sql<Outcome>`
      select * from submit_application(
        p_id => ${application.id ?? randomUUID()},
        p_opening => 'software-engineer',
        p_opening_title => 'Engenharia de software',
        p_name => ${application.name ?? 'Ana'},
        p_email => ${application.email ?? 'ana@casa.example'},
        p_message => ${application.message ?? 'Um sistema de pedidos.'},
        p_phone => ${application.phone ?? ''},
        p_phone_e164 => ${application.phoneE164 ?? null},
        p_link => ${application.link ?? ''},
        p_address_identifier => ${application.address ?? null},
        p_marks => ${application.marks ?? []}::text[],
        p_earlier_id => ${application.earlierId ?? null})`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('submit_application returned no row');
    return row;
  });
}

export interface StoredApplication {
  protocol: string;
  email: string;
  phone: string | null;
  phone_verified: boolean;
  link: string | null;
  review_reason: string | null;
}

/** The stored row of an application, or undefined. */
export async function storedApplication(id: string): Promise<StoredApplication | undefined> {
  const [row] = await ownerSql<StoredApplication>(
    'select * from public.talent_applications where id = $1',
    [id],
  );
  return row;
}

/** Kinds of the follow-ups that an application left in the outbox, sorted. */
export async function applicationFollowUps(id: string): Promise<string[]> {
  const rows = await ownerSql<{ kind: string }>(
    `select kind from public.outbox where payload = jsonb_build_object('application_id', $1::text)
     order by kind`,
    [id],
  );
  return rows.map((row) => row.kind);
}
