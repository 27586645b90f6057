import { sql, type Transaction } from 'kysely';
import type { Answered, Submit } from '#app/features/qualification/take-post.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { isRequestKind, type RequestKind, type RequestState } from './privacy-request.ts';

type Tx = Transaction<DB>;

/** Hands a request in, as one statement: limit and proof mail are the database's. */
export const submitPrivacyRequest: Submit = async (
  tx,
  { ids, answers, locale, addressIdentifier, marks },
) => {
  const [id, earlier = null] = ids;
  const { rows } = await sql<Answered>`
    select outcome, protocol from public.submit_privacy_request(
      p_id => ${id}::uuid,
      p_earlier_id => ${earlier}::uuid,
      p_kind => ${answers['kind']},
      p_email => ${answers['email']},
      p_name => ${answers['name'] ?? ''},
      p_message => ${answers['message'] ?? ''},
      p_locale => ${locale},
      p_address_identifier => ${addressIdentifier},
      p_marks => ${marks}::text[]
    )`.execute(tx);
  return rows[0] as Answered;
};

/** The protocol of a request as it is written, if one has it; of the person nothing is told. */
export async function privacyReceiptOf(tx: Tx, protocol: string): Promise<string | undefined> {
  const { rows } = await sql<{ protocol: string | null }>`
    select public.privacy_receipt(${protocol}) as protocol`.execute(tx);
  return rows[0]?.protocol ?? undefined;
}

/** Notes that the link in the mail was followed. */
export async function proveRequest(tx: Tx, id: string) {
  const { rows } = await sql<{ outcome: 'proved' | 'already' | 'unknown' }>`
    select public.prove_privacy_request(${id}::uuid) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** A request as its mails and its links tell it; undefined when there is none any more. */
export async function readRequest(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('privacy_requests')
    .select(['id', 'protocol', 'kind', 'state', 'name', 'email', 'message', 'locale', 'answer'])
    .select(['created_at', 'due_at', 'closed_at', 'copy_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !isRequestKind(row.kind)) return undefined;
  return { ...row, kind: row.kind as RequestKind, state: row.state as RequestState };
}

export type PrivacyRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** Everything that is held of the person of an answered request, by table, while its link holds. */
export async function personalCopy(tx: Tx, id: string): Promise<Record<string, unknown[]>> {
  const { rows } = await sql<{ table_name: string; row_data: unknown }>`
    select table_name, row_data from public.personal_copy(${id}::uuid)`.execute(tx);
  const copy: Record<string, unknown[]> = {};
  for (const { table_name, row_data } of rows) {
    copy[table_name] ??= [];
    copy[table_name].push(row_data);
  }
  return copy;
}

/** Keys of the stored files of the person who is being erased. */
export async function personalFiles(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from public.personal_files(${id}::uuid) as key`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Erases the person's rows in every table. */
export const erasePersonalRows = (tx: Tx, id: string) =>
  sql`select public.erase_personal_rows(${id}::uuid)`.execute(tx);

/** Ends an erasure: the request stays, and no longer says whose it was. */
export const forgetRequest = (tx: Tx, id: string) =>
  sql`select public.forget_privacy_request(${id}::uuid)`.execute(tx);

/** Erases a batch of what has been kept as long as the privacy policy says; how much of what. */
export async function eraseExpired(tx: Tx, batch: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ erased: Record<string, number> }>`
    select public.erase_expired(${batch}) as erased`.execute(tx);
  return rows[0]?.erased ?? {};
}
