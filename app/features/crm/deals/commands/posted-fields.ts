import { z } from 'zod';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';

/* Fields of the forms about deals. Messages of issues are the codes that the user gets. */

/** An amount in reais, as `parseMoney` reads it. */
export const reais = z.string().transform((text, check) => {
  const value = parseReais(text);
  if (value !== undefined) return value;
  check.addIssue({ code: 'custom', message: 'amount' });
  return z.NEVER;
});

export const dealTitle = typedLine.pipe(z.string().min(1, 'title').max(200, 'title'));
export const optionalUserId = z.union([z.uuid(), z.literal('').transform(() => null)]);
export const dayOrNone = z.union([typedDay, z.literal('').transform(() => null)]);
/** The revision that a form was filled in from. */
export const seenRevision = z.coerce.number().int();

/** A field that a form may leave out or empty. */
export const optional = <T extends z.ZodType>(kind: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), kind.optional());
