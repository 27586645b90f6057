import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import type { JobReply } from './commands/job-actions.server.ts';

type Props = {
  id: string;
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  fetcher: FetcherWithComponents<JobReply>;
};

/** Retries the selected jobs at once. */
export function RetryBulk({ id, matching, page, fetcher }: Props) {
  const { t } = useTranslation('admin');
  return (
    <fetcher.Form
      id={matching ? undefined : id}
      method="post"
      action={`${adminPath('work')}${matching ? listAddress(page) : ''}`}
    >
      {matching && <input type="hidden" name="intent" value="matching" />}
      <Button type="submit" small busy={fetcher.state !== 'idle'}>
        {t('work.retryMany')}
      </Button>
    </fetcher.Form>
  );
}
