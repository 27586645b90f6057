import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useProgress } from '#app/ui/admin/use-progress.ts';
import { Progress } from '#app/ui/progress.tsx';
import type { ScoreRun } from './score-rules.ts';

/** How far all leads have been scored by the active version; nothing where none was ever changed. */
export function ScoreRunPart({ run }: { run: ScoreRun | undefined }) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  useProgress(run?.state === 'running');
  if (!run || run.state === 'replaced') return null;
  const figure = (value: number) => value.toLocaleString(locale);
  const number = String(run.number);
  return (
    <section aria-label={t('run.title')} className="score-run">
      {run.state === 'running' ? (
        <>
          <Progress
            id="progress"
            label={t('run.running', { number })}
            value={run.done}
            max={Math.max(1, run.total)}
            note={t('run.note', { done: figure(run.done), total: figure(run.total) })}
          />
          <p className="soft">{t('run.stays')}</p>
        </>
      ) : (
        <p className="soft" role="status">
          {t('run.done', {
            number,
            count: run.changed,
            when: formatDateTime(new Date(run.endedAt ?? run.startedAt), locale),
          })}
        </p>
      )}
    </section>
  );
}
