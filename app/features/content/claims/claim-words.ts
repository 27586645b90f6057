import { formatBrl } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Claims, Weeks } from './claims.ts';

/** The published figures as texts of one language say them. Texts name them in double braces. */
export const CLAIM_WORDS = [
  'uptime',
  'downtime',
  'companies',
  'discovery',
  'discoveryWeeks',
  'development',
  'developmentWeeks',
  'automationPrice',
  'gamificationWorkshopPrice',
  'diagnosticPrice',
] as const;
/** Words that say a figure which has to be confirmed first. */
const NEEDS_PROOF = {
  uptimeFigure: ['uptime', 'downtime'],
  companiesFigure: ['companies'],
} as const satisfies Record<keyof Claims['confirmed'], readonly (typeof CLAIM_WORDS)[number][]>;

/** Words of figures that staff have not confirmed. */
export const unconfirmedWords = ({ confirmed }: Claims): ReadonlySet<string> =>
  new Set(
    (Object.keys(NEEDS_PROOF) as (keyof typeof NEEDS_PROOF)[])
      .filter((figure) => !confirmed[figure])
      .flatMap((figure) => NEEDS_PROOF[figure]),
  );

export type ClaimWords = Record<(typeof CLAIM_WORDS)[number], string>;

const TENTHS_OF_A_PERCENT = 1000;
const MINUTES_A_YEAR = 365 * 24 * 60;

/** What the published uptime leaves, as a share of the year. Reckoned in tenths: 100 − 99.9 is not
 * 0.1 for a machine. */
const downtimeShare = ({ uptimePercent }: Claims) =>
  Math.round(TENTHS_OF_A_PERCENT - uptimePercent * 10) / TENTHS_OF_A_PERCENT;

export const downtimeDays = (claims: Claims): number => downtimeShare(claims) * 365;

/** Of 99.9 %: 8 h 45 min. Cut, not rounded: nobody is promised a minute less than it is. */
function downtime(claims: Claims): string {
  const minutes = Math.floor(downtimeShare(claims) * MINUTES_A_YEAR);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const TO: Record<Locale, string> = { 'pt-BR': 'a', en: 'to' };
const WEEK: Record<Locale, string> = { 'pt-BR': 'semana', en: 'week' };

const span = ({ least, most }: Weeks, locale: Locale) =>
  least === most ? `${most}` : `${least} ${TO[locale]} ${most}`;

const weeks = (term: Weeks, locale: Locale) =>
  `${span(term, locale)} ${WEEK[locale]}${term.most === 1 ? '' : 's'}`;

export function wordsOfClaims(claims: Claims, locale: Locale): ClaimWords {
  const { uptimePercent, companies, discovery, development, fromBrl } = claims;
  return {
    uptime: uptimePercent.toLocaleString(locale),
    downtime: downtime(claims),
    companies: companies.toLocaleString(locale),
    discovery: span(discovery, locale),
    discoveryWeeks: weeks(discovery, locale),
    development: span(development, locale),
    developmentWeeks: weeks(development, locale),
    automationPrice: formatBrl(fromBrl.automation, locale),
    gamificationWorkshopPrice: formatBrl(fromBrl.gamificationWorkshop, locale),
    diagnosticPrice: formatBrl(fromBrl.diagnostic, locale),
  };
}
