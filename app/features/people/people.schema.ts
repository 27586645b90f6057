import { z } from 'zod';
import { ACTIONS, RESOURCES, ROLES } from '#app/access/permissions.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';

/** Messages are keys of the namespace `people`, under `errors`. */
const role = z.enum(ROLES, 'role');
/** The slug of a product; null for all of them. */
const product = z
  .string()
  .regex(/^[a-z0-9-]{0,40}$/, 'product')
  .default('')
  .transform((slug) => slug || null);
const reason = z.string().trim().max(500, 'reason').default('');

/** A day, of which the role holds the whole; empty: without end. */
const until = z.union([z.literal(''), z.iso.date('until')]).default('');

/** End of a day in the company's time zone, which has had no summer time since 2019. */
export const endOfDay = (day: string): Date | null =>
  day === '' ? null : new Date(`${day}T23:59:59-03:00`);

export const invitation = z.object({
  email: typedEmail.pipe(z.email('email').max(254, 'email')),
  name: typedLine.pipe(z.string().min(1, 'name').max(200, 'name')),
  locale: z.enum(LOCALES, 'locale').default('pt-BR'),
  role,
  product,
  until,
  reason,
});
export type Invitation = z.output<typeof invitation>;

/** The highest role of a user, or none. */
const roleOrNone = z.enum([...ROLES, 'none'], 'role');

/** Ids of terms that have ended, as one text. */
const ended = z
  .string()
  .max(1000)
  .transform((text) => text.split(' ').filter(Boolean))
  .pipe(z.array(z.uuid()));

/** The new owner of what the user can no longer answer for: a colleague, the assignment rules, or nobody. */
const handTo = z.union([z.enum(['rules', 'nobody']), z.uuid('owner')]).default('nobody');
/** The operation in which it was reassigned, to be undone. */
const act = z.union([z.literal(''), z.uuid()]).default('');

/** The posts of a user's page; `intent` names the change. */
export const personChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('grant'), role, product, until, reason }),
  z.object({ intent: z.literal('end'), roleId: z.uuid(), reason, handTo }),
  z.object({ intent: z.literal('role'), seen: roleOrNone, role: roleOrNone, handTo }),
  z.object({
    intent: z.literal('restore'),
    granted: z.union([z.literal(''), z.uuid()]),
    ended,
    act,
  }),
  z.object({ intent: z.literal('activate'), act }),
  z.object({ intent: z.literal('deactivate'), handTo }),
  z.object({ intent: z.literal('end-sessions') }),
  z.object({ intent: z.literal('reset-factor') }),
  z.object({ intent: z.literal('send-link') }),
  z.object({ intent: z.literal('show-link') }),
]);
export type PersonChange = z.output<typeof personChange>;

export const matrixChange = z.object({
  role,
  resource: z.enum(RESOURCES),
  action: z.enum(ACTIONS),
  allowed: z.stringbool(),
});
export type MatrixChange = z.output<typeof matrixChange>;

/** Sets or clears that a role requires two-step verification. */
export const secondStepChange = z.object({
  intent: z.literal('second-step'),
  role,
  demanded: z.stringbool(),
});
export type SecondStepChange = z.output<typeof secondStepChange>;

/** Changes that grant or revoke access, and so require a recent sign-in. */
export const SENSITIVE_INTENTS: ReadonlySet<PersonChange['intent']> = new Set([
  'grant',
  'end',
  'role',
  'restore',
  'reset-factor',
  'show-link',
]);

/** Errors by field, as keys of `people:errors`. */
export function mistakesOf(error: z.ZodError): Record<string, string> {
  const mistakes: Record<string, string> = {};
  for (const { path, message } of error.issues) mistakes[String(path[0] ?? '')] ??= message;
  return mistakes;
}
