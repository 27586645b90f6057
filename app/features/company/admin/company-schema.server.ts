import { z } from 'zod';
import { type ContactWayType, NETWORKS } from '../company.ts';
import {
  email,
  networkAddress,
  optional,
  phone,
  required,
  say,
  secureAddress,
  upTo,
  webAddress,
} from './company-rules.server.ts';

const LONGEST_NAME = 120;
const LONGEST_LABEL = 80;

/** Texts of the settings form, hours apart. Messages are keys under `errors`. */
export const companyTexts = z.object({
  company_name: required(upTo(LONGEST_NAME), 'long'),
  company_name_en: optional(upTo(LONGEST_NAME), 'long'),
  public_whatsapp_number: required(phone, 'phone'),
  whatsapp_number: optional(phone, 'phone'),
  public_support_email: required(email, 'email'),
  support_email: optional(email, 'email'),
  blog_url: optional(webAddress, 'url'),
  linkedin: optional(networkAddress('linkedin'), 'network'),
  instagram: optional(networkAddress('instagram'), 'network'),
  youtube: optional(networkAddress('youtube'), 'network'),
});

/** Texts of the settings form, in the order of their rules. */
export type CompanyText = keyof typeof companyTexts.shape;

type Elsewhere = 'company_name_en' | (typeof NETWORKS)[number];
const ELSEWHERE: readonly CompanyText[] = ['company_name_en', ...NETWORKS];

/** Texts with a column each; the others are in `translations` and `social_media`. */
export const COMPANY_COLUMNS = Object.keys(companyTexts.shape).filter(
  (name) => !ELSEWHERE.includes(name as CompanyText),
) as Exclude<CompanyText, Elsewhere>[];

const same = {
  label: required(upTo(LONGEST_LABEL), 'long'),
  label_en: optional(upTo(LONGEST_LABEL), 'long'),
  business_unit: z
    .string()
    .default('')
    .pipe(z.string().min(1, say('required'))),
  is_active: z.string().optional(),
  is_public: z.string().optional(),
};

const place = upTo(LONGEST_NAME);
/** A Brazilian postal code as it is written, any other as it was typed. */
const postalCode = (typed: string) =>
  /^[\w -]{3,12}$/.test(typed) ? typed.replace(/^(\d{5})(\d{3})$/, '$1-$2') : null;

const withValue = (...given: Parameters<typeof required>) =>
  z.object({ ...same, value: required(...given) });

/** Texts of the form of one contact way, by its type. */
export const contactWayTexts = {
  phone: withValue(phone, 'phone'),
  email: withValue(email, 'email'),
  social: withValue(secureAddress, 'https'),
  address: z
    .object({
      ...same,
      street: optional(place, 'long'),
      district: optional(place, 'long'),
      city: required(place, 'long'),
      state: required(place, 'long'),
      postal_code: optional(postalCode, 'postal'),
    })
    .transform(({ street, district, city, state, postal_code, ...rest }) => {
      const parts = { street, district, city, state, postal_code };
      const given = Object.entries(parts).filter(([, part]) => part !== null);
      return { ...rest, value: JSON.stringify(Object.fromEntries(given)) };
    }),
} satisfies Record<ContactWayType, z.ZodType>;
