import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FoldMenu } from '../fold-menu.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  toggle: (key: string) => void;
};

/** The choice of columns; stored in this browser, so it is offered only with scripts. */
export function ColumnMenu({ columns, hidden, toggle }: Props) {
  const { t } = useTranslation('data-table');
  if (!useHydrated()) return null;
  return (
    <FoldMenu
      className="data-table-columns"
      label={
        <>
          <SlidersHorizontal aria-hidden="true" /> <span>{t('columns')}</span>
        </>
      }
    >
      <fieldset>
        <legend className="unseen">{t('columns')}</legend>
        {columns.map(({ key, label }) => (
          <label key={key} className="fold-menu-item">
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </fieldset>
    </FoldMenu>
  );
}
