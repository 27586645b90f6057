import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql } from './scratch-database.ts';

export type PrivacyRequest = {
  id?: string;
  earlierId?: string;
  kind?: string;
  email?: string;
  visitor?: string;
  address?: string;
  marks?: string[];
};

/** Sends one request through submit_privacy_request as an anonymous visitor, as the site does. */
export function sendPrivacyRequest(request: PrivacyRequest) {
  const client = request.visitor ?? randomUUID();
  return asActor({ kind: 'anonymous', client }, async (tx) => {
    const { rows } = await sql<{ outcome: string; protocol: string | null }>`
      select * from submit_privacy_request(
        p_id => ${request.id ?? randomUUID()},
        p_kind => ${request.kind ?? 'access'},
        p_email => ${request.email ?? 'ana@casa.example'},
        p_address_identifier => ${request.address ?? null},
        p_marks => ${request.marks ?? []}::text[],
        p_earlier_id => ${request.earlierId ?? null})`.execute(tx);
    return rows[0] ?? { outcome: 'none', protocol: null };
  });
}

/** A request whose address is proved; its id. */
export async function provedRequest(request: PrivacyRequest = {}): Promise<string> {
  const id = randomUUID();
  await sendPrivacyRequest({ ...request, id });
  await actorSql({ kind: 'system' }, `select public.prove_privacy_request('${id}')`);
  return id;
}

/** A stored request and what was done about it, in order. */
export async function storedRequest(id: string) {
  const [row] = await ownerSql<Record<string, unknown>>(
    'select * from public.privacy_requests where id = $1',
    [id],
  );
  const events = await ownerSql<{ event: string }>(
    'select event from public.privacy_request_events where request_id = $1 order by happened_at',
    [id],
  );
  return { row, events: events.map(({ event }) => event) };
}

/** Kinds of the follow-ups that a request has left, in their order. */
export async function requestFollowUps(id: string): Promise<string[]> {
  const rows = await ownerSql<{ kind: string }>(
    `select kind from public.outbox where payload = jsonb_build_object('request_id', $1::text)
     order by kind`,
    [id],
  );
  return rows.map(({ kind }) => kind);
}
