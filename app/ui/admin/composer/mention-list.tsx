import { useTranslation } from 'react-i18next';
import type { useMentionList } from './use-mention-list.ts';

type Props = { id: string; mentions: ReturnType<typeof useMentionList> };

/** The colleagues whose names begin as the text behind an @ does, above the field. */
export function MentionList({ id, mentions: { found, chosen, take } }: Props) {
  const { t } = useTranslation('composer');
  return (
    <>
      {found.length > 0 && (
        <div id={id} className="composer-people" role="listbox" aria-label={t('people')}>
          {found.map((person) => (
            <button
              type="button"
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // The field keeps the focus, and its caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              @{person.name} {person.email && <span>{person.email}</span>}
            </button>
          ))}
        </div>
      )}
      <p className="unseen" role="status">
        {found.length > 0 && t('found', { count: found.length })}
      </p>
    </>
  );
}
