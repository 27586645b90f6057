import { useTranslation } from 'react-i18next';
import { useAwake } from './use-awake.ts';

type Props = {
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  toggle: (key: string) => void;
};

/** Which columns are shown; kept in this browser, so it is offered only where scripts run. */
export function ColumnMenu({ columns, hidden, toggle }: Props) {
  const { t } = useTranslation('data-table');
  if (!useAwake()) return null;
  return (
    <details className="dt-columns">
      <summary className="b o s">{t('columns')}</summary>
      <fieldset>
        <legend className="vh">{t('columns')}</legend>
        {columns.map(({ key, label }) => (
          <label key={key}>
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
