import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Props = {
  /** ISO text. */
  at: string;
  /** The sentence around the date. */
  say?: (date: string) => string;
};

/** A moment, written for readers and for machines. */
export function When({ at, say = (date) => date }: Props) {
  const { i18n } = useTranslation('people');
  return <time dateTime={at}>{say(formatDateTime(new Date(at), i18n.language as Locale))}</time>;
}
