import { useTranslation } from 'react-i18next';
import type { Deliverable, VersionState } from '#app/features/projects/projects.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import { Gauge } from './portal-frame.tsx';

const GAUGE: Record<VersionState, { on: number; kind: 'done' | 'hot' }> = {
  waiting: { on: 3, kind: 'hot' },
  changes: { on: 2, kind: 'done' },
  approved: { on: 4, kind: 'done' },
  replaced: { on: 1, kind: 'done' },
};

/** The state of a version, as a gauge and a word. */
export function VersionGauge({ state }: { state: VersionState }) {
  const { t } = useTranslation('portal');
  return <Gauge word={t(`version.${state}`)} of={4} {...GAUGE[state]} />;
}

/** The deliverables of a project, each with its last version. */
export function DeliverableList({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  if (deliverables.length === 0) return <p className="soft">{t('deliverables.none')}</p>;
  return (
    <ul className="portal-rows">
      {deliverables.map(({ id, title, number, state, sentAt, approvedAt, approvedBy }) => {
        const day = formatDate(new Date(approvedAt ?? sentAt), locale);
        return (
          <li key={id}>
            <div className="portal-row">
              <h3>
                <a className="link" href={portalPath('deliverable', { id })}>
                  {title}
                </a>
              </h3>
              <VersionGauge state={state} />
            </div>
            <p className="soft">
              {[t('version.number', { number }), day, approvedAt && approvedBy]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
