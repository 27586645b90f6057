import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { REASONS, type Stage } from '../deals.ts';

type Props = { stage: Pick<Stage, 'kind' | 'needsValue'>; value: number };

/** The values that a stage needs of a deal that moves to it. */
export function MoveFields({ stage, value }: Props) {
  const { t } = useTranslation('deals');
  return (
    <>
      {stage.needsValue && value <= 0 && (
        <Field
          id="move-value"
          name="value"
          label={t('fields.value')}
          hint={t('hints.value')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      {stage.kind !== 'open' && (
        <>
          <Select
            id="move-reason"
            name="reason"
            label={t(`why.${stage.kind}`)}
            placeholder={t('choose')}
            options={REASONS[stage.kind].map((reason) => ({
              value: reason,
              label: t(`reasons.${stage.kind}.${reason}` as 'reasons.won.fit'),
            }))}
            required
          />
          <Field
            id="move-note"
            name="note"
            label={t(`with.${stage.kind}`)}
            mark={t('optional')}
            multiline
            maxLength={2000}
          />
        </>
      )}
    </>
  );
}
