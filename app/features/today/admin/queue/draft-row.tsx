import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** An unpublished text. */
export function DraftRow({ row: { kind, slug, name } }: RowProps<'drafts'>) {
  const { t } = useTranslation('content');
  return (
    <QueueRow
      mark={<i className="overview-draft" aria-hidden="true" />}
      to={adminPath('contentItem', { kind, slug })}
      title={name}
      about={storedName(t('kinds', { returnObjects: true }), kind)}
    />
  );
}
