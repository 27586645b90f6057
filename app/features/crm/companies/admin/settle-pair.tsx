import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { PairReply } from '../commands/company-actions.server.ts';

type Named = { id: string; name: string };
type Props = {
  one: Named;
  other: Named;
  /** Dismisses the two as duplicates, or suggests them again. */
  intent: 'dismiss' | 'suggest';
  fetcher: FetcherWithComponents<PairReply>;
};

/** Settles whether two companies are suggested as one. */
export function SettlePair({ one, other, intent, fetcher }: Props) {
  const { t } = useTranslation('companies');
  const own = fetcher.formData?.get('other') === other.id;
  return (
    <fetcher.Form method="post" action={adminPath('companyPairs')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="company" value={one.id} />
      <input type="hidden" name="other" value={other.id} />
      <Button type="submit" variant="outline" small busy={own && fetcher.state !== 'idle'}>
        {t(`pairs.${intent}`)}
        <span className="unseen">
          {' '}
          {one.name}, {other.name}
        </span>
      </Button>
    </fetcher.Form>
  );
}
