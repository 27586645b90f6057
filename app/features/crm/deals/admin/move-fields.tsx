import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import type { Stage } from '../deals.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Props = { stage: Pick<Stage, 'kind' | 'needsValue' | 'reasons'>; value: number };

/** The values that a stage needs of a deal that moves to it. */
export function MoveFields({ stage, value }: Props) {
  const { t } = useTranslation('deals');
  const { kind } = stage;
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
      {kind !== 'open' && (
        <>
          <ReasonChoice kind={kind} reasons={stage.reasons} />
          <Field
            id="move-note"
            name="note"
            label={t(`with.${kind}`)}
            mark={t('optional')}
            multiline
            maxLength={2000}
          />
        </>
      )}
    </>
  );
}
