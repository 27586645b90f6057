import type { Locale } from '#app/i18n/locale.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times are wall-clock "HH:MM" in America/Sao_Paulo. */
export type OpeningHours = { day: Weekday; opens: string; closes: string };

/** A day, “2026-12-24”, on which other hours hold than those of its weekday; closed without any. */
export type SpecialDay = {
  date: string;
  spans: readonly Pick<OpeningHours, 'opens' | 'closes'>[];
};

export const NETWORKS = ['linkedin', 'instagram', 'youtube'] as const;
export type Network = (typeof NETWORKS)[number];

export const CONTACT_WAY_TYPES = ['phone', 'email', 'address', 'social'] as const;
export type ContactWayType = (typeof CONTACT_WAY_TYPES)[number];

/** One way to reach the company, as its page prints it. */
export type ContactWay = {
  type: ContactWayType;
  label: string;
  text: string;
  /** Null for a place, and for the number that is not configured yet. */
  href: string | null;
};

/** What every visitor may know of the company, ready to print. */
export type Company = {
  name: string;
  supportEmail: string;
  /** E.164; null where staff publish other ways, and no phone, or have not configured one yet. */
  phone: string | null;
  /** E.164; null until staff configure one. */
  whatsappNumber: string | null;
  city: string;
  state: string;
  /** Street and district; null where only the city is published. */
  street: string | null;
  postalCode: string | null;
  /** In the order of staff; none while no row has any. */
  contacts: readonly ContactWay[];
  businessHours: OpeningHours[];
  /** Holidays of the coming year, and the company's hours on them. */
  specialDays: readonly SpecialDay[];
  social: { [network in Network]?: string };
  blogUrl: string | null;
};

/**
 * The one number that stands for “not configured yet”: the default of a fresh database, of the fallback below and of
 * products. Mobile numbers in Brazil begin with 96 to 99 after the area code and 90 is the prefix of collect
 * calls, so that nobody has it. It may be shown, marked as not configured, and is never linked. The first steps of
 * `/admin` ask for another one.
 */
export const UNCONFIGURED_PHONE = '+5517900000000';

/** The defaults of the site: a number, an e-mail, a name and a city. */
export const COMPANY_FALLBACK: Company = {
  name: 'Forja',
  supportEmail: 'contato@forja.example',
  phone: UNCONFIGURED_PHONE,
  whatsappNumber: UNCONFIGURED_PHONE,
  city: 'São José do Rio Preto',
  state: 'SP',
  street: null,
  postalCode: null,
  contacts: [],
  businessHours: [],
  specialDays: [],
  social: {},
  blogUrl: null,
};

/** A number that a person may answer, or null. */
export const configuredPhone = (phone: string | null): string | null =>
  phone === UNCONFIGURED_PHONE ? null : phone;

/** `tel:` address of a phone number in E.164. */
export function telUrl(phone: string): string {
  return `tel:${phone}`;
}

/** WhatsApp's documented deep link: digits only, message percent-encoded (faq.whatsapp.com). */
export function whatsappUrl(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '');
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** A Brazilian number as Brazilians write it, `(17) 3555-0100`; any other is left as it is. */
export function formatPhone(phone: string, locale: Locale): string {
  const match = /^\+55([1-9]{2})(\d{4,5})(\d{4})$/.exec(phone);
  if (!match) return phone;
  const [, area, first, last] = match;
  return locale === 'en' ? `+55 ${area} ${first}-${last}` : `(${area}) ${first}-${last}`;
}
