import type { Transaction } from 'kysely';
import { readBrandRows, schemeOf } from '#app/features/brand/brand.store.server.ts';
import { mailLogoOf } from '#app/features/brand/logo-choice.ts';
import { mailLogo } from '#app/features/brand/mail-logo.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { namedMailbox } from '#app/platform/mail/named-mailbox.ts';
import { companyOf, readCompanyRows } from './company.store.server.ts';
import type { Company } from './company.ts';

/** Of a database that names no default. */
const FIRST_UNIT = 'forja';

export type MailSender = {
  company: Company;
  /** The colours its mails are written in, and the logo above them. */
  brand: MailBrand;
  /** The sender of the site's mails. */
  from: string;
  /** Where the team reads. */
  team: string;
  /** The reply address for customers: the internal address stays private. */
  replyTo: string;
};

/** The company as the sender of its mails, for a reader of a language; settings win over what staff have
 * published. */
export async function readMailSender(tx: Transaction<DB>, locale?: string): Promise<MailSender> {
  const rows = await readCompanyRows(tx);
  const unit = rows.units.find(({ isDefault }) => isDefault)?.slug ?? FIRST_UNIT;
  const company = companyOf(rows, unit, isLocale(locale) ? locale : DEFAULT_LOCALE);
  const inner = await tx
    .selectFrom('company_settings')
    .select('supportEmail')
    .where('businessUnit', '=', unit)
    .executeTakeFirst();
  const brandRows = await readBrandRows(tx);
  const logo = mailLogoOf(brandRows.logos);
  const { MAIL_FROM, TEAM_EMAIL } = settings();
  return {
    company,
    brand: { ...schemeOf(brandRows), name: company.name, logo: () => mailLogo(logo) },
    from: MAIL_FROM ?? namedMailbox(company.name, company.supportEmail),
    team: TEAM_EMAIL ?? (inner?.supportEmail || company.supportEmail),
    replyTo: TEAM_EMAIL ?? company.supportEmail,
  };
}
