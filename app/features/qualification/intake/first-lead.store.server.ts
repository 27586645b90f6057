import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { firstWordsOf } from './first-words.ts';
import { readAnswers } from './read-answers.server.ts';

type Tx = Transaction<DB>;
type Of = { lead: string } | { contact: string };

/** The message of a lead, or in the first lead of a contact; null where nothing was, or out of reach. */
export async function readFirstLead(tx: Tx, of: Of, locale: Locale) {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'protocol', 'source', 'formData', 'formSnapshot', 'createdAt'])
    .$if('lead' in of, (query) => query.where('id', '=', 'lead' in of ? of.lead : ''))
    .$if('contact' in of, (query) =>
      query.where('contactId', '=', 'contact' in of ? of.contact : ''),
    )
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const answers = readAnswers(row, locale);
  const words = firstWordsOf(answers);
  return {
    id: row.id,
    protocol: row.protocol,
    text: words?.value ?? '',
    at: row.createdAt.toISOString(),
    /** Answers beside those that identify the person. */
    answers: answers
      .filter((answer) => answer !== words && answer.property === '')
      .slice(0, 4)
      .map(({ name, label, value }) => ({ name, label: label || name, value })),
  };
}
export type FirstLead = NonNullable<Awaited<ReturnType<typeof readFirstLead>>>;
