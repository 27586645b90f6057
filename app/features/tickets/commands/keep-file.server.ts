import { randomBytes, randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import type { AttachmentError } from '#app/ui/admin/composer/use-attachments.ts';
import { TICKET_FILES } from '../ticket.ts';

export type FileReply = { id: string } | { error: AttachmentError };

const refused = (error: AttachmentError) => ({ reply: { error } as FileReply, status: 422 });

/** Stores the one file of a post until a reply uses it. Its type is checked by its bytes. */
export async function keepTicketFile(person: Person, { files, tooMany }: Upload) {
  const [file] = files;
  if (tooMany || files.length > 1) return refused('many');
  if (!file || file.size === 0) return refused('empty');
  if (file.tooLarge) return refused('large');
  const types: readonly string[] = TICKET_FILES.types;
  if (!file.type || !types.includes(file.type)) return refused('type');
  const id = randomUUID();
  const key = `feedback/${randomBytes(32).toString('hex')}`;
  const { place, size, sha256, type, name } = file;
  await settleFileLater('feedback.settle-file', key);
  await storage().keep(key, { place, size, sha256, contentType: type });
  try {
    await asPerson(person, (tx) =>
      callValue(tx, 'public.keep_ticket_file', {
        id,
        file: JSON.stringify({ key, name, type, size, sha256 }),
      }),
    );
  } catch (error) {
    await storage().remove(key);
    if (violatesRule(error)) return refused('many');
    throw error;
  }
  return { reply: { id } as FileReply, status: 200 };
}

/** Removes a file that no reply has used. */
export async function dropTicketFile(person: Person, id: string): Promise<void> {
  await asPerson(person, (tx) => callValue(tx, 'public.drop_ticket_file', { id }));
}
