import { useTranslation } from 'react-i18next';
import { describedBy, FieldError, type FieldFrame } from '#app/ui/field.tsx';

type Props = FieldFrame & { name: string; days: readonly string[] };

/** Empty places for days to come. Saving makes new ones. */
const SPARE = 3;

/** Days in any order; an empty one is none. */
export function DaysField({ id, label, error, mark, name, days }: Props) {
  const { t } = useTranslation('content');
  const hint = t('editor.daysHint');
  const { 'aria-invalid': invalid, 'aria-describedby': described } = describedBy({
    id,
    hint,
    error,
  });
  const places = [...days.filter((day) => day !== ''), ...Array<string>(SPARE).fill('')];
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend className="field-label">
        {label}
        {mark && <i>{mark}</i>}
      </legend>
      <p className="hint" id={`${id}-h`}>
        {hint}
      </p>
      <div className="content-days">
        {places.map((day, i) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered and never change order
            key={i}
            type="date"
            className="input"
            name={name}
            defaultValue={day}
            aria-label={t('editor.day', { number: i + 1 })}
            aria-invalid={invalid}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
