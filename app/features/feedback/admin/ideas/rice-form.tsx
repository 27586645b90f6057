import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useTypedInput } from '#app/ui/admin/editor/use-typed-input.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Idea } from './ideas.store.server.ts';
import {
  CONFIDENCES,
  IMPACTS,
  LEAST_EFFORT,
  MOST_EFFORT,
  MOST_REACH,
  type Rice,
  scoreOf,
} from './ideas.ts';
import { formulaIn, numberIn, scoreIn } from './rice-words.ts';
import { useIdeaToast } from './use-idea-toast.ts';

/** The values of the fields, once all four are valid numbers. */
function typedRice(form: HTMLFormElement): Rice | null {
  const fields = new FormData(form);
  const read = (name: keyof Rice) => {
    const text = String(fields.get(name) ?? '').trim();
    return text === '' ? Number.NaN : Number(text.replace(',', '.'));
  };
  const rice = {
    reach: read('reach'),
    impact: read('impact'),
    confidence: read('confidence'),
    effort: read('effort'),
  };
  return Number.isFinite(scoreOf(rice)) ? rice : null;
}

/** Four numbers, each with its meaning and range, and their result. */
export function RiceForm({ idea, action }: { idea: Idea; action: string }) {
  const { t } = useTranslation('ideas');
  const locale = useLocale();
  const fetcher = useIdeaToast(action);
  const form = useRef<HTMLFormElement>(null);
  useTypedInput(form, `idea ${idea.id}`);
  const [rice, setRice] = useState(idea.rice);
  const id = (name: string) => `rice-${name}`;
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setRice(typedRice(currentTarget));
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      className="idea-rice"
      onChange={onChange}
    >
      <input type="hidden" name="id" value={idea.id} />
      <input type="hidden" name="revision" value={idea.revision} />
      <Field
        id={id('reach')}
        name="reach"
        type="number"
        inputMode="numeric"
        label={t('rice.reach')}
        hint={t('rice.reachHint', { most: numberIn(MOST_REACH, locale) })}
        min={0}
        max={MOST_REACH}
        step={1}
        required
        defaultValue={idea.rice?.reach}
      />
      <Select
        id={id('impact')}
        name="impact"
        label={t('rice.impact')}
        hint={t('rice.impactHint')}
        required
        placeholder={t('rice.choose')}
        defaultValue={idea.rice ? String(idea.rice.impact) : ''}
        options={IMPACTS.map((value) => ({
          value: String(value),
          label: `${numberIn(value, locale)} · ${t(`rice.impacts.${IMPACT_NAMES[value]}`)}`,
        }))}
      />
      <Select
        id={id('confidence')}
        name="confidence"
        label={t('rice.confidence')}
        hint={t('rice.confidenceHint')}
        required
        placeholder={t('rice.choose')}
        defaultValue={idea.rice ? String(idea.rice.confidence) : ''}
        options={CONFIDENCES.map((value) => ({
          value: String(value),
          label: `${value}% · ${t(`rice.confidences.${value}`)}`,
        }))}
      />
      <Field
        id={id('effort')}
        name="effort"
        type="number"
        inputMode="decimal"
        label={t('rice.effort')}
        hint={t('rice.effortHint', {
          least: numberIn(LEAST_EFFORT, locale),
          most: numberIn(MOST_EFFORT, locale),
        })}
        min={LEAST_EFFORT}
        max={MOST_EFFORT}
        step={0.01}
        required
        defaultValue={idea.rice?.effort}
      />
      <output
        className="idea-sum"
        htmlFor={['reach', 'impact', 'confidence', 'effort'].map(id).join(' ')}
      >
        {rice ? (
          <>
            <span>{`${formulaIn(rice, locale)} =`}</span> <b>{scoreIn(scoreOf(rice), locale)}</b>
          </>
        ) : (
          <span>{t('rice.formula')}</span>
        )}
      </output>
      <div className="acts">
        <Button type="submit" name="intent" value="score" small busy={fetcher.state !== 'idle'}>
          {t('rice.save')}
        </Button>
        {idea.rice && (
          <Button
            type="submit"
            name="intent"
            value="unscore"
            small
            variant="outline"
            formNoValidate
            busy={fetcher.state !== 'idle'}
          >
            {t('rice.clear')}
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}

const IMPACT_NAMES = {
  0.25: 'minimal',
  0.5: 'low',
  1: 'medium',
  2: 'high',
  3: 'massive',
} as const satisfies Record<(typeof IMPACTS)[number], string>;
