import { useTranslation } from 'react-i18next';
import type { Stage } from '../deals.ts';

type Props = {
  columns: readonly { stage: Stage; deals: number }[];
  shown: string | undefined;
  show: (id: string) => void;
};

/** Which stage a phone shows, where there is room for one. */
export function StageChoice({ columns, shown, show }: Props) {
  const { t } = useTranslation('deals');
  return (
    <div className="board-choice">
      <label htmlFor="board-stage" className="unseen">
        {t('fields.stage')}
      </label>
      <select
        id="board-stage"
        className="input"
        value={shown}
        onChange={({ currentTarget }) => show(currentTarget.value)}
      >
        {columns.map(({ stage, deals }) => (
          <option key={stage.id} value={stage.id}>
            {`${stage.name} (${deals})`}
          </option>
        ))}
      </select>
    </div>
  );
}
