import type { Transaction } from 'kysely';
import { readBrandRows, schemeOf } from '#app/features/brand/brand.store.server.ts';
import { mailLogoOf } from '#app/features/brand/logo-choice.ts';
import { mailLogo } from '#app/features/brand/mail-logo.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { mailFrom } from '#app/platform/mail/mail-servers.server.ts';
import { namedMailbox } from '#app/platform/mail/named-mailbox.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
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

async function readSenderRows(tx: Transaction<DB>) {
  const rows = await readCompanyRows(tx);
  const unit = rows.units.find(({ isDefault }) => isDefault)?.slug ?? FIRST_UNIT;
  const inner = await tx
    .selectFrom('company_settings')
    .select('supportEmail')
    .where('businessUnit', '=', unit)
    .executeTakeFirst();
  return { rows, unit, inner, brandRows: await readBrandRows(tx) };
}

type SenderRows = Awaited<ReturnType<typeof readSenderRows>>;

let known: { generation: number; day: string; rows: SenderRows } | undefined;

const today = () => new Date().toISOString().slice(0, 10);

/** The rows that were read, where they still hold. */
const knownRows = (): SenderRows | undefined =>
  known?.generation === currentGeneration() && known.day === today() ? known.rows : undefined;

/** The rows of the sender, read once until one of them changes: each raises the generation. Special days are read
 * from today on. */
async function senderRows(tx: Transaction<DB>): Promise<SenderRows> {
  const present = knownRows();
  if (present) return present;
  const generation = currentGeneration();
  const rows = await readSenderRows(tx);
  // Zero where this process does not follow the generation.
  if (generation > 0) known = { generation, day: today(), rows };
  return rows;
}

function senderOf({ rows, unit, inner, brandRows }: SenderRows, locale?: string): MailSender {
  const company = companyOf(rows, unit, isLocale(locale) ? locale : DEFAULT_LOCALE);
  const logo = mailLogoOf(brandRows.logos);
  const { TEAM_EMAIL } = settings();
  return {
    company,
    brand: { ...schemeOf(brandRows), name: company.name, logo: () => mailLogo(logo) },
    from: mailFrom() ?? namedMailbox(company.name, company.supportEmail),
    team: TEAM_EMAIL ?? (inner?.supportEmail || company.supportEmail),
    replyTo: TEAM_EMAIL ?? company.supportEmail,
  };
}

/** The company as the sender of its mails, for a reader of a language; settings win over what staff have
 * published. */
export const readMailSender = async (tx: Transaction<DB>, locale?: string): Promise<MailSender> =>
  senderOf(await senderRows(tx), locale);

/** The same without a transaction, which is opened only where the rows have to be read. */
export const loadMailSender = async (locale?: string): Promise<MailSender> =>
  senderOf(knownRows() ?? (await asActor({ kind: 'system' }, senderRows)), locale);
