import { useTranslation } from 'react-i18next';
import type { NotePart } from './note-text.ts';

/** What a note says, the names in it by their weight. */
export function NoteWords({ parts }: { parts: readonly NotePart[] }) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <b key={index}>@{part.name ?? t('former')}</b>
    ),
  );
}
