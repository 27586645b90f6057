import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#app/ui/field.tsx';
import { WEEKDAYS, type Weekday } from '../company.ts';
import {
  changeWeek,
  MOST_SPANS,
  spanField,
  type TypedWeek,
  type WeekMistake,
  type WeekMistakes,
  weekIn,
} from './week-form.ts';

type Step = {
  name: 'step';
  value: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};
type DayProps = {
  day: Weekday;
  spans: TypedWeek[Weekday];
  mistake: WeekMistake | undefined;
  stepOf: (value: string) => Step;
};

function Day({ day, spans, mistake, stepOf }: DayProps) {
  const { t } = useTranslation('company');
  const name = t(`days.${day}`);
  const errorId = `hours-${day}`;
  const times = (index: number, end: 'opens' | 'closes') => ({
    type: 'time' as const,
    className: 'input',
    name: spanField(day, index, end),
    id: spanField(day, index, end),
    'aria-label': t(`hours.${end}`, { day: name, number: index + 1 }),
    'aria-invalid': mistake ? (true as const) : undefined,
    'aria-describedby': mistake ? `${errorId}-e` : undefined,
    defaultValue: spans[index]?.[end],
  });
  return (
    <fieldset className="week-day">
      <legend>{name}</legend>
      {spans.length === 0 && <p className="soft">{t('hours.closed')}</p>}
      {spans.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its place
        <div key={index} className="week-span">
          <input {...times(index, 'opens')} />
          <span aria-hidden="true">–</span>
          <input {...times(index, 'closes')} />
          <button type="submit" className="link" {...stepOf(`remove:${day}:${index}`)}>
            {t('hours.remove')}
            <span className="unseen">{t('hours.which', { day: name, number: index + 1 })}</span>
          </button>
        </div>
      ))}
      {mistake && <FieldError id={errorId}>{t(`errors.week.${mistake}`)}</FieldError>}
      <div className="week-acts">
        {spans.length < MOST_SPANS && (
          <button type="submit" className="link" id={`add-${day}`} {...stepOf(`add:${day}`)}>
            {t('hours.add')}
            <span className="unseen">{t('hours.to', { day: name })}</span>
          </button>
        )}
        {day === 'mon' && (
          <button type="submit" className="link" {...stepOf('copy')}>
            {t('hours.copy')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

type Props = {
  /** The form's initial values. */
  week: TypedWeek;
  mistakes: WeekMistakes;
};

/**
 * Opening hours, several spans a day. Without scripts its buttons post the form, and the reply shows it with the
 * change; with scripts the change is made in place.
 */
export function WeekEditor({ week, mistakes }: Props) {
  const { t } = useTranslation('company');
  const [visible, show] = useState({ week, version: 0, focus: '' });
  useEffect(() => {
    if (visible.focus) document.getElementById(visible.focus)?.focus();
  }, [visible]);
  const stepOf = (value: string): Step => ({
    name: 'step',
    value,
    onClick: (event) => {
      const form = event.currentTarget.form;
      if (!form) return;
      event.preventDefault();
      const typed = weekIn(new FormData(form));
      const [act, day] = value.split(':');
      const count = typed[day as Weekday]?.length ?? 0;
      const focus =
        act === 'add' ? spanField(day as Weekday, count, 'opens') : `add-${day ?? 'mon'}`;
      show({ week: changeWeek(typed, value), version: visible.version + 1, focus });
    },
  });
  return (
    <fieldset className="week">
      <legend className="subtitle">{t('hours.title')}</legend>
      <p className="soft">{t('hours.lead')}</p>
      {WEEKDAYS.map((day) => (
        <Day
          key={`${day} ${visible.version}`}
          day={day}
          spans={visible.week[day]}
          mistake={mistakes[day]}
          stepOf={stepOf}
        />
      ))}
    </fieldset>
  );
}
