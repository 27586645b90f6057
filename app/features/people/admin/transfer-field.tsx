import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type Owned, ownsAny } from '../people.ts';

export type NewOwner = { id: string; name: string };

type Props = {
  owned: Owned | undefined;
  /** Possible new owners. */
  newOwners: readonly NewOwner[];
  choose?: (to: string) => void;
};

const WHAT = ['leads', 'deals', 'tasks', 'contacts'] as const;

/** What a user answers for, and who gets it once the user no longer can. */
export function TransferField({ owned, newOwners, choose }: Props) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const id = useId();
  if (!ownsAny(owned)) return null;
  const parts = WHAT.filter((what) => owned[what] > 0).map((what) =>
    t(`transfer.${what}`, { count: owned[what] }),
  );
  return (
    <span className="people-new-owner">
      <span>{t('transfer.text', { what: new Intl.ListFormat(locale).format(parts) })}</span>
      <label htmlFor={id}>{t('transfer.label')}</label>
      <select
        id={id}
        className="input"
        name="handTo"
        defaultValue="rules"
        onChange={({ target }) => choose?.(target.value)}
      >
        <option value="rules">{t('transfer.rules')}</option>
        {newOwners.map((newOwner) => (
          <option key={newOwner.id} value={newOwner.id}>
            {newOwner.name}
          </option>
        ))}
        <option value="nobody">{t('transfer.nobody')}</option>
      </select>
    </span>
  );
}
