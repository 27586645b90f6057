import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ACTS_OF } from './content-acts.ts';
import type { ContentRow } from './content-list.ts';

type Props = {
  row: Pick<ContentRow, 'kind' | 'slug' | 'name' | 'visibility' | 'removable'>;
  /** Where the answer is shown; without it on the list that holds the row. */
  action?: string;
};

/** Hides, shows, removes or restores one item. Undoing is in the answer, so nothing asks first. */
export function ContentActs({ row, action }: Props) {
  const { t } = useTranslation('content');
  if (!row.removable) return null;
  return (
    <Form method="post" {...(action && { action })} preventScrollReset className="content-acts">
      <input type="hidden" name="item" value={`${row.kind}/${row.slug}`} />
      {ACTS_OF[row.visibility].map((act, place) => (
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
