import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { RetryReply } from './use-retry.ts';

type Props = { id: string; fetcher: FetcherWithComponents<RetryReply> };

/** Tries the selected jobs at once. There is no way back: a mail that went out is out. */
export function RetryBulk({ id, fetcher }: Props) {
  const { t } = useTranslation('admin');
  return (
    <fetcher.Form id={id} method="post" action={adminPath('work')}>
      <Button type="submit" small busy={fetcher.state !== 'idle'}>
        {t('work.retryMany')}
      </Button>
    </fetcher.Form>
  );
}
