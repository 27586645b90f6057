import { CalendarClock, CalendarDays, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { LandingSpan, LandingSpans } from '../landings/admin/landing-figures.tsx';
import { FIGURE_DAYS } from '../landings/landing-figures.ts';
import { CONTENT_KINDS } from '../overrides/items-of.ts';
import { isOrdered } from '../overrides/visibility.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { ContentActs, ContentErase, ContentOrder } from './content-act-buttons.tsx';
import {
  CONTENT_STATES,
  type ContentCounts,
  type ContentRow,
  LANGUAGE_STATES,
} from './content-list.ts';
import { NewItem } from './new-item.tsx';

/** Which language somebody has written over, and in which a draft waits: dashed until it is on the site. */
function LanguageMarks({ languages }: Pick<ContentRow, 'languages'>) {
  const { t } = useTranslation('content');
  return (
    <span className="content-languages">
      {languages.map(({ locale, state }) => (
        <span key={locale} data-state={state} title={t(`list.languageStates.${state}`)}>
          <span aria-hidden="true">{locale === 'en' ? 'EN' : 'PT'}</span>
          <span className="unseen">
            {t(`list.in.${locale}`)}: {t(`list.languageStates.${state}`)}
          </span>
        </span>
      ))}
    </span>
  );
}

/** What the marks of the languages mean. */
function MarkLegend() {
  const { t } = useTranslation('content');
  return (
    <ul className="content-legend">
      {LANGUAGE_STATES.map((state) => (
        <li key={state}>
          <span className="content-languages" aria-hidden="true">
            <span data-state={state}>PT</span>
          </span>
          {t(`list.languageStates.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** How many samples visitors read as if the company had written them. */
function SampleBar({ count }: { count: number }) {
  const { t } = useTranslation('content');
  return (
    <p className="content-samples">
      <span>
        <b>{t('list.samples', { count })}</b> {t('list.samplesText')}
      </span>
      <Link className="link" to={`${adminPath('content')}?state=sample`}>
        {t('list.samplesLink')}
      </Link>
    </p>
  );
}

/** The photo of an item beside its name. */
const Thumb = ({ photo }: Pick<ContentRow, 'photo'>) =>
  photo ? (
    <img
      className="content-thumb"
      src={pictureUrl(photo, { width: 240, extension: 'webp' })}
      width={24}
      height={24}
      alt=""
      loading="lazy"
    />
  ) : null;

/** Why a list has no rows; a key of `content:list`. */
function emptyText(state: string | undefined, kind: string | undefined) {
  if (state === 'removed') return 'noneRemoved';
  if (state) return 'emptyText';
  if (kind === 'landing') return 'noneLanding';
  if (kind === 'case') return 'noneToTell';
  return kind === 'article' ? 'noneWritten' : 'emptyText';
}

/** Pages that lists without an item lead to. */
const PAGE_OF: Readonly<Record<string, 'content' | 'cases'>> = {
  article: 'content',
  case: 'cases',
};

type Shown = Record<'mayAct' | 'ordered' | 'topics' | 'landings', boolean>;

/** Visits and leads of landing pages in each span. */
function useFigureColumns(): DataColumn<ContentRow>[] {
  const { t } = useTranslation('content');
  return FIGURE_DAYS.map((days, place) => ({
    key: `figures-${days}`,
    label: t('landing.days', { days: String(days) }),
    ...(place === 0
      ? { cell: ({ figures }: ContentRow) => <LandingSpans figures={figures} /> }
      : {
          cell: ({ figures }: ContentRow) => <LandingSpan span={figures?.[place]} />,
          room: 1000 as const,
        }),
  }));
}

function useColumns({ mayAct, ordered, topics, landings }: Shown) {
  const { t } = useTranslation('content');
  const figures = useFigureColumns();
  const topic: DataColumn<ContentRow> = {
    key: 'topic',
    label: t('list.topic'),
    cell: ({ topic }) => topic || t('list.noTopic'),
  };
  const named: DataColumn<ContentRow> = {
    key: 'kind',
    label: t('list.kind'),
    cell: ({ kind }) => t(`kinds.${kind}`),
  };
  const columns: DataColumn<ContentRow>[] = [
    {
      key: 'name',
      label: t('list.name'),
      sorts: 'up',
      cell: ({ kind, slug, name, photo }) => (
        <Link className="admin-row-link" to={adminPath('contentItem', { kind, slug })}>
          <Thumb photo={photo} />
          <b>{name || t('list.unnamed')}</b>
        </Link>
      ),
    },
    // Landing pages are listed alone: their figures take its room.
    ...(landings ? figures : [topics ? topic : named]),
    {
      key: 'languages',
      label: t('list.languages'),
      room: 800,
      cell: ({ languages }) => <LanguageMarks languages={languages} />,
    },
    {
      key: 'state',
      label: t('list.state'),
      cell: ({ states }) => (
        <span className="content-states">
          {states.map((state) => (
            <span key={state} className="content-state" data-state={state}>
              {t(`states.${state}`)}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'due',
      label: t('list.due'),
      room: 1000,
      cell: ({ due }) =>
        due && (
          <span className="content-due">
            {due.act === 'publish' ? (
              <CalendarClock size={15} aria-hidden="true" />
            ) : (
              <EyeOff size={15} aria-hidden="true" />
            )}
            <span className="unseen">{t(`calendar.acts.${due.act}`)} </span>
            <Moment at={due.dueAt} />
          </span>
        ),
    },
    {
      key: 'published',
      label: t('list.published'),
      // The buttons of a row are within reach first.
      room: 1300,
      sorts: 'down',
      numeric: true,
      cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} />,
    },
    ...(mayAct
      ? [
          {
            key: 'acts',
            label: t('list.acts'),
            cell: (row: ContentRow) => (
              <div className="content-acts">
                <ContentActs row={row} />
                <ContentErase row={row} />
              </div>
            ),
          },
        ]
      : []),
    // Among others of its kind, in the order of their page, one sees where it goes.
    ...(mayAct && ordered
      ? [
          {
            key: 'order',
            label: t('list.order'),
            cell: (row: ContentRow) => <ContentOrder row={row} />,
          },
        ]
      : []),
  ];
  return columns;
}

type Props = {
  page: ListPage;
  rows: readonly ContentRow[];
  counts: ContentCounts;
  mayAct: boolean;
};

/** Every item of the site's content, and what staff have written over it. */
export function ContentTable({ page, rows, counts, mayAct }: Props) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { state: current, kind, text } = page.filter;
  const { by, descending } = page.sort;
  const isInOrder = CONTENT_KINDS.some((one) => one === kind && isOrdered(one));
  const ordered = isInOrder && !current && !text && by === 'place' && !descending;
  const columns = useColumns({
    mayAct,
    ordered,
    topics: kind === 'answer',
    landings: kind === 'landing',
  });
  return (
    <DataTable
      name="content"
      heading={{
        title: t('list.title'),
        lead: t('list.lead'),
        aside: (
          <Link className="button outlined compact" to={adminPath('contentCalendar')}>
            <CalendarDays size={15} aria-hidden="true" /> {t('calendar.link')}
          </Link>
        ),
        action: mayAct && <NewItem kind={kind} />,
      }}
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      page={page}
      filters={[
        { kind: 'search', name: 'text', label: t('list.search') },
        {
          kind: 'choice',
          name: 'state',
          label: t('list.state'),
          options: CONTENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      figures={
        <>
          {counts.samples > 0 && current !== 'sample' && <SampleBar count={counts.samples} />}
          <MarkLegend />
        </>
      }
      tabs={
        <ListTabs
          label={t('list.kind')}
          tabs={[
            {
              key: 'all',
              label: t('tabs.all'),
              to: listAddress({ ...page, filter: { ...page.filter, kind: undefined } }),
              current: !kind,
              count: counts.all,
            },
            ...CONTENT_KINDS.map((value) => ({
              key: value,
              label: t(`tabs.${value}`),
              to: listAddress({ ...page, filter: { ...page.filter, kind: value } }),
              current: value === kind,
              count: counts.kinds[value] ?? 0,
            })),
          ]}
        />
      }
      empty={{
        title: t('list.empty'),
        text: t(`list.${emptyText(current, kind)}`),
        action: {
          label: t('list.emptyAction'),
          href: pathTo(PAGE_OF[kind ?? ''] ?? 'home', locale),
        },
      }}
    />
  );
}
