import { useTranslation } from 'react-i18next';
import type { Duplicate } from '../contacts.ts';

type Props = { reasons: Duplicate['reasons']; sure: number };

/** Why two contacts are duplicate candidates, and how sure that is. */
export function DuplicateReasons({ reasons, sure }: Props) {
  const { t } = useTranslation('contacts');
  return (
    <p className="soft">
      {reasons.map((reason) => t(`reasons.${reason}`)).join('; ')}
      <span className="num"> {t('sure', { percent: String(sure) })}</span>
    </p>
  );
}
