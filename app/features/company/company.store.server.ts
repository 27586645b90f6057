import { sql, type Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { translated } from '#app/platform/database/translations.ts';
import {
  COMPANY_FALLBACK,
  type Company,
  configuredPhone,
  type OpeningHours,
  type SpecialDay,
  WEEKDAYS,
} from './company.ts';
import { addressIn, type ContactWayRow, contactWayOf } from './contact-way.ts';

/** The business units and their hosts. */
export const readUnits = (tx: Transaction<DB>) =>
  tx.selectFrom('business_units').select(['slug', 'hosts', 'isDefault']).execute();

/**
 * All units' public rows. Read as the server, because the English of a row and the blog's address
 * are columns that visitors are not granted.
 */
export async function readCompanyRows(tx: Transaction<DB>) {
  const units = await readUnits(tx);
  const companies = await tx
    .selectFrom('public_company_settings as open')
    .innerJoin('company_settings as whole', 'whole.businessUnit', 'open.businessUnit')
    .selectAll('open')
    .select(['whole.blogUrl', 'whole.translations'])
    .execute();
  const contacts = await tx
    .selectFrom('contact_info')
    .select(['id', 'type', 'label', 'value', 'displayOrder', 'businessUnit', 'translations'])
    .where('isActive', '=', true)
    .where('isPublic', '=', true)
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  const { rows: specialDays } = await sql<{ date: string; spans: unknown }>`
    select day as date, spans from private.special_days(
      current_date - 1, current_date + 400)`.execute(tx);
  return { units, companies, contacts, specialDays };
}

export type CompanyRows = Awaited<ReturnType<typeof readCompanyRows>>;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const spansIn = (spans: unknown): SpecialDay['spans'] =>
  (Array.isArray(spans) ? spans : []).flatMap((span: unknown) => {
    const [opens, closes] = Array.isArray(span) ? span : [];
    return isTime(opens) && isTime(closes) ? [{ opens, closes }] : [];
  });

/** Staff edit hours as JSON, `{days: {mon: [["09:00","18:00"]]}}`; a span that is not two times is
 * left out. */
export function openingHours(value: unknown): OpeningHours[] {
  const days = (value as { days?: Partial<Record<string, unknown>> } | null)?.days ?? {};
  return WEEKDAYS.flatMap((day) => {
    const spans = days[day];
    return spansIn(spans).map((span) => ({ day, ...span }));
  });
}

/** The company of one unit in one language, each missing datum replaced by its fallback. */
export function companyOf(rows: CompanyRows, unit: string, locale: Locale): Company {
  const row = rows.companies.find((company) => company.businessUnit === unit);
  const contacts: ContactWayRow[] = rows.contacts.filter((entry) => entry.businessUnit === unit);
  const first = (type: string) => contacts.find((entry) => entry.type === type)?.value;
  const place = addressIn(first('address'));
  return {
    name: (row && translated(row, 'companyName', locale)) || COMPANY_FALLBACK.name,
    supportEmail: row?.publicSupportEmail || first('email') || COMPANY_FALLBACK.supportEmail,
    // A company that publishes other contacts but no phone gets no fallback number.
    phone: configuredPhone(
      first('phone') || (contacts.length === 0 ? COMPANY_FALLBACK.phone : null),
    ),
    whatsappNumber: configuredPhone(row?.publicWhatsappNumber || COMPANY_FALLBACK.whatsappNumber),
    city: place.city || COMPANY_FALLBACK.city,
    state: place.state || COMPANY_FALLBACK.state,
    street: [place.street, place.district].filter(Boolean).join(', ') || null,
    postalCode: place.postal_code || null,
    contacts: contacts.map((entry) => contactWayOf(entry, locale)),
    businessHours: openingHours(row?.businessHours),
    specialDays: rows.specialDays.map(({ date, spans }) => ({ date, spans: spansIn(spans) })),
    social: (row?.socialMedia ?? {}) as Company['social'],
    blogUrl: row?.blogUrl || null,
  };
}
