import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import {
  type AnswerTarget,
  MOST_MINUTES,
  TARGET_SERVICES,
  TARGET_SOURCES,
  type TargetMistake,
  type TargetPart,
  targetField,
} from './answer-targets.ts';
import type { TargetsReply } from './commands/target-actions.server.ts';

type Props = {
  index: number;
  /** Null for a new one. */
  target: AnswerTarget | null;
  reply: TargetsReply | undefined;
};

/** One target; of all leads, of some, or a new one, which is ignored while it is empty. */
export function TargetFields({ index, target, reply }: Props) {
  const { t } = useTranslation('answer-clock');
  const { t: leads } = useTranslation('leads');
  const general = target !== null && !target.service && !target.source;
  const refused = reply?.ok === false ? reply : undefined;
  const field = (part: TargetPart, stored: string) => {
    const name = targetField(index, part);
    const mistake = refused?.fieldErrors[name];
    return {
      id: name,
      name,
      error: mistake && t(`mistakes.${mistake as TargetMistake}`),
      defaultValue: refused?.values[name] ?? stored,
    };
  };
  const service = target?.service ? t(`services.${target.service}`) : t('targets.anyService');
  const source = target?.source ? leads(`sources.${target.source}`) : t('targets.anySource');
  const title = general ? t('targets.all') : target ? `${service}, ${source}` : t('targets.new');
  return (
    <fieldset className="field-group">
      <legend className="subtitle">{title}</legend>
      {target && (
        <>
          <input type="hidden" name={targetField(index, 'id')} value={target.id} />
          <input type="hidden" name={targetField(index, 'revision')} value={target.revision} />
        </>
      )}
      {!general && (
        <>
          <Select
            {...field('service', target?.service ?? '')}
            label={t('targets.service')}
            placeholder={t('targets.anyService')}
            options={TARGET_SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
          />
          <Select
            {...field('source', target?.source ?? '')}
            label={t('targets.source')}
            placeholder={t('targets.anySource')}
            options={TARGET_SOURCES.map((value) => ({ value, label: leads(`sources.${value}`) }))}
          />
        </>
      )}
      <Field
        {...field('minutes', target ? String(target.minutes) : '')}
        label={t('targets.minutes')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_MINUTES}
      />
      <Field
        {...field('warn', String(target?.warnPercent ?? 75))}
        label={t('targets.warn')}
        hint={t('targets.warnHint')}
        type="number"
        inputMode="numeric"
        min={10}
        max={100}
      />
      {target && !general && (
        <Checkbox
          id={targetField(index, 'remove')}
          name={targetField(index, 'remove')}
          defaultChecked={refused?.values[targetField(index, 'remove')] !== undefined}
        >
          {t('targets.remove')}
        </Checkbox>
      )}
    </fieldset>
  );
}
