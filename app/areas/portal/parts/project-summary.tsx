import { useTranslation } from 'react-i18next';
import { type BarStage, barOf, dayAfter, daysBetween } from '#app/features/projects/bar/bar.ts';
import { promisedEnd, seenEnd, sharesOf } from '#app/features/projects/bar/bar-words.ts';
import type { Project } from '#app/features/projects/projects.ts';
import { formatBriefDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** Days of a project as they are written here. */
export function useBriefDay({ days }: Pick<Project, 'days'>) {
  const locale = useLocale();
  return (day: string) => formatBriefDay(day, days.today, locale);
}

/** The stage of a project, in a few words. */
export function useStateWords() {
  const { t } = useTranslation(['portal', 'projects']);
  return ({ days }: Pick<Project, 'days'>) => {
    const bar = barOf(days);
    if (bar.state === 'running' || bar.state === 'waiting') {
      const stage = t(`projects:stages.${bar.current ?? 1}`).toLowerCase();
      return t('portal:state.stage', { stage, place: bar.current ?? 1 });
    }
    return t(`portal:state.${bar.state}`);
  };
}

/** The delay, in days and by its cause; in plain words first. */
export function Lateness({ project }: { project: Project }) {
  const { t } = useTranslation('portal');
  const brief = useBriefDay(project);
  const { days } = project;
  const bar = barOf(days);
  const [promised, seen] = [promisedEnd(days), seenEnd(days, bar)];
  const moves = project.moves.flatMap(({ position, kind, from, to, whose }) =>
    position === 6 && kind === 'planned' && whose ? [{ from, to, whose }] : [],
  );
  const shares = sharesOf(days, bar, moves);
  if (bar.delay === null || !promised || !seen) {
    return (
      <p className="soft">
        {promised ? t('late.promised', { day: brief(promised) }) : t('late.none')}
      </p>
    );
  }
  if (bar.delay === 0) return <p className="soft">{t('late.onTime', { day: brief(promised) })}</p>;
  const isOver = bar.state === 'delivered';
  return (
    <p className="soft">
      <b className={bar.delay > 0 ? 'portal-bad' : undefined}>
        {t(bar.delay > 0 ? 'late.late' : 'late.early', { count: Math.abs(bar.delay) })}
      </b>{' '}
      {t('late.we')} <span className="portal-prom">{brief(promised)}</span>,{' '}
      {t(isOver ? 'late.was' : 'late.see')} <span className="portal-fact">{brief(seen)}</span>.{' '}
      {shares && shares.ours > 0 && t('late.ours', { count: shares.ours })}{' '}
      {shares && shares.client > 0 && t('late.client', { count: shares.client })}{' '}
      {shares && shares.both > 0 && t('late.both', { count: shares.both })}
    </p>
  );
}

type StageSeen = { promised: string | null; seen: string; closed: boolean };

/** The day on which a stage ends, or is expected to; beside it the promised day, where that differs. */
function SeenDay({
  project,
  stage: { promised, seen, closed },
}: {
  project: Project;
  stage: StageSeen;
}) {
  const { t } = useTranslation('portal');
  const brief = useBriefDay(project);
  const delay = promised ? daysBetween(promised, seen) : 0;
  if (promised && delay !== 0) {
    return (
      <>
        <span className="portal-prom">{brief(promised)}</span>,{' '}
        {t(closed ? 'stage.closed' : 'stage.expected')}{' '}
        <span className={closed ? 'portal-fact' : undefined}>{brief(seen)}</span>,{' '}
        <b className={delay > 0 ? 'portal-bad' : undefined}>
          {t(delay > 0 ? 'stage.late' : 'stage.early', { count: Math.abs(delay) })}
        </b>
      </>
    );
  }
  if (!closed) return <span className={promised ? 'portal-prom' : undefined}>{brief(seen)}</span>;
  return (
    <>
      <span className="portal-fact">{brief(seen)}</span>
      {promised && `, ${t('stage.onDay')}`}
    </>
  );
}

/** The days of one stage: promised dashed, actual solid. */
function StageDays({ project, place }: { project: Project; place: number }) {
  const { t } = useTranslation('portal');
  const brief = useBriefDay(project);
  const { days } = project;
  const bar = barOf(days);
  const { promised, actual } = days.stages[place - 1] as BarStage;
  const ahead = bar.seen[place - 1];
  const seen = actual ?? (ahead === undefined ? null : dayAfter(days.startsOn, ahead));
  const still = bar.state === 'paused' || bar.state === 'ended';
  if (seen && (actual || !still)) {
    return <SeenDay project={project} stage={{ promised, seen, closed: actual !== null }} />;
  }
  return promised ? <span className="portal-prom">{brief(promised)}</span> : t('stage.undated');
}

/** The six stages; on a phone the list is the bar, vertical. */
export function StageList({ project }: { project: Project }) {
  const { t } = useTranslation(['portal', 'projects']);
  const brief = useBriefDay(project);
  const bar = barOf(project.days);
  const open = project.waits.find(({ until }) => until === null);
  return (
    <ol className="portal-stages">
      {project.days.stages.map(({ actual }, i) => {
        const place = (i + 1) as 1;
        const is = actual ? 'done' : bar.current === place ? bar.state : 'ahead';
        return (
          <li key={place} data-is={is}>
            <span className="balloon" aria-hidden="true">
              {place}
            </span>
            <h3>{t(`projects:stages.${place}`)}</h3>
            <p className="soft num">
              <StageDays project={project} place={place} />
            </p>
            {project.glosses[i] && <p className="soft">{project.glosses[i]}</p>}
            {open?.position === place && bar.state === 'waiting' && (
              <p className="portal-hot">
                {t('portal:stage.waits', { day: brief(open.since), what: open.what })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
