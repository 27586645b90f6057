import type { Locale } from '#app/i18n/locale.ts';
import type { StoredItem } from './storage-list.ts';

/** Vendors whose tags staff may have switched on. */
export const VENDORS = ['google', 'meta', 'linkedin'] as const;
export type Vendor = (typeof VENDORS)[number];

export type VendorItem = StoredItem & {
  vendor: Vendor;
  /** The owner of the storage, where it is not this site. */
  host?: string;
};

const text = (pt: string, en: string): Record<Locale, string> => ({ 'pt-BR': pt, en });

const TWO_YEARS = text('2 anos', '2 years');
const THREE_MONTHS = text('3 meses', '3 months');
const UNTIL_ERASED = text('até você apagar', 'until you erase it');

const VISITOR = text(
  'Google Analytics: um número ao acaso que diz se duas visitas são do mesmo navegador.',
  'Google Analytics: a random number that tells whether two visits come from the same browser.',
);
const BROWSER = text(
  'Meta: reconhece este navegador quando ele vê um anúncio e depois o site.',
  'Meta: recognises this browser when it sees an ad and later the site.',
);
const REFERRER = text(
  'Meta: lembra o último site de fora por onde você chegou.',
  'Meta: remembers the last outside site you came from.',
);
const MEMBER = text(
  'LinkedIn: liga a visita a um anúncio de lá.',
  'LinkedIn: ties the visit to an ad over there.',
);
const TRAFFIC = text(
  'LinkedIn: distribui os pedidos entre os servidores e reconhece o navegador.',
  'LinkedIn: spreads requests over its servers and recognises the browser.',
);

const google = { vendor: 'google', kind: 'cookie', category: 'analytics' } as const;
const meta = { vendor: 'meta', kind: 'cookie', category: 'marketing' } as const;
const linkedin = { vendor: 'linkedin', kind: 'cookie', category: 'marketing' } as const;

/** Storage of third-party tags, once they are switched on and allowed. A star ends a name with a variable
 * rest. */
export const vendorItems: readonly VendorItem[] = [
  { ...google, key: '_ga', purpose: VISITOR, duration: TWO_YEARS },
  { ...google, key: '_ga_*', purpose: VISITOR, duration: TWO_YEARS },
  { ...meta, key: '_fbp', purpose: BROWSER, duration: THREE_MONTHS },
  { ...meta, key: '_fbc', purpose: BROWSER, duration: THREE_MONTHS },
  { ...meta, key: 'fr', host: 'facebook.com', purpose: BROWSER, duration: THREE_MONTHS },
  {
    ...meta,
    kind: 'localStorage',
    key: 'lastExternalReferrer*',
    purpose: REFERRER,
    duration: UNTIL_ERASED,
  },
  {
    ...linkedin,
    key: 'li_fat_id',
    purpose: MEMBER,
    duration: text('30 dias', '30 days'),
  },
  {
    ...linkedin,
    kind: 'localStorage',
    key: 'li_adsId',
    purpose: MEMBER,
    duration: UNTIL_ERASED,
  },
  { ...linkedin, key: 'ln_or', purpose: MEMBER, duration: text('1 dia', '1 day') },
  {
    ...linkedin,
    key: 'bcookie',
    host: 'linkedin.com',
    purpose: TRAFFIC,
    duration: text('1 ano', '1 year'),
  },
  {
    ...linkedin,
    key: 'li_sugr',
    host: 'linkedin.com',
    purpose: TRAFFIC,
    duration: THREE_MONTHS,
  },
  {
    ...linkedin,
    key: 'lidc',
    host: 'linkedin.com',
    purpose: TRAFFIC,
    duration: text('1 dia', '1 day'),
  },
];
