import { useTranslation } from 'react-i18next';
import type { DateMove, Names, Project } from '#app/features/projects/projects.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useBriefDay } from './project-summary.tsx';

/** Each move of dates with its cause and who recorded it; dates moved together have one line each. */
export function DateLog({ project, names }: { project: Project; names: Names }) {
  const { t } = useTranslation(['portal', 'projects']);
  const locale = useLocale();
  const brief = useBriefDay(project);
  const caused = project.moves.filter(({ cause }) => cause !== null);
  const acts = [...Map.groupBy(caused, ({ act }) => act).values()];
  if (acts.length === 0) return null;
  const day = (value: string | null) => (value ? brief(value) : t('portal:dates.none'));
  const before = ({ position, kind, from }: DateMove) =>
    from ?? (kind === 'planned' ? (project.days.stages[position - 1]?.promised ?? null) : null);
  return (
    <details className="portal-fold" id="datas">
      <summary>{t('portal:dates.why', { count: acts.length })}</summary>
      <ol className="portal-rows">
        {acts.map((moves) => {
          const [first] = moves as [DateMove];
          return (
            <li key={first.act}>
              <p className="note">
                {formatDate(new Date(first.at), locale)}
                {first.by && names[first.by] && ` · ${names[first.by]}`}
              </p>
              <p className="soft num">
                {moves
                  .map((move) =>
                    t(`portal:dates.${move.kind}`, {
                      stage: t(`projects:stages.${move.position}`),
                      from: day(before(move)),
                      to: day(move.to),
                    }),
                  )
                  .join('; ')}
              </p>
              <p>
                {first.cause} <b>{first.whose && t(`portal:dates.whose.${first.whose}`)}</b>
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
