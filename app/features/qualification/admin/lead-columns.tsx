import type { TFunction } from 'i18next';
import { createContext, type MouseEvent, type RefObject, useContext, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Clock } from '#app/ui/admin/clock/clock.tsx';
import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { LeadScore } from './lead-score.tsx';
import { LeadState } from './lead-state.tsx';
import type { useOwnerPicker } from './owners/owner-picker.tsx';
import { isSpam, type LeadRow } from './staff-leads.ts';

/** The list with a lead open beside it. */
export const leadPanelAddress = (page: ListPage, { id }: LeadRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

type LinkProps = { lead: LeadRow; page: RefObject<ListPage> };

/**
 * A lead's own page; where there is room, the same beside the list. A plain link that calls the router when
 * it is pressed: a router link would be rerendered with every step through the list.
 */
function LeadLink({ lead, page }: LinkProps) {
  const { t } = useTranslation('leads');
  const navigate = useNavigate();
  const name = lead.name || lead.email || t('anonymous');
  const to = adminPath('lead', { id: lead.id });
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (roomForPanel()) {
      void navigate(leadPanelAddress(page.current, lead), { preventScrollReset: true });
    } else {
      void navigate(to);
    }
  };
  return (
    <a id={`lead-${lead.id}`} href={to} className="admin-row-link" onClick={onClick}>
      <Square name={name} />
      <b>{name}</b> <span>{lead.company}</span>
    </a>
  );
}

/** The reply time of each lead of the list, by its id. */
export const LeadClocks = createContext<Readonly<Record<string, ClockFacts>>>({});

/** Apart from its row, which need not be rerendered as time passes. */
function LeadClock({ id }: { id: string }) {
  const facts = useContext(LeadClocks)[id];
  return facts && <Clock facts={facts} />;
}

type Shown = {
  page: RefObject<ListPage>;
  balloon: ReturnType<typeof useOwnerPicker>['balloon'];
};

function columnsOf(t: TFunction<'leads'>, visible: Shown): DataColumn<LeadRow>[] {
  const { page, balloon } = visible;
  return [
    {
      key: 'person',
      label: t('person'),
      sorts: 'up',
      cell: (lead) => <LeadLink lead={lead} page={page} />,
    },
    {
      key: 'status',
      label: t('status'),
      sorts: 'up',
      cell: (lead) => (
        <>
          <LeadState status={lead.status} />
          {lead.status === 'new' && isSpam(lead) && (
            <span className="note-tag">{t('suspected')}</span>
          )}
        </>
      ),
    },
    {
      key: 'source',
      label: t('source'),
      sorts: 'up',
      room: 800,
      cell: ({ source }) => t(`sources.${source}`),
    },
    {
      key: 'score',
      label: t('score.label'),
      sorts: 'down',
      numeric: true,
      room: 700,
      cell: ({ score }) => <LeadScore score={score} />,
    },
    {
      key: 'clock',
      label: t('answer.label'),
      sorts: 'up',
      numeric: true,
      cell: ({ id }) => <LeadClock id={id} />,
    },
    {
      key: 'owner',
      label: t('owners.one'),
      room: 700,
      cell: (lead) => balloon({ ...lead, name: lead.name || lead.email || t('anonymous') }),
    },
    { key: 'campaign', label: t('campaign'), room: 1300, cell: ({ campaign }) => campaign },
    {
      key: 'protocol',
      label: t('protocol'),
      room: 1300,
      cell: ({ protocol }) => <span className="num">{protocol}</span>,
    },
    {
      key: 'arrived',
      label: t('arrived'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

/** The columns of the list of leads; stable between renders, so that its rows can stay. */
export function useLeadColumns(page: ListPage, balloon: Shown['balloon']): DataColumn<LeadRow>[] {
  const { t } = useTranslation('leads');
  // Its value when a row is pressed.
  const latest = useRef(page);
  latest.current = page;
  return useMemo(() => columnsOf(t, { page: latest, balloon }), [t, balloon]);
}
