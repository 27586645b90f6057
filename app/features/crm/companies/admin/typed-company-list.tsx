import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { TypedReply } from '../commands/typed-company-actions.server.ts';
import type { TypedCompanyRow } from '../companies.ts';

type Props = {
  /** Made with the page, so that one that is posted twice is done once. */
  id: string;
  rows: readonly TypedCompanyRow[];
  after: string;
  next: string | null;
  reply: TypedReply | undefined;
};

/** As far as the people of one are counted. */
const COUNTED = 1000;

/** What became of the last post, with its undo. */
function Notice({ reply }: Pick<Props, 'reply'>) {
  const { t } = useTranslation('companies');
  if (!reply) return null;
  const text = () => {
    if (!reply.ok) return t(`typed.refused.${reply.code}`);
    if (reply.intent === 'part') return t('typed.parted', { count: reply.data.contacts });
    const { contacts, made, deals, tickets } = reply.data;
    const came = deals + tickets;
    return [
      t('typed.joined', { count: contacts }),
      made > 0 && t('typed.made', { count: made }),
      came > 0 && t('typed.came', { count: came }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return <ActionNotice reply={reply} text={text()} undo={t('undo')} />;
}

function Row({ row, writes }: { row: TypedCompanyRow; writes: boolean }) {
  const { t } = useTranslation('companies');
  const { key, name, people, company } = row;
  return (
    <li>
      {writes ? (
        <label>
          <input type="checkbox" name="key" value={key} defaultChecked /> <b>{name}</b>
        </label>
      ) : (
        <b>{name}</b>
      )}
      <span className="num">
        {people > COUNTED ? t('typed.manyPeople') : t('typed.people', { count: people })}
      </span>
      <span className="soft">
        {company ? (
          <>
            {t('typed.to')}{' '}
            <Link className="link" to={adminPath('crmCompany', { id: company.id })}>
              {company.name}
            </Link>
          </>
        ) : (
          t('typed.makes')
        )}
      </span>
    </li>
  );
}

/** Companies that were only typed, and one press that makes rows of them. */
export function TypedCompanyList({ id, rows, after, next, reply }: Props) {
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const writes = may('crm', 'update') && may('crm', 'create');
  const busy = useNavigation().state === 'submitting';
  return (
    <article className="admin-page">
      <header>
        <p>
          <Link className="link" to={adminPath('companies')}>
            {t('back')}
          </Link>
        </p>
        <h1 className="title">{t('typed.title')}</h1>
        <p className="soft">{t('typed.lead')}</p>
      </header>
      <Notice reply={reply} />
      {rows.length === 0 ? (
        <EmptyState title={t('typed.empty.title')} text={t('typed.empty.text')} />
      ) : (
        // Other rows are another form: ticks of those before must not stay.
        <Form method="post" className="typed-companies" key={`${rows[0]?.key} ${rows.length}`}>
          <input type="hidden" name="id" value={id} />
          <ul>
            {rows.map((row) => (
              <Row key={row.key} {...{ row, writes }} />
            ))}
          </ul>
          {writes && (
            <>
              <label className="typed-companies-bring">
                <input type="checkbox" name="bring" defaultChecked /> {t('typed.bring')}
              </label>
              <div className="acts">
                <Button type="submit" name="intent" value="join" busy={busy}>
                  {t('typed.join')}
                </Button>
              </div>
            </>
          )}
        </Form>
      )}
      {(after || next) && (
        <p className="acts">
          {after && (
            <Link className="link" to={adminPath('typedCompanies')}>
              {t('typed.first')}
            </Link>
          )}
          {next && (
            <Link
              className="link"
              to={`${adminPath('typedCompanies')}?${new URLSearchParams({ after: next })}`}
            >
              {t('typed.next')}
            </Link>
          )}
        </p>
      )}
    </article>
  );
}
