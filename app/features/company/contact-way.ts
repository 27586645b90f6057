import type { Locale } from '#app/i18n/locale.ts';
import { translated } from '#app/platform/database/translations.ts';
import {
  type ContactWay,
  type ContactWayType,
  configuredPhone,
  formatPhone,
  telUrl,
} from './company.ts';

/** What a page needs of a row of contact_info. */
export type ContactWayRow = {
  type: string;
  label: string;
  value: string;
  translations: unknown;
};

export const ADDRESS_PARTS = ['street', 'district', 'city', 'state', 'postal_code'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type Address = { [part in AddressPart]?: string };

/** The address in a row's JSON; an invalid one has no parts. */
export function addressIn(value: string | undefined): Address {
  try {
    const parsed: unknown = JSON.parse(value ?? '{}');
    const parts = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Address;
    return Object.fromEntries(
      ADDRESS_PARTS.filter((part) => typeof parts[part] === 'string' && parts[part] !== '').map(
        (part) => [part, parts[part]],
      ),
    );
  } catch {
    return {};
  }
}

/** As an envelope has it, on one line. */
function addressLine({ street, district, city, state, postal_code: code }: Address): string {
  return [street, district, [city, state].filter(Boolean).join(', '), code]
    .filter(Boolean)
    .join(' · ');
}

/** An address elsewhere without the prefix that they all share. */
const shortUrl = (url: string) => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

/** A row as a page of one language prints it. */
export function contactWayOf(row: ContactWayRow, locale: Locale): ContactWay {
  const { value } = row;
  const type = row.type as ContactWayType;
  const label = translated(row, 'label', locale);
  switch (type) {
    case 'phone': {
      const phone = configuredPhone(value);
      return { type, label, text: formatPhone(value, locale), href: phone && telUrl(phone) };
    }
    case 'email':
      return { type, label, text: value, href: `mailto:${value}` };
    case 'address':
      return { type, label, text: addressLine(addressIn(value)), href: null };
    case 'social':
      // Staff wrote it; nothing but a plain address may become a link.
      return { type, label, text: shortUrl(value), href: /^https:/.test(value) ? value : null };
  }
}
