import { sql, type Transaction } from 'kysely';
import type { LeadQuestions } from '#app/features/qualification/form-definition.ts';
import { readText } from '#app/features/qualification/questions/question-type.ts';
import type { Answered, Submit } from '#app/features/qualification/take-post.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { ANY_OPENING, openingTitle } from './talent-form.ts';

/** Hands an application in, as one statement: limit and follow-ups are the database's. */
export const submitApplication =
  (form: LeadQuestions): Submit =>
  async (tx, { ids, answers, locale, addressIdentifier, phone, marks }) => {
    const [id, earlier = null] = ids;
    const { name, email, message, link = '' } = answers;
    const opening = readText(answers['opening']) || ANY_OPENING;
    const { rows } = await sql<Answered>`
      select outcome, protocol from public.submit_application(
        p_id => ${id}::uuid,
        p_earlier_id => ${earlier}::uuid,
        p_opening => ${opening},
        p_opening_title => ${openingTitle(form, opening)},
        p_name => ${name},
        p_email => ${email},
        p_message => ${message},
        p_phone => ${answers['phone'] ?? ''},
        p_phone_e164 => ${phone},
        p_link => ${link},
        p_locale => ${locale},
        p_address_identifier => ${addressIdentifier},
        p_marks => ${marks}::text[]
      )`.execute(tx);
    return rows[0] as Answered;
  };

/** The protocol of an application as it is written, if one has it; of the person nothing is told. */
export async function applicationOf(
  tx: Transaction<DB>,
  protocol: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ protocol: string }>`
    select protocol from public.application_receipt(${protocol})`.execute(tx);
  return rows[0]?.protocol;
}

/** The id of an application by its protocol, for the server alone. */
export const applicationId = (tx: Transaction<DB>, protocol: string) =>
  tx
    .selectFrom('talent_applications')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirst();

/** An application as its mails tell it; undefined when it has been erased meanwhile. */
export const readApplication = (tx: Transaction<DB>, id: string) =>
  tx
    .selectFrom('talent_applications')
    .select(['id', 'protocol', 'opening', 'opening_title', 'name', 'email', 'phone', 'link'])
    .select(['message', 'locale', 'review_reason', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;
