import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditButton } from '#app/ui/admin/editor/edit-button.tsx';
import { Select } from '#app/ui/select.tsx';
import { type ActKind, actsOf, MOST_ACTS } from '../rule.ts';
import { blankAct } from '../rule-draft.ts';
import { ActFields } from './act-fields.tsx';
import type { PartProps } from './editing.ts';

/** The actions of the rule, in this order. */
export function ActRows(props: PartProps) {
  const { t } = useTranslation('automation');
  const { draft, changeAct, edit } = props.editing;
  const wrong = props.mistakes['acts'];
  return (
    <fieldset id="then" className="form-page-part">
      <legend className="subtitle">{t('parts.then')}</legend>
      {wrong && (
        <p className="error" id="acts" role="alert">
          {t(`mistakes.${wrong}`)}
        </p>
      )}
      {draft.acts.map((act, at) => (
        <fieldset key={act.key} className="rule-row rule-act">
          <legend className="unseen">{t('place.act', { place: at + 1 })}</legend>
          <Select
            id={`a-${act.key}-kind`}
            name={`a.${at}.kind`}
            label={t('fields.act')}
            value={act.kind}
            onChange={({ target }) => changeAct(at, blankAct(target.value as ActKind, act.key))}
            options={actsOf(draft.subject).map((value) => ({ value, label: t(`acts.${value}`) }))}
          />
          <div className="rule-of">
            <ActFields {...props} act={act} at={at} />
          </div>
          <EditButton
            className="rule-remove"
            edit={`unact:${at}`}
            label={t('remove.act', { place: at + 1 })}
            onEdit={edit}
          >
            <X size={16} aria-hidden="true" />
          </EditButton>
        </fieldset>
      ))}
      {draft.acts.length < MOST_ACTS && (
        <EditButton id="add-act" className="rule-add" edit="act" onEdit={edit}>
          <Plus size={14} aria-hidden="true" /> {t('add.act')}
        </EditButton>
      )}
    </fieldset>
  );
}
