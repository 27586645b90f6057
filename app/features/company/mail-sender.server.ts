import type { Transaction } from 'kysely';
import { brandOf, readBrandRows } from '#app/features/brand/brand.store.server.ts';
import type { BrandColors } from '#app/features/brand/brand.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import { companyOf, readCompanyRows } from './company.store.server.ts';
import type { Company } from './company.ts';

const UNIT = 'forja';

export type MailSender = {
  company: Company;
  /** The colours its mails are written in. */
  brand: BrandColors;
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
    brand: brandOf(await readBrandRows(tx)),
    from: MAIL_FROM ?? `${company.name} <${company.supportEmail}>`,
    team: TEAM_EMAIL ?? company.supportEmail,
  };
}
