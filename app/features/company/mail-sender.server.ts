import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import { companyOf, readCompanyRows } from './company.store.server.ts';
import type { Company } from './company.ts';

const UNIT = 'forja';

export type MailSender = {
  company: Company;
  /** Who the mails of the site come from. */
  from: string;
  /** Where the team reads. */
  team: string;
};

/** The company as it signs its mails; settings win over what staff have published. */
export async function readMailSender(tx: Transaction<DB>): Promise<MailSender> {
  const company = companyOf(await readCompanyRows(tx), UNIT);
  const { MAIL_FROM, TEAM_EMAIL } = settings();
  return {
    company,
    from: MAIL_FROM ?? `${company.name} <${company.supportEmail}>`,
    team: TEAM_EMAIL ?? company.supportEmail,
  };
}
