import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import type { ContactMerge } from '../contacts.ts';
import { MergedNotice } from './merged-notice.tsx';

type Props = {
  merge: ContactMerge;
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

/** Names the contact that was just merged into this one, and offers the undo while it is possible. */
export function JustMerged({ merge, action, fetcher }: Props) {
  const { t } = useTranslation('contacts');
  return (
    <MergedNotice label={t('done.merged')} text={t('pair.merged', { name: merge.name })}>
      {!merge.hindrance && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="unmerge" />
          <input type="hidden" name="merge" value={merge.id} />
          <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
            {t('undo')}
          </Button>
        </fetcher.Form>
      )}
    </MergedNotice>
  );
}
