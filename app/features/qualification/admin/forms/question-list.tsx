import { useTranslation } from 'react-i18next';
import { EditButton } from '#app/ui/admin/editor/edit-button.tsx';
import { MOST_QUESTIONS } from './draft-fields.ts';
import type { Editing } from './editing.ts';
import { QuestionEditor } from './question-editor.tsx';
import { useQuestionDrag } from './use-question-drag.ts';

/** The questions of a form in their order. */
export function QuestionList({ editing }: { editing: Editing }) {
  const { t } = useTranslation('forms');
  const { onGrab, grabbed } = useQuestionDrag(editing);
  const { draft, edit, wrong } = editing;
  const missing = wrong('questions');
  const reachable = draft.questions.some(
    ({ property }) => property === 'email' || property === 'phone',
  );
  return (
    <section id="part-questions" className="form-builder-part" aria-labelledby="fm-questions">
      <h2 className="subtitle" id="fm-questions">
        {t('builder.questions')}
      </h2>
      <ol className="form-builder-questions">
        {draft.questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            editing={editing}
            question={question}
            index={index}
            onGrab={onGrab}
            grabbed={grabbed === question.key}
          />
        ))}
      </ol>
      {missing && (
        <p className="error" role="alert">
          {missing}
        </p>
      )}
      {!reachable && <p className="admin-notice">{t('builder.noContact')}</p>}
      <div>
        <EditButton
          id="fm-add"
          edit="add"
          onEdit={edit}
          className="button outlined compact"
          disabled={draft.questions.length >= MOST_QUESTIONS}
        >
          {t('builder.add')}
        </EditButton>
      </div>
    </section>
  );
}
