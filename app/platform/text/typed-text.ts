import { z } from 'zod';
import { cleanEmail, cleanLine, isVisible } from './clean-line.ts';

/** A posted name, title or subject, cleaned to one line that may be empty; `cleanLine` says how. */
export const typedLine = z.string().transform(cleanLine);

/** A posted e-mail address without what nobody can see in it; whether it is one, what follows says. */
export const typedEmail = z.string().transform(cleanEmail);

/** Posted words of several lines, without blank ends; empty where nothing of them is visible. */
export const typedWords = z.string().transform((text) => (isVisible(text) ? text.trim() : ''));
