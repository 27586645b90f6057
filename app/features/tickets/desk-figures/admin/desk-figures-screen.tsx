import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { FiguresView } from '#app/features/today/admin/figures-view.tsx';
import { Measures } from '#app/features/today/admin/measures.tsx';
import { PrintButton } from '#app/features/today/admin/print-button.tsx';
import { ComparisonMenu, PrintedRange, RangeMenu } from '#app/features/today/admin/range-menus.tsx';
import { rangeAddress, type TodayRange } from '#app/features/today/admin/today-range.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Within } from './desk-figures.store.server.ts';
import type { readDesk } from './read-desk-figures.server.ts';

type Desk = Awaited<ReturnType<typeof readDesk>>;
type Props = {
  today: string;
  range: TodayRange;
  within: Within;
  /** Null: could not be read. */
  desk: Desk | null;
};

/** The project and module of the figures. */
function Narrowing({
  range,
  within,
  projects,
}: Omit<Props, 'today' | 'desk'> & Pick<Desk, 'projects'>) {
  const { t } = useTranslation('desk-figures');
  const visible = projects.filter(({ id }) => !within.project || id === within.project);
  const modules = visible.flatMap(({ name, modules: parts }) =>
    parts.map((one) => ({ value: one.id, label: `${name} / ${one.name}` })),
  );
  const query = new URLSearchParams(rangeAddress(range));
  return (
    // Remounted for another address: an unsent choice is dropped.
    <Form
      method="get"
      className="acts overview-within"
      key={`${within.project} ${within.module}`}
      preventScrollReset
    >
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        id="desk-project"
        name="project"
        label={t('parts.project')}
        placeholder={t('all')}
        defaultValue={within.project ?? ''}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        id="desk-module"
        name="module"
        label={t('parts.module')}
        placeholder={t('allModules')}
        defaultValue={within.module ?? ''}
        options={modules}
      />
      <Button type="submit" variant="outline" small>
        {t('show')}
      </Button>
    </Form>
  );
}

/** On paper, without controls: the filters of the figures. */
function PrintedPart({ within, projects }: Pick<Props, 'within'> & Pick<Desk, 'projects'>) {
  const { t } = useTranslation('desk-figures');
  const project = projects.find(
    ({ id, modules }) => id === within.project || modules.some((one) => one.id === within.module),
  );
  const part = project?.modules.find(({ id }) => id === within.module);
  return (
    <p className="overview-printed">
      {[project?.name ?? t('all'), part?.name].filter(Boolean).join(' / ')}
    </p>
  );
}

/** The ticket figures: at a glance, as charts, and by project and module. */
export function DeskFiguresScreen({ today, range, within, desk }: Props) {
  const { t } = useTranslation('desk-figures');
  const { t: ofToday } = useTranslation('today');
  const query = Object.fromEntries(
    Object.entries(within).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  return (
    <>
      <header className="admin-head overview-head">
        <h1 className="title">{t('title')}</h1>
        <TicketParts part="deskFigures" />
        <PrintedRange range={range} />
        {desk && <PrintedPart within={within} projects={desk.projects} />}
        <div className="acts">
          <RangeMenu range={range} today={today} kept={query} />
          <ComparisonMenu range={range} kept={query} />
          <PrintButton />
        </div>
      </header>
      {range.problem && (
        <p className="admin-notice bad" role="alert">
          {ofToday(`range.problems.${range.problem}`)}
        </p>
      )}
      <div className="overview">
        {desk === null && (
          <EmptyState title={ofToday('failed.figures')} text={ofToday('failed.text')} />
        )}
        {desk && <Narrowing range={range} within={within} projects={desk.projects} />}
        {desk?.nothing && (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Link className="button compact" to={adminPath('tickets')}>
                {t('empty.action')}
              </Link>
            }
          />
        )}
        {desk && !desk.nothing && (
          <>
            <Measures measures={desk.measures} />
            <FiguresView figures={desk.figures} />
          </>
        )}
      </div>
    </>
  );
}
