import { formatPhone } from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { MERGED_FIELDS, type MergedField } from './contacts.ts';
import type { ContactPair, PairSide } from './pair.store.server.ts';

export type MergeRow = { field: MergedField; mine: string; other: string };

function valuesOf(side: PairSide, locale: Locale): Record<MergedField, string> {
  return {
    name: side.name,
    email: side.email,
    phone: formatPhone(side.phone, locale),
    company: side.company?.name ?? side.typedCompany,
    job_title: side.jobTitle,
    owner: side.owner?.name ?? '',
    source: side.source,
  };
}

/** Either one's value of each field that one of them has. */
export function mergeRows({ mine, other }: ContactPair, locale: Locale): MergeRow[] {
  const [own, others] = [valuesOf(mine, locale), valuesOf(other, locale)];
  return MERGED_FIELDS.map((field) => ({ field, mine: own[field], other: others[field] })).filter(
    (row) => row.mine !== '' || row.other !== '',
  );
}

/** The addresses of two contacts, each once, with its contact. */
export function pointsOfPair({ mine, other }: ContactPair) {
  const keyOf = ({ kind, value }: PairSide['points'][number]) => `${kind} ${value.toLowerCase()}`;
  const [own, others] = [mine.points.map(keyOf), other.points.map(keyOf)];
  return [
    ...mine.points.map((point) => ({
      ...point,
      of: others.includes(keyOf(point)) ? ('both' as const) : ('mine' as const),
    })),
    ...other.points
      .filter((point) => !own.includes(keyOf(point)))
      .map((point) => ({ ...point, of: 'other' as const })),
  ];
}

/** The names of the two: with an address if their names are the same. */
export function namesOfPair({ mine, other }: ContactPair): Record<'mine' | 'other', string> {
  const reached = ({ email, phone }: PairSide) => email || phone;
  const same = mine.name === other.name;
  const called = (side: PairSide) => (same && reached(side)) || side.name || reached(side);
  return { mine: called(mine), other: called(other) };
}
