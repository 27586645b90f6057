import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath, adminPaths } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import {
  type CompanyDuplicate,
  type CompanyPair,
  type CompanyRow,
  choiceOfCompany,
  type DismissedPair,
} from '../companies.ts';
import { useReasons } from './company-duplicates.tsx';
import { SeekLink } from './seek-link.tsx';
import { SettlePair } from './settle-pair.tsx';
import { usePairPosts } from './use-company-posts.ts';

type OfOne = {
  of: { id: string; name: string };
  duplicates: readonly CompanyDuplicate[];
  found: readonly CompanyRow[];
  sought: string;
};
type All = {
  of: null;
  pairs: readonly CompanyPair[];
  dismissed: readonly DismissedPair[];
};

/** The other row of one company: suggested, or searched. */
function OtherRow({ of, duplicates, found, sought }: OfOne) {
  const { t } = useTranslation('companies');
  const reasonsOf = useReasons();
  const to = (other: string) => adminPath('companyMerge', { id: of.id, other });
  const others = ({ id }: { id: string }) => id !== of.id;
  return (
    <>
      {duplicates.length > 0 && (
        <div className="typed-companies">
          <ul>
            {duplicates.map(({ id, name, detail, reasons }) => (
              <li key={id}>
                <Link className="link" to={to(id)}>
                  {name}
                </Link>
                <span className="soft">{detail}</span>
                <span className="soft">{reasonsOf(reasons)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SeekLink<CompanyRow>
        label={t('pairs.seek')}
        hint={t('hints.seek')}
        list={adminPaths.companies}
        read={choiceOfCompany}
        sought={sought}
        keep={{ of: of.id }}
        found={found.filter(others).map(choiceOfCompany)}
        choose={({ id, name }) =>
          id !== of.id && (
            <Link className="button outlined compact" to={to(id)}>
              {t('merge.compare')}
              <span className="unseen"> {name}</span>
            </Link>
          )
        }
      />
    </>
  );
}

/** The suggested pairs, and those that were dismissed. */
function AllPairs({ pairs, dismissed }: All) {
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const reasonsOf = useReasons();
  const fetcher = usePairPosts(adminPath('companyPairs'));
  const writes = may('crm', 'update');
  const cities = ({ one, other }: DismissedPair | CompanyPair) =>
    [one.city, other.city].filter(Boolean).join(' · ');
  return (
    <>
      {pairs.length === 0 ? (
        <EmptyState title={t('pairs.empty.title')} text={t('pairs.empty.text')} />
      ) : (
        <div className="typed-companies company-pairs">
          <ul>
            {pairs.map((pair) => {
              const { one, other, reasons } = pair;
              return (
                <li key={`${one.id} ${other.id}`}>
                  <Link
                    className="link"
                    to={
                      writes
                        ? adminPath('companyMerge', { id: one.id, other: other.id })
                        : adminPath('crmCompany', { id: one.id })
                    }
                  >
                    {one.name} <span aria-hidden="true">+</span>
                    <span className="unseen">{t('pairs.and')}</span> {other.name}
                  </Link>
                  <span className="soft">{cities(pair)}</span>
                  <span className="soft">{reasonsOf(reasons)}</span>
                  {writes && <SettlePair {...{ one, other, fetcher }} intent="dismiss" />}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {dismissed.length > 0 && (
        <details>
          <summary>{t('pairs.dismissed')}</summary>
          <div className="typed-companies company-pairs">
            <ul>
              {dismissed.map((pair) => (
                <li key={`${pair.one.id} ${pair.other.id}`}>
                  <span>
                    {pair.one.name} <span aria-hidden="true">/</span>
                    <span className="unseen">{t('pairs.and')}</span> {pair.other.name}
                  </span>
                  <span className="soft">{cities(pair)}</span>
                  <Moment at={pair.at} />
                  {writes && (
                    <SettlePair
                      one={pair.one}
                      other={pair.other}
                      fetcher={fetcher}
                      intent="suggest"
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  );
}

/** Pairs of companies that may be the same, or the other row of one of them. */
export function CompanyPairs(screen: OfOne | All) {
  const { t } = useTranslation('companies');
  const { of } = screen;
  return (
    <article className="admin-page">
      <header>
        <p>
          <Link
            className="link"
            to={of ? adminPath('crmCompany', { id: of.id }) : adminPath('companies')}
          >
            {t(of ? 'merge.back' : 'back')}
          </Link>
        </p>
        <h1 className="title">{of ? t('pairs.of', { name: of.name }) : t('pairs.title')}</h1>
        <p className="soft">{t(of ? 'pairs.ofLead' : 'pairs.lead')}</p>
      </header>
      {screen.of ? <OtherRow {...screen} /> : <AllPairs {...screen} />}
    </article>
  );
}
