import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { typedWords } from '#app/platform/text/typed-text.ts';
import { NOTE_LENGTH } from '../note.ts';

/* Fields of the forms of a note. Messages of issues are the codes that the user gets. */

/** Of a note; a form without scripts has none. */
export const noteId = z.uuid().catch(() => randomUUID());

export const noteText = z
  .string()
  .catch('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', ''))
  .pipe(typedWords)
  .pipe(z.string().min(1, 'empty').max(NOTE_LENGTH, 'long'));

/** Ids of the colleagues who were picked from the list while a note was typed. */
export const named = z.array(z.string());

/** Ids of uploaded files. */
export const fileIds = z.array(z.uuid());
