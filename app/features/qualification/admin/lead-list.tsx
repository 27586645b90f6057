import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Table } from '#app/ui/table.tsx';
import { LeadState } from './lead-state.tsx';
import { LEAD_SOURCES, LEAD_STATUSES, type LeadFilter, type LeadRow } from './staff-leads.ts';

type Props = {
  filter: LeadFilter;
  leads: readonly LeadRow[];
  /** The lead after which the next page begins, if there is one. */
  next: string | null;
  queryOf: (filter: LeadFilter) => string;
};

function StatusTabs({ filter, queryOf }: Pick<Props, 'filter' | 'queryOf'>) {
  const { t } = useTranslation('admin');
  const { after: _, status: current, ...others } = filter;
  return (
    <nav className="ad-tabs" aria-label={t('leads.status')}>
      {[undefined, ...LEAD_STATUSES].map((status) => (
        <Link
          key={status ?? 'all'}
          to={queryOf({ ...others, status })}
          aria-current={status === current ? 'true' : undefined}
        >
          {status ? t(`leads.statuses.${status}`) : t('leads.all')}
        </Link>
      ))}
    </nav>
  );
}

function Filters({ filter, queryOf }: Pick<Props, 'filter' | 'queryOf'>) {
  const { t } = useTranslation('admin');
  return (
    <Form method="get" className="ad-filters" key={queryOf(filter)} role="search">
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      <Field
        id="text"
        name="text"
        type="search"
        label={t('leads.search')}
        defaultValue={filter.text}
      />
      <Select
        id="source"
        name="source"
        label={t('leads.source')}
        placeholder={t('leads.anySource')}
        defaultValue={filter.source ?? ''}
        options={LEAD_SOURCES.map((value) => ({ value, label: t(`leads.sources.${value}`) }))}
      />
      <Button type="submit" variant="outline" small>
        {t('leads.find')}
      </Button>
      <Link className="l" to="?">
        {t('leads.clear')}
      </Link>
    </Form>
  );
}

/** Leads, newest first: filtered by the address, a page at a time. */
export function LeadList({ filter, leads, next, queryOf }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const { after: _, ...same } = filter;
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('nav.leads')}</h1>
        <Button href={`/admin/leads/export${queryOf(same)}`} variant="outline" small>
          {t('leads.export')}
        </Button>
      </header>
      <Filters filter={filter} queryOf={queryOf} />
      <StatusTabs filter={filter} queryOf={queryOf} />
      {leads.length === 0 ? (
        <EmptyState
          title={t('leads.empty.title')}
          text={filtered ? t('leads.empty.filtered') : t('leads.empty.text')}
        />
      ) : (
        <Table
          caption={t('leads.caption')}
          columns={[
            { key: 'person', label: t('leads.person') },
            { key: 'source', label: t('leads.source') },
            { key: 'campaign', label: t('leads.campaign') },
            { key: 'status', label: t('leads.status') },
            { key: 'arrived', label: t('leads.arrived'), numeric: true },
            { key: 'protocol', label: t('leads.protocol') },
          ]}
          rows={leads.map((lead) => ({
            key: lead.id,
            cells: [
              <Link key="person" to={`/admin/leads/${lead.id}`} className="ad-row-link">
                <b>{lead.name || lead.email || t('leads.anonymous')}</b> <span>{lead.company}</span>
              </Link>,
              t(`leads.sources.${lead.source}`),
              lead.campaign,
              <LeadState key="state" status={lead.status} />,
              formatDateTime(new Date(lead.createdAt), locale),
              <span key="protocol" className="num">
                {lead.protocol}
              </span>,
            ],
          }))}
        />
      )}
      <nav className="ad-pages" aria-label={t('leads.caption')}>
        {filter.after && <Link to={queryOf(same)}>{t('leads.newest')}</Link>}
        {next && <Link to={queryOf({ ...same, after: next })}>{t('leads.more')}</Link>}
      </nav>
    </>
  );
}
