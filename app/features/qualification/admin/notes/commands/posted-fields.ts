import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { NOTE_LENGTH } from '../lead-notes.ts';

/* Fields of the forms of a note. Messages of issues are the codes that the user gets. */

export const leadId = z.uuid();

/** Of a note; a form without scripts has none. */
export const noteId = z.uuid().catch(() => randomUUID());

export const noteText = z
  .string()
  .refine((text) => text.trim() !== '', 'empty')
  .max(NOTE_LENGTH, 'long')
  .trim()
  .prefault('');

/** Ids of the colleagues who were picked from the list while a note was typed. */
export const mentioned = z.array(z.string());
