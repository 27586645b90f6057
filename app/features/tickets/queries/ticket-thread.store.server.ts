import type { Transaction } from 'kysely';
import type { ReceivedMail } from '#app/features/inbound/received-mail.ts';
import { mailsOfMessages } from '#app/features/inbound/received-mails.store.server.ts';
import type { NoteFile } from '#app/features/notes/note.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  type Named,
  type NotePart,
  notePartsOf,
  typedNote,
} from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

/** One to whom a reply was sent, by mail or on the page of their entry. */
export type Recipient = { name: string | null; mailed: boolean };

type File = { id: string; name: string; size: number };

/** What is in a thread. Only `author` and `staff` are visible outside the company. */
export type ThreadItem = { id: string; at: string; by: string | null; mine: boolean } & (
  | { kind: 'entry'; body: string; protocol: string; type: string; files: readonly File[] }
  | {
      kind: 'author' | 'staff';
      body: string;
      via: string;
      files: readonly File[];
      /** Of a reply: to whom it was sent, and whether by mail. */
      sentTo: readonly Recipient[];
      /** For a message from a mail: its sender, its quote, its files. */
      mail?: ReceivedMail | undefined;
    }
  | {
      kind: 'note';
      parts: NotePart[];
      /** As its author typed it. */
      text: string;
      isNew: boolean;
      /** Of an automatic reply: its sender's address. */
      from: string | null;
      editedAt: string | null;
      files: readonly NoteFile[];
    }
  /** The requester's rating, with its comment. */
  | { kind: 'rating'; score: number; body: string; changed: boolean }
  | {
      kind: 'change';
      what: string;
      from: string | null;
      to: string | null;
      fromName: string | null;
      toName: string | null;
      /** Of a custom field: its id, and what it was called. */
      field: string | null;
      label: string | null;
      /** Of the other ticket. */
      number: number | null;
    }
);

type ThreadRow = {
  kind: ThreadItem['kind'];
  id: string;
  at: Date;
  byId: string | null;
  byName: string | null;
  body: string | null;
  details: Record<string, unknown>;
};

/** The placeholder for a deleted account, where no catalogue is loaded. */
const DELETED_ACCOUNT = '?';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function itemOf(row: ThreadRow, me: string): ThreadItem {
  const { details } = row;
  const body = row.body ?? '';
  const own = {
    id: row.id,
    at: row.at.toISOString(),
    by: row.byName,
    mine: row.byId !== null && row.byId === me,
  };
  const files = (details['files'] ?? []) as File[];
  switch (row.kind) {
    case 'entry':
      return {
        ...own,
        kind: 'entry',
        body,
        files,
        protocol: String(details['protocol']),
        type: String(details['type']),
      };
    case 'note': {
      const named = (details['named'] ?? {}) as Named;
      return {
        ...own,
        kind: 'note',
        parts: notePartsOf(body, named),
        text: typedNote(body, named, DELETED_ACCOUNT),
        isNew: details['new'] === true,
        from: text(details['from_address']),
        files,
        editedAt: text(details['edited_at']),
      };
    }
    case 'rating':
      return {
        ...own,
        kind: 'rating',
        score: Number(details['score']),
        body,
        changed: details['changed'] === true,
      };
    case 'change':
      return {
        ...own,
        kind: 'change',
        what: details['clock'] === 'failed' ? 'openedWithoutClock' : String(details['what']),
        from: text(details['from']) ?? text(details['was']),
        to: text(details['to']) ?? text(details['becomes']),
        field: text(details['field']),
        label: text(details['label']),
        fromName: text(details['from_name']),
        toName: text(details['to_name']),
        number: typeof details['number'] === 'number' ? details['number'] : null,
      };
    default:
      return {
        ...own,
        kind: row.kind,
        body,
        files,
        via: String(details['via']),
        sentTo: (details['sent_to'] ?? []) as Recipient[],
      };
  }
}

/** Everything in a ticket, oldest first. */
export async function readThread(tx: Tx, id: string, me: string): Promise<ThreadItem[]> {
  const rows = await callRows(
    tx,
    'public.ticket_thread',
    { ticketId: id },
    { kind: typed<ThreadRow['kind']>(), details: typed<ThreadRow['details']>() },
  );
  const items = rows.map((row) => itemOf(row, me));
  const byMail = items.flatMap((item) => (item.kind === 'author' ? [item.id] : []));
  const mails = await mailsOfMessages(tx, byMail);
  return items.map((item) =>
    item.kind === 'author' ? { ...item, mail: mails.get(item.id) } : item,
  );
}
