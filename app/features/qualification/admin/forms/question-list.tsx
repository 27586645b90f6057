import { useTranslation } from 'react-i18next';
import { EditButton } from '#app/ui/admin/editor/edit-button.tsx';
import { MOST_QUESTIONS, MOST_STEPS } from './draft-fields.ts';
import type { Editing } from './editing.ts';
import { QuestionEditor } from './question-editor.tsx';
import { StepEditor } from './steps/step-editor.tsx';
import { useQuestionDrag } from './use-question-drag.ts';

type ListProps = {
  editing: Editing;
  /** The key of a step; empty where the form is one. */
  step: string;
  drag: ReturnType<typeof useQuestionDrag>;
};

/** The questions of one step. Their places count through the whole form. */
function Questions({ editing, step, drag: { onGrab, grabbed } }: ListProps) {
  return (
    <ol className="form-builder-questions">
      {editing.draft.questions.map(
        (question, index) =>
          question.step === step && (
            <QuestionEditor
              key={question.key}
              editing={editing}
              question={question}
              index={index}
              onGrab={onGrab}
              grabbed={grabbed === question.key}
            />
          ),
      )}
    </ol>
  );
}

type AddProps = { editing: Editing; id: string; edit: string };

function AddQuestion({ editing, id, edit }: AddProps) {
  const { t } = useTranslation('forms');
  return (
    <EditButton
      id={id}
      edit={edit}
      onEdit={editing.edit}
      className="button outlined compact"
      disabled={editing.draft.questions.length >= MOST_QUESTIONS}
    >
      {t('builder.add')}
    </EditButton>
  );
}

/** The questions of a form in their order, by step where it has several. */
export function QuestionList({ editing }: { editing: Editing }) {
  const { t } = useTranslation('forms');
  const drag = useQuestionDrag(editing);
  const { draft, edit, wrong } = editing;
  const { steps } = draft;
  const missing = wrong('questions');
  const reachable = draft.questions.some(
    ({ property }) => property === 'email' || property === 'phone',
  );
  return (
    <section id="part-questions" className="form-builder-part" aria-labelledby="fm-questions">
      <h2 className="subtitle" id="fm-questions">
        {t('builder.questions')}
      </h2>
      {steps.length === 0 && <Questions editing={editing} step="" drag={drag} />}
      {steps.map((step, index) => (
        <StepEditor key={step.key} editing={editing} step={step} index={index}>
          <Questions editing={editing} step={step.key} drag={drag} />
          <div>
            <AddQuestion editing={editing} id={`${step.key}-add`} edit={`add:${index}`} />
          </div>
        </StepEditor>
      ))}
      {missing && (
        <p className="error" role="alert" tabIndex={-1}>
          {missing}
        </p>
      )}
      {!reachable && <p className="admin-notice">{t('builder.noContact')}</p>}
      <div className="form-builder-acts">
        {steps.length === 0 && <AddQuestion editing={editing} id="fm-add" edit="add" />}
        <EditButton
          id="fm-step-add"
          edit="step-add"
          onEdit={edit}
          className="button outlined compact"
          disabled={steps.length >= MOST_STEPS}
        >
          {t(steps.length === 0 ? 'steps.split' : 'steps.add')}
        </EditButton>
      </div>
    </section>
  );
}
