import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { MergeReply } from '../commands/contact-actions.server.ts';
import { chosenFields, type Duplicate } from '../contacts.ts';
import { namesOfPair } from '../merge-rows.ts';
import type { ContactPair } from '../pair.store.server.ts';
import { DuplicateReasons } from './duplicate-reasons.tsx';
import { MergeTable } from './merge-table.tsx';
import { useContactPosts } from './use-contact-posts.ts';

type Props = {
  pair: ContactPair;
  /** The reasons, where they are known. */
  duplicate: Duplicate | undefined;
  reply: MergeReply | undefined;
};

/** Two duplicate candidates side by side, and the two ways to settle them. */
export function MergePage({ pair, duplicate, reply }: Props) {
  const { t } = useTranslation('contacts');
  const { mine, other } = pair;
  const action = adminPath('contact', { id: mine.id });
  const fetcher = useContactPosts(action);
  const dismissed = fetcher.data?.ok === true && fetcher.data.intent === 'apart';
  const refused = reply && !reply.ok ? reply : undefined;
  return (
    <article className="admin-page contact-merge">
      <header>
        <p>
          <Link className="link" to={action}>
            {t('pair.back')}
          </Link>
          <Link className="link" to={adminPath('contactPairs')}>
            {t('pair.all')}
          </Link>
        </p>
        <h1 className="title">{t('pair.title')}</h1>
        {duplicate && <DuplicateReasons reasons={duplicate.reasons} sure={duplicate.sure} />}
      </header>
      {refused && (
        <p className="admin-notice bad" role="alert">
          {t(`notDone.${refused.code}`)}
        </p>
      )}
      <MergeTable
        key={`${mine.id} ${other.id}`}
        pair={pair}
        chosen={refused && chosenFields(refused.values)}
      >
        <Link
          className="button outlined compact"
          to={adminPath('contactMerge', { id: other.id, other: mine.id })}
          replace
        >
          {t('pair.swap', { name: namesOfPair(pair).other })}
        </Link>
      </MergeTable>
      <fetcher.Form method="post" action={action} className="acts">
        <input type="hidden" name="intent" value={dismissed ? 'together' : 'apart'} />
        <input type="hidden" name="other" value={other.id} />
        <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
          {t(dismissed ? 'onePerson' : 'twoPeople')}
        </Button>
      </fetcher.Form>
    </article>
  );
}
