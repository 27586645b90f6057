import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Editing } from './editing.ts';
import { TextPair } from './text-pair.tsx';

type Part = { editing: Editing };

type PairProps = Part & {
  name: 'title' | 'description' | 'thankYouTitle' | 'thankYouMessage';
  optional?: boolean;
  multiline?: boolean;
};

function Pair({ editing, name, ...rest }: PairProps) {
  const { t } = useTranslation('forms');
  const { draft, change, wrong } = editing;
  return (
    <TextPair
      id={`fm-${name}`}
      name={name}
      label={t(`builder.${name}`)}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      errors={{ pt: wrong(name), en: wrong(`${name}.en`) }}
      {...rest}
    />
  );
}

/** The texts above the questions of a form, and its internal name. */
export function FormTexts({ editing }: Part) {
  const { t } = useTranslation('forms');
  const { draft, change, wrong } = editing;
  return (
    <section id="part-texts" className="form-builder-part" aria-labelledby="fm-texts">
      <h2 className="subtitle" id="fm-texts">
        {t('builder.texts')}
      </h2>
      <Field
        id="fm-name"
        name="name"
        label={t('builder.name')}
        hint={t('builder.nameHint')}
        error={wrong('name')}
        value={draft.name}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <Pair editing={editing} name="title" />
      <Pair editing={editing} name="description" optional multiline />
    </section>
  );
}

/** What happens once a form is sent. */
export function AfterSending({ editing }: Part) {
  const { t } = useTranslation('forms');
  const { draft, change, wrong } = editing;
  return (
    <section id="part-after" className="form-builder-part" aria-labelledby="fm-after">
      <h2 className="subtitle" id="fm-after">
        {t('builder.after')}
      </h2>
      <Pair editing={editing} name="thankYouTitle" />
      <Pair editing={editing} name="thankYouMessage" multiline />
      <Field
        id="fm-delay"
        name="delay"
        className="form-builder-short"
        inputMode="numeric"
        label={t('builder.delay')}
        hint={t('builder.delayHint')}
        error={wrong('delay')}
        value={draft.delay}
        required
        onChange={({ target }) => change({ delay: target.value })}
      />
      <Checkbox
        id="fm-whatsapp"
        name="whatsapp"
        checked={draft.whatsapp}
        onChange={({ target }) => change({ whatsapp: target.checked })}
      >
        {t('builder.whatsapp')}
      </Checkbox>
    </section>
  );
}
