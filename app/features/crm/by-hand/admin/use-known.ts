import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import type { Known } from '../entry.ts';

/** Long enough to wait for more typing. */
const REST_MS = 250;

type Asked = { email: string; phone: string; whatsapp: string };
const askedAs = ({ email, phone, whatsapp }: Asked) =>
  `${new URLSearchParams({ email, phone, whatsapp })}`;

/** The input of the entry screen. */
export type EntryGround = {
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
  asked: Asked;
};

/** Existing contacts with the typed values; none while that is unknown for this e-mail and telephone. */
export function useKnown(
  asked: Asked,
  text: { known: readonly Known[]; asked: Asked } | undefined,
): readonly Known[] {
  const { load, data } = useFetcher<EntryGround>();
  const wanted = askedAs(asked);
  const given = text && askedAs(text.asked) === wanted ? text.known : undefined;
  const found = data && askedAs(data.asked) === wanted ? data.known : undefined;
  const known = given ?? found;
  const nothing = asked.email === '' && asked.phone === '' && asked.whatsapp === '';
  useEffect(() => {
    if (nothing || known) return;
    const timer = setTimeout(() => void load(`${adminPath('newEntry')}?${wanted}`), REST_MS);
    return () => clearTimeout(timer);
  }, [nothing, known, wanted, load]);
  return (!nothing && known) || [];
}
