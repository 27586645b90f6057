import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { Known } from '../entry.ts';

/** Long enough to wait for more typing. */
const REST_MS = 250;

type Search = { email: string; phone: string };
const searchKey = ({ email, phone }: Search) => `${new URLSearchParams({ email, phone })}`;

/** The input of the entry screen. */
export type EntryGround = {
  id: string;
  owners: readonly { id: string; name: string }[];
  products: readonly { slug: string; name: string }[];
  /** Of tickets: their possible projects and owners. */
  projects: readonly { id: string; name: string }[];
  colleagues: readonly { id: string; name: string }[];
  me: string;
  known: readonly Known[];
  searched: Search;
};

/** Existing contacts with the typed values; none while that is unknown for this e-mail and telephone. */
export function useKnown(
  searched: Search,
  text: { known: readonly Known[]; searched: Search } | undefined,
): readonly Known[] {
  const { load, data } = useFetcher<EntryGround>();
  const key = searchKey(searched);
  const given = text && searchKey(text.searched) === key ? text.known : undefined;
  const found = data && searchKey(data.searched) === key ? data.known : undefined;
  const known = given ?? found;
  const nothing = searched.email === '' && searched.phone === '';
  useEffect(() => {
    if (nothing || known) return;
    const timer = setTimeout(() => void load(`${adminPath('newEntry')}?${key}`), REST_MS);
    return () => clearTimeout(timer);
  }, [nothing, known, key, load]);
  return (!nothing && known) || [];
}
