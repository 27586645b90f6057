import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { makeFolder } from '../../files/files.store.server.ts';
import { FOLDER_NAME_LENGTH, placeIn } from '../../files/project-files.ts';
import { type TakenFile, takePosted } from '../../files/take-file.server.ts';
import { moveFile, removeFile, restoreFile } from './staff-files.store.server.ts';
import type { Why } from './staff-projects.ts';

const file = z.uuid();

/** What staff do with files of a project, as part of everything they do with it. */
export const fileActs = [
  z.object({ intent: z.literal('send'), place: z.string() }),
  z.object({
    intent: z.literal('new-folder'),
    key: z.uuid(),
    name: typedLine.pipe(z.string().min(1).max(FOLDER_NAME_LENGTH)),
  }),
  z.object({
    intent: z.literal('move-file'),
    file,
    folder: z.union([z.literal('').transform(() => null), z.uuid()]),
  }),
  z.object({ intent: z.literal('remove-file'), file }),
  z.object({ intent: z.literal('restore-file'), file }),
] as const;
type FileAct = z.output<(typeof fileActs)[number]>;
type Of<I extends FileAct['intent']> = Extract<FileAct, { intent: I }>;

export function actOnFile(
  tx: Transaction<DB>,
  act: Of<'move-file' | 'remove-file' | 'restore-file'>,
): Promise<unknown> {
  if (act.intent === 'move-file') return moveFile(tx, act.file, act.folder);
  return act.intent === 'remove-file' ? removeFile(tx, act.file) : restoreFile(tx, act.file);
}

/** Files that were posted without scripts; those that cannot be taken are not. */
export async function sendFiles(
  person: Person,
  project: string,
  { place: text }: Of<'send'>,
  { files, tooMany }: Upload,
): Promise<Why | undefined> {
  const place = placeIn(text);
  if (place?.project !== project) return 'gone';
  const outcomes: TakenFile[] = [];
  for (const one of files) {
    outcomes.push(await takePosted(person.userId, { ...place, file: null }, one));
  }
  const isWhole = !tooMany && outcomes.length > 0 && outcomes.every((one) => 'file' in one);
  return isWhole ? undefined : 'not-taken';
}

const FOLDER_WHY = { taken: 'folder-taken', many: 'folder-many', gone: 'gone' } as const;

export async function makeStaffFolder(
  person: Person,
  project: string,
  { key, name }: Of<'new-folder'>,
): Promise<Why | undefined> {
  const made = await asPerson(person, (tx) => makeFolder(tx, { id: key, project, name }));
  return made === 'made' ? undefined : FOLDER_WHY[made];
}
