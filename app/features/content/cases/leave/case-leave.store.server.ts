import type { Transaction } from 'kysely';
import { readDeleted } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { CaseLeave, LeaveForm } from './case-leave.ts';

type Tx = Transaction<DB>;

/** The leave for a case; undefined where the client has given none. */
export async function readLeave(
  tx: Tx,
  caseSlug: string,
): Promise<(CaseLeave & { id: string }) | undefined> {
  const row = await tx
    .selectFrom('case_leaves')
    .select(['id', 'revision', 'givenBy', 'givenOn', 'givenAs', 'body', 'fileName'])
    .where('caseSlug', '=', caseSlug)
    .executeTakeFirst();
  return row && { ...row, givenAs: row.givenAs as LeaveForm };
}

/** The stored file of a leave; undefined without one. */
export async function readLeaveFile(tx: Tx, caseSlug: string): Promise<FileToSend | undefined> {
  const row = await tx
    .selectFrom('case_leaves')
    .select(['storageKey', 'fileName', 'fileType', 'fileSize'])
    .where('caseSlug', '=', caseSlug)
    .executeTakeFirst();
  if (!row?.storageKey || !row.fileName || !row.fileType || row.fileSize === null) return undefined;
  const { storageKey, fileName: originalName, fileType: contentType, fileSize: size } = row;
  return { storageKey, originalName, contentType, size };
}

type LeaveFile = {
  storageKey: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
};
export type LeaveValues = Pick<CaseLeave, 'givenBy' | 'givenOn' | 'givenAs' | 'body'> &
  Partial<LeaveFile>;

/** Without a file. */
export const NO_LEAVE_FILE: LeaveFile = {
  storageKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
};

/** Writes the leave for a case, unless a colleague has saved since. Revision 0 means that there was none. */
export async function writeLeave(
  tx: Tx,
  caseSlug: string,
  revision: number,
  values: LeaveValues,
): Promise<Saved> {
  if (revision === 0) {
    const made = await tx
      .insertInto('case_leaves')
      .values({ caseSlug, ...values })
      .onConflict((conflict) => conflict.column('caseSlug').doNothing())
      .returning('revision')
      .executeTakeFirst();
    if (made) return { kind: 'saved', revision: made.revision };
  }
  const there = await readLeave(tx, caseSlug);
  const id = there?.id ?? (await readDeleted(tx, 'case_leaves', { case_slug: caseSlug }))?.id;
  return id ? saveSetting(tx, 'case_leaves', { id, revision }, values) : { kind: 'gone' };
}

/** Returns false where a colleague has changed or withdrawn it since. */
export async function deleteLeave(tx: Tx, caseSlug: string, revision: number): Promise<boolean> {
  const [row] = await tx
    .deleteFrom('case_leaves')
    .where('caseSlug', '=', caseSlug)
    .where('revision', '=', revision)
    .returning('id')
    .execute();
  return row !== undefined;
}
