import type { Transaction } from 'kysely';
import type { Submit } from '#app/features/qualification/intake/accept-post.server.ts';
import { readText } from '#app/features/qualification/questions/question-type.ts';
import { callRows, callValue, rowsOf, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { retryAborted } from '#app/platform/database/retry-aborted.server.ts';
import { isRequestKind, type RequestKind, type RequestState } from './privacy-request.ts';

type Tx = Transaction<DB>;

/** Submits a request: the database checks the limit and enqueues the confirmation mail. */
export const submitPrivacyRequest: Submit = {
  kind: 'privacy.request',
  prefix: 'P-',
  limit: { most: 5, windowMs: 3_600_000 },
  facts: null,
  statements: ({ ids, answers, locale, addressIdentifier, marks }) => {
    const [id, earlier = null] = ids;
    const request = rowsOf('public.submit_privacy_request', {
      id,
      earlierId: earlier,
      kind: readText(answers['kind']),
      email: readText(answers['email']),
      name: readText(answers['name']),
      message: readText(answers['message']),
      locale,
      addressIdentifier,
      marks,
    });
    return [request];
  },
};

/** The reference number of a request as it is written, if one has it; nothing of the person is returned. */
export async function privacyReceiptOf(tx: Tx, protocol: string): Promise<string | undefined> {
  return (await callValue(tx, 'public.privacy_receipt', { protocol })) ?? undefined;
}

/** Records that the link in the mail was followed. */
export async function proveRequest(tx: Tx, id: string) {
  return (
    (await callValue(
      tx,
      'public.prove_privacy_request',
      { id },
      typed<'proved' | 'already' | 'unknown'>(),
    )) ?? 'unknown'
  );
}

/** A request for its mails and links; undefined when there is none any more. */
export async function readRequest(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('privacy_requests')
    .select(['id', 'protocol', 'kind', 'state', 'name', 'email', 'message', 'locale', 'answer'])
    .select(['createdAt', 'dueAt', 'closedAt', 'copyUntil'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !isRequestKind(row.kind)) return undefined;
  return { ...row, kind: row.kind as RequestKind, state: row.state as RequestState };
}

export type PrivacyRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** All data of the person of an answered request, by table, while its link is valid. */
export async function personalCopy(tx: Tx, id: string): Promise<Record<string, unknown[]>> {
  const rows = await callRows(tx, 'public.personal_copy', { id });
  const copy: Record<string, unknown[]> = {};
  for (const { tableName, rowData } of rows) {
    copy[tableName] ??= [];
    copy[tableName].push(rowData);
  }
  return copy;
}

/** Keys of the stored files of the person who is being erased. */
export async function personalFiles(tx: Tx, id: string): Promise<string[]> {
  const rows = await callRows(tx, 'public.personal_files', { id });
  return rows.flatMap(({ personalFiles: key }) => key ?? []);
}

/** Erases the person's rows in every table. Mails of their leads that are sent at the same moment lock some of them. */
export const erasePersonalRows = (id: string) =>
  retryAborted(() =>
    asActor({ kind: 'system' }, (tx) => callValue(tx, 'public.erase_personal_rows', { id })),
  );

/** Ends an erasure: the request stays, without its person. */
export const forgetRequest = (tx: Tx, id: string) =>
  callValue(tx, 'public.forget_privacy_request', { id });

/** Erases a batch of data past its retention; returns how much of what. */
export const eraseExpired = async (batch: number): Promise<Record<string, number>> => {
  const counts = typed<Record<string, number>>();
  const erased = await retryAborted(() =>
    asActor({ kind: 'system' }, (tx) => callValue(tx, 'public.erase_expired', { batch }, counts)),
  );
  return erased ?? {};
};
