import { Braces } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Placeholders with their labels, in the order they are offered. */
  names: readonly { name: string; label: string }[];
  insert: (name: string) => void;
};

/** Placeholders for a text: each a button that inserts it at the caret. */
export function PlaceholderChips({ names, insert }: Props) {
  const { t } = useTranslation('composer');
  return (
    <fieldset className="placeholders">
      <legend className="unseen">{t('placeholders.title')}</legend>
      <Braces aria-hidden="true" />
      {names.map(({ name, label }) => (
        <button
          type="button"
          key={name}
          title={`{{${name}}}`}
          aria-label={t('placeholders.insert', { name: label })}
          // The field keeps its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
