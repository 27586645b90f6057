import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { isOrdered } from '../overrides/visibility.ts';
import { ACTS_OF } from './content-acts.ts';
import type { ContentRow } from './content-list.ts';

type Props = {
  row: Pick<
    ContentRow,
    'kind' | 'slug' | 'name' | 'visibility' | 'hideable' | 'removable' | 'isMade'
  >;
  /** Where the answer is shown; without it on the list that holds the row. */
  action?: string;
};

/** Hides, shows, removes or restores one item. Undoing is in the answer, so nothing asks first. */
export function ContentActs({ row, action }: Props) {
  const { t } = useTranslation('content');
  if (!row.hideable) return null;
  const acts = ACTS_OF[row.visibility].filter(
    (act) => row.removable || act === 'hide' || act === 'show',
  );
  return (
    <Form method="post" {...(action && { action })} preventScrollReset className="content-acts">
      <input type="hidden" name="item" value={`${row.kind}/${row.slug}`} />
      {acts.map((act, place) => (
        <button
          // The same button for hiding and showing: the focus stays on it.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          key={place}
          type="submit"
          className="button outlined compact"
          name="intent"
          value={act}
          aria-label={`${t(`acts.${act}.label`)}: ${row.name}`}
        >
          {t(`acts.${act}.label`)}
        </button>
      ))}
    </Form>
  );
}

/** Swaps an item with its neighbour in the order of its page. */
export function ContentOrder({ row }: { row: ContentRow }) {
  const { t } = useTranslation('content');
  if (!isOrdered(row.kind) || row.visibility === 'removed') return null;
  const ways = [
    { intent: 'up', label: t('acts.up.label'), Icon: ArrowUp, open: row.before > 0 },
    { intent: 'down', label: t('acts.down.label'), Icon: ArrowDown, open: row.behind > 0 },
  ];
  return (
    <Form method="post" preventScrollReset className="content-acts">
      <input type="hidden" name="item" value={`${row.kind}/${row.slug}`} />
      {ways.map(({ intent, label, Icon, open }) => (
        <button
          key={intent}
          type="submit"
          className="button outlined compact"
          name="intent"
          value={intent}
          disabled={!open}
          aria-label={`${label}: ${row.name}`}
        >
          <Icon size={15} aria-hidden="true" />
        </button>
      ))}
    </Form>
  );
}

/** Erases an item that staff made and removed. It cannot be undone, so this asks first. */
export function ContentErase({ row, action }: Props) {
  const { t } = useTranslation('content');
  if (!row.isMade || row.visibility !== 'removed') return null;
  return (
    <Form method="post" {...(action && { action })} preventScrollReset>
      <input type="hidden" name="item" value={`${row.kind}/${row.slug}`} />
      <input type="hidden" name="intent" value="erase" />
      <ConfirmSubmit
        label={t('acts.erase.label')}
        item={row.name}
        question={t('acts.erase.question', { name: row.name })}
        text={t('acts.erase.text')}
        confirm={t('acts.erase.confirm')}
        cancel={t('ways.cancel')}
      />
    </Form>
  );
}
