import { useTranslation } from 'react-i18next';
import type { TargetsReply } from '#app/features/qualification/admin/answer-clock/answer-targets.ts';
import { Field } from '#app/ui/field.tsx';
import {
  isPriority,
  MOST_ANSWER_MINUTES,
  type TicketTarget,
  ticketTargetField,
} from './ticket-targets.ts';

type Props = { target: TicketTarget; reply: TargetsReply | undefined };

/** The targets of one priority. */
function TargetOf({ target, reply }: Props) {
  const { t, i18n } = useTranslation('tickets');
  const { t: clock } = useTranslation('answer-clock');
  const { priority, revision, answerMinutes, solveMinutes, warnPercent } = target;
  const mistakes = reply?.kind === 'mistakes' ? reply.mistakes : {};
  const known = isPriority(priority);
  const field = (part: 'answer' | 'solve' | 'warn', stored: string) => {
    const name = ticketTargetField(priority, part);
    const mistake = mistakes[name];
    return {
      id: name,
      name,
      error: mistake && clock(`mistakes.${mistake}`),
      defaultValue: reply?.typed?.[name] ?? stored,
    };
  };
  const hours = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  return (
    <fieldset className="at">
      <legend className="t3">
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

/** Within how long tickets are answered and solved, by priority; beside the targets of leads. */
export function TicketTargetFields({
  targets,
  reply,
}: {
  targets: readonly TicketTarget[];
  reply: TargetsReply | undefined;
}) {
  const { t } = useTranslation('tickets', { keyPrefix: 'times.targets' });
  return (
    <>
      <h2 className="t3">{t('heading')}</h2>
      <p className="soft">{t('lead')}</p>
      {targets.map((target) => (
        <TargetOf key={target.priority} target={target} reply={reply} />
      ))}
    </>
  );
}
