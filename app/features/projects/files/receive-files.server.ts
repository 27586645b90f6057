import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type Upload, UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { acceptPosted } from './accept-file.server.ts';
import { type FilePlace, type FileRefusal, FORM_FILES, placeIn } from './project-files.ts';
import { roomForFiles } from './uploads.store.server.ts';

/** What became of the files of a form. */
export type Received = {
  place: FilePlace | undefined;
  taken: readonly string[];
  refused: readonly { name: string; why: FileRefusal }[];
};

export const textIn = (texts: FormData, name: string): string => {
  const value = texts.get(name);
  return typeof value === 'string' ? value : '';
};

async function acceptFiles(person: string, { texts, files, tooMany }: Upload): Promise<Received> {
  const place = placeIn(textIn(texts, 'place'));
  const version = textIn(texts, 'file');
  if (!place || (version !== '' && !isUuid(version))) {
    return { place: undefined, taken: [], refused: [{ name: '', why: 'gone' }] };
  }
  const taken: string[] = [];
  const refused: { name: string; why: FileRefusal }[] = [];
  // A file has one next version.
  const coming = version ? files.slice(0, 1) : files;
  for (const file of coming) {
    const outcome = await acceptPosted(person, { ...place, file: version || null }, file);
    if ('file' in outcome) taken.push(outcome.file);
    else refused.push({ name: file.name, why: outcome.why });
  }
  if (tooMany) refused.push({ name: '', why: 'many' });
  else if (files.length === 0) refused.push({ name: '', why: 'none' });
  return { place, taken, refused };
}

/**
 * Reads a form that may bring files for a project, as it comes; not a byte of them is kept that there is no
 * room for, and nothing of staff who view as a client. Other checks are the work of
 * `other`.
 */
export async function receiveFiles<T>(
  request: Request,
  { userId: person, viewing }: Person,
  other: (texts: FormData) => Promise<T>,
): Promise<Received | T> {
  const roomOf = async (texts: FormData): Promise<number | null> => {
    const place = placeIn(textIn(texts, 'place'));
    if (!place || viewing) return null;
    return asActor({ kind: 'system' }, (tx) => roomForFiles(tx, person, place.project));
  };
  const room = async (texts: FormData, wanted: number) =>
    Math.min(wanted, (await roomOf(texts)) ?? 0);
  try {
    return await withUpload(request, { ...FORM_FILES, room }, async (upload) => {
      if (textIn(upload.texts, 'intent') !== 'send') return other(upload.texts);
      if ((await roomOf(upload.texts)) === null)
        return {
          place: undefined,
          taken: [],
          refused: [{ name: '', why: viewing ? 'viewing' : 'gone' }],
        };
      return acceptFiles(person, upload);
    });
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    return { place: undefined, taken: [], refused: [{ name: '', why: 'large' }] };
  }
}
