import { z } from 'zod';
import { cleanEmail, cleanLine, isVisible } from './clean-line.ts';

/** A posted name, title or subject, cleaned to one line that may be empty; `cleanLine` says how. */
export const typedLine = z.string().transform(cleanLine);

/** A posted e-mail address without invisible characters; a later rule validates it. */
export const typedEmail = z.string().transform(cleanEmail);

/** Posted text of several lines, without outer blanks; empty where nothing of it is visible. */
export const typedWords = z.string().transform((text) => (isVisible(text) ? text.trim() : ''));
