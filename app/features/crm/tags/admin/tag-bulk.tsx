import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { TAG_LENGTH } from '../tags.ts';

type TagReply = ActionReply<
  'tag' | 'tag-matching' | 'untag',
  { count: number; name?: string },
  string
>;

/** Posts tags of many rows without leaving the list. */
export function useTagPosts(action: string) {
  const { t } = useTranslation('tags', { keyPrefix: 'many' });
  return useActionToast<TagReply>(action, {
    kind: 'tagged',
    undo: t('undo'),
    wordsOf: (reply) => {
      if (!reply.ok) return { title: t('refused') };
      const { count, name = '' } = reply.data;
      return { title: t(reply.intent === 'untag' ? 'removed' : 'put', { count, name }) };
    },
  });
}

type Props = {
  /** The address of the list. */
  path: string;
  page: ListPage;
  selected: readonly { id: string }[];
  /** All rows of the filters are meant. */
  matching: boolean;
  /** Names of present tags. */
  tags: readonly { id: string; name: string }[];
  fetcher: ReturnType<typeof useTagPosts>;
};

/** Adds a tag to the selected rows, or to all of the filters. */
export function TagBulk({ path, page, selected, matching, tags, fetcher }: Props) {
  const { t } = useTranslation('tags', { keyPrefix: 'many' });
  const id = useId();
  // The address carries the selection of all that match, not the rows.
  const action = `${path}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'tag-matching' : 'tag'} />
      {!matching &&
        selected.map((row) => <input key={row.id} type="hidden" name="id" value={row.id} />)}
      <input
        className="input"
        name="tag"
        list={id}
        maxLength={TAG_LENGTH}
        required
        aria-label={t('label')}
        placeholder={t('label')}
      />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag.id} value={tag.name} />
        ))}
      </datalist>
      <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
        {t('submit')}
      </Button>
    </fetcher.Form>
  );
}
