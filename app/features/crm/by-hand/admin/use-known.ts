import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import type { Known } from '../entry.ts';

/** Long enough to wait for more typing. */
const REST_MS = 250;

type ContactQuery = { email: string; phone: string; whatsapp: string };
const queryOf = ({ email, phone, whatsapp }: ContactQuery) =>
  `${new URLSearchParams({ email, phone, whatsapp })}`;

/** The input of the entry screen. */
export type EntryData = {
  id: string;
  owners: readonly { id: string; name: string }[];
  products: readonly { slug: string; name: string }[];
  /** Of tickets: their possible projects and owners. */
  projects: readonly { id: string; name: string }[];
  colleagues: readonly { id: string; name: string }[];
  /** Fields that staff defined and that a new record of a kind needs. */
  required: Readonly<Record<'contact' | 'deal' | 'ticket', readonly CustomField[]>>;
  me: string;
  known: readonly Known[];
  asked: ContactQuery;
};

/** Existing contacts with the typed values; none while that is unknown for this e-mail and telephone. */
export function useKnown(
  asked: ContactQuery,
  text: { known: readonly Known[]; asked: ContactQuery } | undefined,
): readonly Known[] {
  const { load, data } = useFetcher<EntryData>();
  const query = queryOf(asked);
  const posted = text && queryOf(text.asked) === query ? text.known : undefined;
  const found = data && queryOf(data.asked) === query ? data.known : undefined;
  const known = posted ?? found;
  const nothing = asked.email === '' && asked.phone === '' && asked.whatsapp === '';
  useEffect(() => {
    if (nothing || known) return;
    const timer = setTimeout(() => void load(`${adminPath('newEntry')}?${query}`), REST_MS);
    return () => clearTimeout(timer);
  }, [nothing, known, query, load]);
  return (!nothing && known) || [];
}
