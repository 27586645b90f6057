import { asPerson } from '#app/access/guard.server.ts';
import {
  type CopiedFile,
  readCopiedFiles,
} from '#app/features/projects/client-copy.store.server.ts';
import { readVersionFile } from '#app/features/projects/deliverable.store.server.ts';
import { readFileBytes } from '#app/features/projects/files/files.store.server.ts';
import { readInvoiceFile } from '#app/features/projects/invoices/invoices.store.server.ts';
import type { Membership } from '#app/features/projects/members.store.server.ts';
import {
  readClientTicket,
  readClientTicketFile,
  readClientTickets,
} from '#app/features/tickets/queries/client-tickets.store.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { nameToSave } from '#app/platform/files/send-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { ZipFile } from '#app/platform/files/zip-files.server.ts';

export const COPY_PARTS = [
  ...(['archive', 'data', 'tickets', 'projects', 'deliverables', 'files', 'invoices'] as const),
] as const;
export type CopyWords = Readonly<Record<(typeof COPY_PARTS)[number], string>>;

type Whose = { user: Person; client: Membership; words: CopyWords };

const PAGE = 100;

const BYTES = {
  version: readVersionFile,
  file: readFileBytes,
  invoice: readInvoiceFile,
  ticket: readClientTicketFile,
} as const;

type OneFile = { id: string; kind: keyof typeof BYTES; folders: readonly string[]; at: Date };

/** A file as it is in the storage, if the user may fetch it at this moment; undefined otherwise. */
async function storedFile(
  user: Person,
  { id, kind, folders, at }: OneFile,
): Promise<ZipFile | undefined> {
  const found = await asPerson(user, (tx) => BYTES[kind](tx, id));
  if (!found) return undefined;
  const open = async () =>
    (await storage().read(found.storageKey)) as AsyncIterable<Uint8Array> | undefined;
  return { place: [...folders, nameToSave(found)], at, open };
}

/** The folders of a file in the archive. */
function foldersOf({ kind, project, folder, of }: CopiedFile, words: CopyWords): string[] {
  if (kind === 'invoice') return [words.invoices, of];
  if (kind === 'version') return [words.projects, project, words.deliverables, of];
  return [words.projects, project, words.files, ...(folder ? [folder] : [])];
}

/** The tickets that the user may read; their messages are read one by one. */
async function ticketIds({ user, client }: Whose): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const part = { words: '', after: ids.at(-1) ?? null, limit: PAGE };
    const rows = await asPerson(user, (tx) => readClientTickets(tx, client.id, part));
    ids.push(...rows.slice(0, PAGE).map(({ id }) => id));
    if (rows.length <= PAGE) return ids;
  }
}

/** Tickets as JSON text, one in memory at a time; the attached files are added to `files`. */
async function* ticketTexts(whose: Whose, files: OneFile[]) {
  let before = '[';
  for (const id of await ticketIds(whose)) {
    const ticket = await asPerson(whose.user, (tx) => readClientTicket(tx, id));
    if (!ticket) continue;
    const folders = [whose.words.tickets, String(ticket.number)];
    for (const { at, files: attached } of ticket.messages)
      for (const file of attached)
        files.push({ id: file.id, kind: 'ticket', folders, at: new Date(at) });
    yield `${before}\n${JSON.stringify(ticket, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** What the export holds of one client: its tickets, and every file that the user may see. */
export async function* clientFiles(
  whose: Whose,
  inside: readonly string[],
): AsyncGenerator<ZipFile> {
  const { user, client, words } = whose;
  const attached: OneFile[] = [];
  yield {
    place: [...inside, `${words.tickets}.json`],
    open: async () => ticketTexts(whose, attached),
  };
  const files = await asPerson(user, (tx) => readCopiedFiles(tx, client));
  const all: OneFile[] = [
    ...files.map((file) => ({ ...file, folders: foldersOf(file, words) })),
    ...attached,
  ];
  for (const file of all) {
    const found = await storedFile(user, { ...file, folders: [...inside, ...file.folders] });
    if (found) yield found;
  }
}
