import { Mail } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { jobName } from '#app/features/work/admin/job-name.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { MailAbout } from './mail-about.tsx';
import { errorOf, MailState } from './mail-state.tsx';
import { MAIL_STATE_FILTERS, type MailRow } from './mails.ts';

const mailPanelAddress = (page: ListPage, { id }: MailRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** A mail's own page; where there is room, the same beside the list. */
function MailLink({ mail, page }: { mail: MailRow; page: ListPage }) {
  const { t } = useTranslation('mails');
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(mailPanelAddress(page, mail), { preventScrollReset: true });
  };
  return (
    <Link
      id={`mail-${mail.id}`}
      to={adminPath('mail', { id: mail.id })}
      className="admin-row-link"
      onClick={onClick}
    >
      <b>{mail.recipient || t('unknown')}</b>
    </Link>
  );
}

function useColumns(page: ListPage): DataColumn<MailRow>[] {
  const { t } = useTranslation('mails');
  return [
    {
      key: 'recipient',
      label: t('recipient'),
      sorts: 'up',
      cell: (mail) => <MailLink mail={mail} page={page} />,
    },
    { key: 'subject', label: t('subject'), grows: true, cell: ({ subject }) => subject },
    { key: 'about', label: t('belongs'), room: 800, cell: (mail) => <MailAbout mail={mail} /> },
    {
      key: 'state',
      label: t('state'),
      sorts: 'down',
      cell: ({ state }) => <MailState state={state} />,
    },
    { key: 'tries', label: t('tries'), numeric: true, room: 1000, cell: ({ tries }) => tries },
    {
      key: 'error',
      label: t('error'),
      room: 1000,
      cell: (mail) => <span title={mail.error}>{errorOf(t, mail)}</span>,
    },
    {
      key: 'tried',
      label: t('tried'),
      sorts: 'down',
      numeric: true,
      cell: ({ triedAt }) => <Moment at={triedAt} />,
    },
  ];
}

type Props = {
  title: string;
  page: ListPage;
  mails: readonly MailRow[];
  kinds: readonly string[];
  /** How many were sent lately, over the unfiltered list. */
  figures?: ReactNode;
  openId: string | undefined;
  panel: ReactNode;
};

/** Mails with their state, failed ones first. */
export function MailList({ title, page, mails, kinds, openId, figures, panel }: Props) {
  const { t } = useTranslation('mails');
  const { t: tAdmin } = useTranslation('admin');
  const columns = useColumns(page);
  const { state: current } = page.filter;
  return (
    <DataTable
      name="mails"
      heading={{
        title,
        lead: t('lead'),
        aside: (
          <Link className="link" to={adminPath('work')}>
            {t('work')}
          </Link>
        ),
      }}
      figures={figures}
      panel={panel}
      panelAddress={(mail) => mailPanelAddress(page, mail)}
      caption={t('caption')}
      columns={columns}
      rows={mails}
      page={page}
      openId={openId}
      filters={[
        { kind: 'search', name: 'text', label: t('search') },
        {
          kind: 'choice',
          icon: Mail,
          name: 'kind',
          label: t('kind'),
          options: kinds.map((kind) => ({ value: kind, label: jobName(tAdmin, kind) })),
        },
      ]}
      tabs={
        <ListTabs
          label={t('state')}
          tabs={[undefined, ...MAIL_STATE_FILTERS].map((state) => ({
            key: state ?? 'all',
            label: state ? t(`states.${state}`) : t('all'),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
          }))}
        />
      }
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: { label: t('work'), href: adminPath('work') },
      }}
    />
  );
}
