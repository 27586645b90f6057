import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath, adminPaths } from '#app/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import {
  type CompanyDuplicate,
  type CompanyPair,
  type CompanyRow,
  choiceOfCompany,
} from '../companies.ts';
import { useReasons } from './company-duplicates.tsx';
import { SeekLink } from './seek-link.tsx';

type OfOne = {
  of: { id: string; name: string };
  duplicates: readonly CompanyDuplicate[];
  found: readonly CompanyRow[];
  sought: string;
};
type All = { of: null; pairs: readonly CompanyPair[] };

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

/** Pairs of companies that may be the same, or the other row of one of them. */
export function CompanyPairs(screen: OfOne | All) {
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const reasonsOf = useReasons();
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
      {screen.of ? (
        <OtherRow {...screen} />
      ) : screen.pairs.length === 0 ? (
        <EmptyState title={t('pairs.empty.title')} text={t('pairs.empty.text')} />
      ) : (
        <div className="typed-companies">
          <ul>
            {screen.pairs.map(({ one, other, reasons }) => (
              <li key={`${one.id} ${other.id}`}>
                <Link
                  className="link"
                  to={
                    may('crm', 'update')
                      ? adminPath('companyMerge', { id: one.id, other: other.id })
                      : adminPath('crmCompany', { id: one.id })
                  }
                >
                  {one.name} <span aria-hidden="true">+</span>
                  <span className="unseen">{t('pairs.and')}</span> {other.name}
                </Link>
                <span className="soft">{[one.city, other.city].filter(Boolean).join(' · ')}</span>
                <span className="soft">{reasonsOf(reasons)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
