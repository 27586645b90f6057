import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { reasonName } from '../../close-reasons/reasons.ts';
import type { Stage } from '../deals.ts';

type Props = { stage: Pick<Stage, 'kind' | 'needsValue' | 'reasons'>; value: number };

/** The values that a stage needs of a deal that moves to it. */
export function MoveFields({ stage, value }: Props) {
  const { t } = useTranslation('deals');
  const { t: tReasons } = useTranslation('close-reasons');
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
          <Select
            id="move-reason"
            name="reason"
            label={t(`why.${kind}`)}
            placeholder={t('choose')}
            options={stage.reasons.map(({ slug, name }) => ({
              value: slug,
              label: name ?? reasonName(tReasons, kind, slug),
            }))}
            required
          />
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
