import { z } from 'zod';
import { typedEmail, typedLine, typedWords } from '#app/platform/text/typed-text.ts';
import { maskSecrets } from '#app/secret-addresses.ts';
import {
  DEFAULT_SEVERITY,
  DEFAULT_TYPE,
  FEEDBACK_TYPES,
  type FeedbackType,
  LONGEST_NAME,
  LONGEST_VERBATIM,
  SECRET,
  SEVERITIES,
  type Severity,
  scaleOf,
} from './feedback-rules.ts';
import { givenIdOf } from './given-id.ts';

/** Text that every database accepts: no unpaired surrogates, no NUL, no outer blanks. */
const cleaned = (text: string) => text.toWellFormed().replaceAll('\u0000', '').trim();
const text = (longest: number) => z.string().transform(cleaned).pipe(z.string().max(longest));
const line = (longest: number) =>
  z.string().transform(cleaned).pipe(typedLine).pipe(z.string().max(longest));
const cut = (longest: number) =>
  z.string().transform((given) => cleaned(given).slice(0, longest).toWellFormed());

/** A captured address: a reader of the entry must not be able to open it. */
const address = (longest: number) => z.string().transform(maskSecrets).pipe(cut(longest));

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const optionalEmail = z
  .union([z.literal(''), z.string().max(254).regex(EMAIL)])
  .transform((given) => given.toLowerCase());

const key = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** The context of the author; any other field is left out. */
export const contextSchema = z.object({
  url: address(2000).optional(),
  path: address(500).optional(),
  timestamp: cut(40).optional(),
  browser: cut(500).optional(),
  locale: cut(40).optional(),
  screenSize: cut(40).optional(),
  viewportSize: cut(40).optional(),
  referrer: address(2000).optional(),
  moduleKey: cut(60).optional(),
  user: z
    .object({ role: cut(60).optional(), id: cut(200).optional(), name: cut(200).optional() })
    .optional(),
});

/** An entry as it is stored, whatever its source. */
export type FeedbackInput = {
  project: string;
  module: string | null;
  type: FeedbackType;
  severity: Severity;
  score: number | null;
  verbatim: string;
  /** Empty: the project's usual persona. */
  persona: string;
  channel: string;
  context: z.output<typeof contextSchema> & {
    user_provided?: { name: string; email: string };
    /** Names of files without room. */
    filesNotTaken?: string[];
  };
  name: string;
  email: string;
  contactClaim: string | null;
};

const onScale = (type: FeedbackType, score: number | null) => {
  const scale = scaleOf(type);
  return !scale || (score !== null && score >= scale.min && score <= scale.max);
};

/** The site's own form. An invalid value that cannot be a typing mistake falls back to the default. */
export const formSchema = z.object({
  type: z.enum(FEEDBACK_TYPES).catch(DEFAULT_TYPE),
  severity: z.enum(SEVERITIES).catch(DEFAULT_SEVERITY),
  csat: z.coerce.number().int().min(1).max(5).catch(5),
  score: z.coerce.number().int().min(0).max(10).catch(7),
  verbatim: text(LONGEST_VERBATIM).pipe(typedWords).pipe(z.string().min(1)),
  name: line(LONGEST_NAME),
  email: typedEmail.pipe(optionalEmail),
  context: z
    .string()
    .transform((given) => {
      try {
        return JSON.parse(given) as unknown;
      } catch {
        return {};
      }
    })
    .pipe(contextSchema)
    .catch({}),
});

/** The payload of other products to the collector. */
export const collectedSchema = z
  .object({
    id: z
      .string()
      .transform((given) => givenIdOf(given))
      .pipe(z.string('not a UUID'))
      .optional(),
    secret: z.string().regex(SECRET, '32 random bytes in base64url, without padding').optional(),
    project_key: key,
    module_key: key.nullish(),
    contact_id: z.union([text(200), z.number().transform(String)]).nullish(),
    persona: text(60).nullish(),
    channel: text(60).nullish(),
    type: z.enum(FEEDBACK_TYPES),
    score: z.number().int().nullish(),
    severity: z.enum(SEVERITIES).nullish(),
    verbatim: text(LONGEST_VERBATIM).pipe(typedWords).pipe(z.string().min(1)),
    context: contextSchema
      .extend({
        user_provided: z
          .object({
            name: line(LONGEST_NAME).nullish(),
            email: typedEmail.pipe(optionalEmail).nullish(),
          })
          .nullish(),
      })
      .nullish(),
    attachments: z.array(z.unknown()).nullish(),
  })
  .refine(({ type, score }) => onScale(type, score ?? null), {
    path: ['score'],
    message: 'csat takes 1 to 5, srs and nps take 0 to 10',
  });

export function entryOf(given: z.output<typeof collectedSchema>): FeedbackInput {
  const { user_provided: provided, ...context } = given.context ?? {};
  const name = provided?.name ?? '';
  const email = provided?.email ?? '';
  return {
    project: given.project_key,
    module: given.module_key ?? null,
    type: given.type,
    severity: given.severity ?? DEFAULT_SEVERITY,
    score: scaleOf(given.type) ? (given.score ?? null) : null,
    verbatim: given.verbatim,
    persona: given.persona ?? '',
    channel: given.channel || 'inapp',
    context: { ...context, ...((name || email) && { user_provided: { name, email } }) },
    name,
    email,
    contactClaim: given.contact_id ?? null,
  };
}
