import { useTranslation } from 'react-i18next';
import {
  type AnswerTimes,
  isPriority,
  MOST_ANSWER_MINUTES,
  type TicketTarget,
  ticketTargetField,
} from '#app/features/tickets/clocks/ticket-targets.ts';
import { lasting } from '#app/ui/admin/clock/lasting.ts';
import { Field } from '#app/ui/field.tsx';
import type { TargetMistake } from '../answer-clock/answer-targets.ts';
import type { TargetsReply } from '../answer-clock/commands/target-actions.server.ts';

type Props = { target: TicketTarget; reply: TargetsReply | undefined };

/** The targets of one priority. */
function TargetOf({ target, reply }: Props) {
  const { t, i18n } = useTranslation('tickets');
  const { t: clock } = useTranslation('answer-clock');
  const { priority, revision, answerMinutes, solveMinutes, warnPercent } = target;
  const refused = reply?.ok === false ? reply : undefined;
  const known = isPriority(priority);
  const field = (part: 'answer' | 'solve' | 'warn', stored: string) => {
    const name = ticketTargetField(priority, part);
    const mistake = refused?.fieldErrors[name];
    return {
      id: name,
      name,
      error: mistake && clock(`mistakes.${mistake as TargetMistake}`),
      defaultValue: refused?.values[name] ?? stored,
    };
  };
  const hours = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  return (
    <fieldset className="field-group">
      <legend className="subtitle">
        {known
          ? t('times.targets.priority', { priority: t(`priorities.${known}`) })
          : t('times.targets.others')}
      </legend>
      <input type="hidden" name={ticketTargetField(priority, 'revision')} value={revision} />
      <Field
        {...field('answer', answerMinutes === null ? '' : String(answerMinutes))}
        label={t('times.targets.answer')}
        hint={known ? t('times.targets.none') : t('times.targets.othersLead')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_ANSWER_MINUTES}
      />
      <Field
        {...field('solve', solveMinutes === null ? '' : hours.format(solveMinutes / 60))}
        label={t('times.targets.solve')}
        hint={t('times.targets.none')}
        inputMode="decimal"
        maxLength={7}
      />
      <Field
        {...field('warn', String(warnPercent))}
        label={t('times.targets.warn')}
        hint={clock('targets.warnHint')}
        type="number"
        inputMode="numeric"
        min={10}
        max={100}
      />
    </fieldset>
  );
}

/** The measured value beside the target: the median, and the default in its field. */
function Measured({ times }: { times: readonly AnswerTimes[] }) {
  const { t } = useTranslation('tickets');
  const { t: clock } = useTranslation('clock');
  const all = times.find(({ priority }) => priority === null);
  if (!all) return null;
  const median = (seconds: number | null) =>
    seconds === null ? t('times.measured.nothing') : lasting(seconds, clock);
  return (
    <dl className="admin-facts" aria-label={t('times.measured.label')}>
      <div>
        <dt>{t('times.measured.average')}</dt>
        <dd>{clock('hours', { hours: all.averageHours })}</dd>
      </div>
      <div>
        <dt>{t('times.measured.median')}</dt>
        <dd>{median(all.medianSeconds)}</dd>
      </div>
      {times.map(
        ({ priority, medianSeconds, answers, inTime }) =>
          priority && (
            <div key={priority}>
              <dt>{t('times.targets.priority', { priority: t(`priorities.${priority}`) })}</dt>
              <dd>
                {median(medianSeconds)}
                {', '}
                {t('times.measured.inTime', { count: answers, inTime })}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Reply and solution times of tickets, by priority; beside the targets of leads. */
export function TicketTargetFields({
  targets,
  times,
  reply,
}: {
  targets: readonly TicketTarget[];
  times: readonly AnswerTimes[];
  reply: TargetsReply | undefined;
}) {
  const { t } = useTranslation('tickets', { keyPrefix: 'times.targets' });
  return (
    <>
      <h2 className="subtitle">{t('heading')}</h2>
      <p className="soft">{t('lead')}</p>
      <Measured times={times} />
      {targets.map((target) => (
        <TargetOf key={target.priority} target={target} reply={reply} />
      ))}
    </>
  );
}
