import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql } from './scratch-database.ts';

export interface Feedback {
  id?: string;
  /** Id that the same post would have had in the time window before. */
  earlierId?: string;
  /** Session identifier; each entry has one of its own unless given, and null none. */
  visitor?: string | null;
  /** What an interface in front of the database passes on, as JSON. */
  headers?: string;
  address?: string | null;
  /** Secret of the link that is mailed. */
  token?: string;
  /** Secret of the sender. */
  secret?: string;
  /** Reservation of the files; made for them unless given. */
  room?: string;
  project?: string;
  module?: string | null;
  type?: string;
  severity?: string | null;
  score?: number | null;
  verbatim?: string;
  persona?: string;
  context?: object;
  name?: string | null;
  email?: string | null;
  contactClaim?: string | null;
  files?: StoredFile[];
  marks?: string[];
}

export interface StoredFile {
  storage_key: string;
  original_name: string;
  content_type: string;
  size: number;
  sha256: string;
}

export interface Outcome {
  outcome: string;
  entry_id: string | null;
  protocol: string | null;
  opened: boolean;
  missing: string[] | null;
}

const random64 = () => randomBytes(32).toString('hex');

/** A file as the site stores it, with nothing behind its key. */
export const someFile = (changed: Partial<StoredFile> = {}): StoredFile => ({
  storage_key: `feedback/${random64()}`,
  original_name: 'tela.png',
  content_type: 'image/png',
  size: 3,
  sha256: random64(),
  ...changed,
});

export interface RoomRequest {
  id?: string;
  entryId?: string;
  visitor?: string;
  network?: string | null;
  wanted?: number;
  unsettledMax?: number;
}

/** Bytes that the files of one post are given, asked for as the server does. */
export async function reserveRoom(request: RoomRequest = {}): Promise<number> {
  const { id = randomUUID(), entryId = null, visitor = randomUUID(), network = null } = request;
  const { wanted = 10 * 1048576, unsettledMax = 2 ** 40 } = request;
  return asActor({ kind: 'system' }, async (transaction) => {
    const { rows } = await sql<{ granted: number }>`
      select private.reserve_upload(${id}::uuid, ${entryId}::uuid, ${visitor}, ${network},
        ${wanted}::bigint, ${unsettledMax}::bigint) as granted`.execute(transaction);
    return rows[0]?.granted ?? -1;
  });
}

/** Gives back what a post was given that has not been stored. */
export const releaseRoom = (id: string) =>
  asActor({ kind: 'system' }, (transaction) =>
    sql`select private.release_upload(${id}::uuid)`.execute(transaction),
  );

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Sends one entry through submit_feedback as an anonymous visitor, as the site does. */
export async function sendFeedback(feedback: Feedback = {}): Promise<Outcome> {
  const { visitor: client = randomUUID(), headers = '', persona = '' } = feedback;
  const token = feedback.token ?? random64();
  const room = feedback.room ?? randomUUID();
  if (feedback.files?.length && !feedback.room) {
    await reserveRoom({ id: room, wanted: 100 * 1048576 });
  }
  return asActor({ kind: 'anonymous', ...(client && { client }) }, async (transaction) => {
    await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction);
    const { rows } = await sql<Outcome>`
      select * from submit_feedback(
        p_id => ${feedback.id ?? randomUUID()},
        p_token_hash => ${hashOf(token)},
        p_project_key => ${feedback.project ?? 'forja'},
        p_module_key => ${feedback.module === undefined ? 'site' : feedback.module},
        p_type => ${feedback.type ?? 'bug'},
        p_severity => ${feedback.severity ?? null},
        p_score => ${feedback.score ?? null},
        p_verbatim => ${feedback.verbatim ?? 'O botão some no celular.'},
        p_persona => ${persona},
        p_context => ${JSON.stringify(feedback.context ?? { path: '/' })}::jsonb,
        p_name => ${feedback.name ?? null},
        p_email => ${feedback.email ?? null},
        p_contact_claim => ${feedback.contactClaim ?? null},
        p_attachments => ${JSON.stringify(feedback.files ?? [])}::jsonb,
        p_address_identifier => ${feedback.address ?? null},
        p_marks => ${feedback.marks ?? []}::text[],
        p_earlier_id => ${feedback.earlierId ?? null},
        p_secret_hash => ${feedback.secret === undefined ? null : hashOf(feedback.secret)},
        p_upload_id => ${room}::uuid)`.execute(transaction.withoutPlugins());
    const [row] = rows;
    if (!row) throw new Error('submit_feedback returned no row');
    return row;
  });
}

/** The stored row of an entry, or undefined. */
export async function storedFeedback(id: string) {
  const [row] = await ownerSql<Record<string, unknown>>(
    'select * from public.feedback_entries where id = $1',
    [id],
  );
  return row;
}

/** Kinds of the follow-ups that an entry left in the outbox, sorted. */
export async function feedbackFollowUps(id: string): Promise<string[]> {
  const rows = await ownerSql<{ kind: string }>(
    `select kind from public.outbox where payload = jsonb_build_object('entry_id', $1::text)
     order by kind`,
    [id],
  );
  return rows.map((row) => row.kind);
}
