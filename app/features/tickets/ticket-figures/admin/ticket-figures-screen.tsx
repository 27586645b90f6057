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
import type { Within } from './ticket-figures.store.server.ts';
import type { ticketFiguresView } from './ticket-figures-view.server.ts';

type Figures = Awaited<ReturnType<typeof ticketFiguresView>>;
type Props = {
  today: string;
  range: TodayRange;
  within: Within;
  /** Null: could not be read. */
  figures: Figures | null;
};

/** The project and module of the figures. */
function Narrowing({
  range,
  within,
  projects,
}: Omit<Props, 'today' | 'figures'> & Pick<Figures, 'projects'>) {
  const { t } = useTranslation('ticket-figures');
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
        id="ticket-figures-project"
        name="project"
        label={t('parts.project')}
        placeholder={t('all')}
        defaultValue={within.project ?? ''}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        id="ticket-figures-module"
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
function PrintedPart({ within, projects }: Pick<Props, 'within'> & Pick<Figures, 'projects'>) {
  const { t } = useTranslation('ticket-figures');
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
export function TicketFiguresScreen({ today, range, within, figures }: Props) {
  const { t } = useTranslation('ticket-figures');
  const { t: ofToday } = useTranslation('today');
  const query = Object.fromEntries(
    Object.entries(within).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  return (
    <>
      <header className="admin-head overview-head">
        <h1 className="title">{t('title')}</h1>
        <TicketParts part="ticketFigures" />
        <PrintedRange range={range} />
        {figures && <PrintedPart within={within} projects={figures.projects} />}
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
        {figures === null && (
          <EmptyState title={ofToday('failed.figures')} text={ofToday('failed.text')} />
        )}
        {figures && <Narrowing range={range} within={within} projects={figures.projects} />}
        {figures?.nothing && (
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
        {figures && !figures.nothing && (
          <>
            <Measures measures={figures.measures} />
            <FiguresView figures={figures.figures} />
          </>
        )}
      </div>
    </>
  );
}
