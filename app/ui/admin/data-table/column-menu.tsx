import { ArrowLeft, ArrowRight, Minus, Plus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { FoldMenu } from '../fold-menu.tsx';
import type { ColumnChoices } from './hidden-columns.ts';
import { useHydrated } from './use-hydrated.ts';

type Column = { key: string; label: string };
type Props = {
  /** In their order, without the first one. */
  columns: readonly Column[];
  choices: ColumnChoices;
  /** How wide a column is now. */
  widthOf: (key: string) => number;
};

const STEP = 24;
/** Where a column is not in sight it has no width of its own. */
const USUAL_WIDTH = 160;

/** The choice of columns, their order and width; stored in this browser, so it is offered only with scripts. */
export function ColumnMenu({ columns, choices, widthOf }: Props) {
  const { t } = useTranslation('data-table');
  const [announcement, announce] = useState('');
  if (!useHydrated()) return null;
  const move = (at: number, step: number) => {
    const [column, other] = [columns[at], columns[at + step]];
    if (!column || !other) return;
    choices.place(column.key, other.key);
    const place = { label: column.label, at: at + step + 1, count: columns.length };
    announce(t('columnPlace', place));
  };
  const resize = ({ key, label }: Column, step: number) => {
    const width = (choices.widths[key] ?? (widthOf(key) || USUAL_WIDTH)) + step;
    choices.resize(key, width);
    announce(t(step > 0 ? 'wider' : 'narrower', { label }));
  };
  return (
    <FoldMenu
      className="data-table-columns"
      tip={t('columns')}
      label={
        <>
          <SlidersHorizontal aria-hidden="true" /> <span>{t('columns')}</span>
        </>
      }
    >
      <fieldset>
        <legend className="unseen">{t('columns')}</legend>
        {columns.map((column, at) => {
          const { key, label } = column;
          const acts = [
            { name: 'moveLeft', Icon: ArrowLeft, off: at === 0, run: () => move(at, -1) },
            {
              name: 'moveRight',
              Icon: ArrowRight,
              off: at === columns.length - 1,
              run: () => move(at, 1),
            },
            { name: 'narrower', Icon: Minus, off: false, run: () => resize(column, -STEP) },
            { name: 'wider', Icon: Plus, off: false, run: () => resize(column, STEP) },
          ] as const;
          return (
            <div key={key} className="data-table-column">
              <label className="fold-menu-item">
                <input
                  type="checkbox"
                  checked={!choices.hidden.includes(key)}
                  onChange={() => choices.toggle(key)}
                />
                {label}
              </label>
              {acts.map(({ name, Icon, off, run }) => (
                <button
                  key={name}
                  type="button"
                  aria-label={t(name, { label })}
                  title={t(name, { label })}
                  // Still focused at the end of the row.
                  aria-disabled={off || undefined}
                  onClick={off ? undefined : run}
                  data-beside
                >
                  <Icon aria-hidden="true" />
                </button>
              ))}
            </div>
          );
        })}
      </fieldset>
      {choices.changed && (
        <div className="data-table-apply">
          <Button variant="outline" small onClick={choices.reset}>
            {t('usualColumns')}
          </Button>
        </div>
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </FoldMenu>
  );
}
