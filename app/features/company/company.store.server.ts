import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { COMPANY_FALLBACK, type Company, type OpeningHours, WEEKDAYS } from './company.ts';

/**
 * All units' public rows. Read as the server, because the English of a row and the blog's address
 * are columns that visitors are not granted.
 */
export async function readCompanyRows(tx: Transaction<DB>) {
  const units = await tx
    .selectFrom('business_units')
    .select(['slug', 'hosts', 'is_default'])
    .execute();
  const companies = await tx
    .selectFrom('public_company_settings as open')
    .innerJoin('company_settings as whole', 'whole.business_unit', 'open.business_unit')
    .selectAll('open')
    .select('whole.blog_url')
    .execute();
  const contacts = await tx
    .selectFrom('contact_info')
    .select(['type', 'label', 'value', 'display_order', 'business_unit'])
    .where('is_active', '=', true)
    .where('is_public', '=', true)
    .orderBy('display_order')
    .execute();
  return { units, companies, contacts };
}

export type CompanyRows = Awaited<ReturnType<typeof readCompanyRows>>;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Staff edit hours as JSON, `{days: {mon: [["09:00","18:00"]]}}`; a span that is not two times is
 * left out. */
function openingHours(value: unknown): OpeningHours[] {
  const days = (value as { days?: Partial<Record<string, unknown>> } | null)?.days ?? {};
  return WEEKDAYS.flatMap((day) => {
    const spans = days[day];
    if (!Array.isArray(spans)) return [];
    return spans.flatMap((span: unknown) => {
      const [opens, closes] = Array.isArray(span) ? span : [];
      return isTime(opens) && isTime(closes) ? [{ day, opens, closes }] : [];
    });
  });
}

function address(value: string | undefined): Pick<Company, 'city' | 'state'> {
  const { city, state } = COMPANY_FALLBACK;
  try {
    const parsed = JSON.parse(value ?? '{}') as { city?: string; state?: string };
    return { city: parsed.city || city, state: parsed.state || state };
  } catch {
    return { city, state };
  }
}

/** The company of one unit, each missing datum replaced by its fallback (specification §9). */
export function companyOf(rows: CompanyRows, unit: string): Company {
  const row = rows.companies.find((company) => company.business_unit === unit);
  const contact = (type: string) =>
    rows.contacts.find((entry) => entry.type === type && entry.business_unit === unit)?.value;
  return {
    name: row?.company_name || COMPANY_FALLBACK.name,
    supportEmail: row?.public_support_email || contact('email') || COMPANY_FALLBACK.supportEmail,
    phone: contact('phone') || COMPANY_FALLBACK.phone,
    whatsappNumber: row?.public_whatsapp_number || COMPANY_FALLBACK.whatsappNumber,
    ...address(contact('address')),
    businessHours: openingHours(row?.business_hours),
    social: (row?.social_media ?? {}) as Company['social'],
    blogUrl: row?.blog_url || null,
  };
}
