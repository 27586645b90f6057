import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowEdits } from '#app/ui/admin/editor/edit-button.tsx';
import { stepField } from '../draft-fields.ts';
import type { Editing } from '../editing.ts';
import type { StepDraft } from '../form-draft.ts';
import { TextPair } from '../text-pair.tsx';
import { ConditionEditor } from './condition-editor.tsx';

type Props = { editing: Editing; step: StepDraft; index: number; children: ReactNode };

/** A step of a form: its title, its conditions, and its questions as children. */
export function StepEditor({ editing, step, index, children }: Props) {
  const { t } = useTranslation('forms');
  const { draft, change, edit, wrong } = editing;
  const { key, title } = step;
  const place = String(index + 1);
  const empty = wrong(`${key}.questions`);
  const changeStep = (part: Partial<StepDraft>) =>
    change({ steps: draft.steps.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const before = draft.steps.slice(0, index).map((one) => one.key);
  return (
    <section className="form-builder-step" aria-labelledby={`${key}-heading`} data-step={index}>
      <input type="hidden" name={stepField(index, 'key')} value={key} />
      <header>
        <h3 id={`${key}-heading`} tabIndex={-1}>
          {t('steps.place', { place, total: String(draft.steps.length) })}
        </h3>
        <RowEdits
          id={key}
          onEdit={edit}
          isFirst={index === 0}
          isLast={index === draft.steps.length - 1}
          up={{ edit: `step-up:${index}`, label: t('steps.up', { place }) }}
          down={{ edit: `step-down:${index}`, label: t('steps.down', { place }) }}
          remove={{ edit: `step-remove:${index}`, label: t('steps.remove', { place }) }}
        />
      </header>
      <TextPair
        id={`${key}-title`}
        name={stepField(index, 'title')}
        label={t('steps.title')}
        value={title}
        onChange={(value) => changeStep({ title: value })}
        errors={{ pt: wrong(`${key}.title`), en: wrong(`${key}.title.en`) }}
      />
      <ConditionEditor
        editing={editing}
        owner={{ kind: 'step', key, index, field: stepField(index, '') }}
        when={step.when}
        onChange={(when) => changeStep({ when })}
        earlier={draft.questions.filter((one) => before.includes(one.step))}
      />
      {children}
      {empty && (
        <p className="error" role="alert" tabIndex={-1}>
          {empty}
        </p>
      )}
    </section>
  );
}
