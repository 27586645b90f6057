import { useTranslation } from 'react-i18next';
import { LENGTHS, lengthOf } from '../page-problems.ts';

type Props = { kind: keyof typeof LENGTHS; text: string };

/** The length of a text within its limits, in words and as a bar. */
export function LengthHint({ kind, text }: Props) {
  const { t } = useTranslation('seo');
  const { least, most } = LENGTHS[kind];
  const state = lengthOf(kind, text);
  return (
    <span className="seo-length" data-state={state}>
      <progress aria-hidden="true" value={Math.min(text.length, most)} max={most} />
      {t(`length.${state}`, { count: text.length, least, most })}
    </span>
  );
}
