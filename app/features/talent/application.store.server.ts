import type { Transaction } from 'kysely';
import type { Submit } from '#app/features/qualification/intake/accept-post.server.ts';
import { readText } from '#app/features/qualification/questions/question-type.ts';
import { callRows, rowsOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { ANY_OPENING, type OpeningChoice, titleOf } from './talent-form.ts';

/** The openings as the form offered them. */
type OfferedOpenings = { openings: readonly OpeningChoice[] };

/** Submits an application: limit and follow-ups are the database's. */
export const submitApplication = (facts: OfferedOpenings): Submit => ({
  kind: 'talent.application',
  prefix: 'T-',
  limit: { most: 5, windowMs: 3_600_000 },
  facts,
  statements: ({ ids, answers, locale, addressIdentifier, phone, marks }) => {
    const [id, earlier = null] = ids;
    const opening = readText(answers['opening']) || ANY_OPENING;
    const application = rowsOf('public.submit_application', {
      id,
      earlierId: earlier,
      opening,
      openingTitle: titleOf(facts.openings, opening),
      name: readText(answers['name']),
      email: readText(answers['email']),
      message: readText(answers['message']),
      phone: readText(answers['phone']),
      phoneE164: phone,
      link: readText(answers['link']),
      locale,
      addressIdentifier,
      marks,
    });
    return [application];
  },
});

/** The reference number of an application as it is written, if one has it; nothing of the person is
 * returned. */
export async function applicationOf(
  tx: Transaction<DB>,
  protocol: string,
): Promise<string | undefined> {
  const rows = await callRows(tx, 'public.application_receipt', { protocol });
  return rows[0]?.protocol;
}

/** The id of an application by its reference number, for the server alone. */
export const applicationId = (tx: Transaction<DB>, protocol: string) =>
  tx
    .selectFrom('talent_applications')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirst();

/** An application for its mails; undefined when it has been erased meanwhile. */
export const readApplication = (tx: Transaction<DB>, id: string) =>
  tx
    .selectFrom('talent_applications')
    .select(['id', 'protocol', 'opening', 'openingTitle', 'name', 'email', 'phone', 'link'])
    .select(['message', 'locale', 'reviewReason', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;
