import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { MergedNotice } from '#app/features/crm/contacts/admin/merged-notice.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CompanyReply } from '../commands/company-actions.server.ts';
import type { CompanyDuplicate, CompanyMerge } from '../companies.ts';
import { SettlePair } from './settle-pair.tsx';
import { usePairPosts } from './use-company-posts.ts';

type Given = {
  action: string;
  fetcher: FetcherWithComponents<CompanyReply>;
  writes: boolean;
};

function UnmergeForm({ merge, action, fetcher }: Given & { merge: CompanyMerge }) {
  const { t } = useTranslation('companies');
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="unmerge" />
      <input type="hidden" name="merge" value={merge.id} />
      <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
        {t('merge.undo')}
        <span className="unseen"> {merge.name}</span>
      </Button>
    </fetcher.Form>
  );
}

/** Names the company that was just merged into this one, and offers the undo. */
export function JustMerged(props: Given & { merge: CompanyMerge }) {
  const { merge, writes } = props;
  const { t } = useTranslation('companies');
  return (
    <MergedNotice label={t('done.merged')} text={t('merge.merged', { name: merge.name })}>
      {writes && <UnmergeForm {...props} />}
    </MergedNotice>
  );
}

/** The reasons in one line, the first with a capital. */
export function useReasons() {
  const { t } = useTranslation('companies');
  return (reasons: CompanyDuplicate['reasons']) =>
    reasons.map((one) => t(`pairs.reasons.${one}`)).join(', ');
}

type Props = Given & {
  company: string;
  name: string;
  duplicates: readonly CompanyDuplicate[];
  merges: readonly CompanyMerge[];
};

/** Companies that may be the same, and those that were merged into this one, each with its undo. */
export function CompanyDuplicates({ company, duplicates, merges, ...given }: Props) {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  const reasonsOf = useReasons();
  const pairs = usePairPosts(adminPath('companyPairs'));
  if (!given.writes && duplicates.length + merges.length === 0) return null;
  return (
    <section aria-labelledby="duplicates">
      <h2 className="subtitle" id="duplicates">
        {t('merge.same')}
      </h2>
      <ul className="contact-merges">
        {duplicates.map(({ id, name, detail, reasons }) => (
          <li key={id}>
            <Link className="link" to={adminPath('crmCompany', { id })}>
              {name}
            </Link>{' '}
            <span className="soft">{[detail, reasonsOf(reasons)].filter(Boolean).join(' · ')}</span>
            {given.writes && (
              <div className="acts">
                <Link
                  className="button outlined compact"
                  to={adminPath('companyMerge', { id: company, other: id })}
                >
                  {t('merge.compare')}
                  <span className="unseen"> {name}</span>
                </Link>
                <SettlePair
                  one={{ id: company, name: given.name }}
                  other={{ id, name }}
                  intent="dismiss"
                  fetcher={pairs}
                />
              </div>
            )}
          </li>
        ))}
        {merges.map((merge) => (
          <li key={merge.id}>
            {t('merge.holds', { name: merge.name })}{' '}
            <time className="num soft" dateTime={merge.at}>
              {formatDateTime(new Date(merge.at), locale)}
            </time>
            {given.writes && (
              <div className="acts">
                <UnmergeForm {...given} merge={merge} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {given.writes && (
        <p>
          <Link
            className="link"
            to={`${adminPath('companyPairs')}?${new URLSearchParams({ of: company })}`}
          >
            {t('merge.other')}
          </Link>
        </p>
      )}
    </section>
  );
}
