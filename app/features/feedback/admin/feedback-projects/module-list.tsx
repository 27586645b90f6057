import { useTranslation } from 'react-i18next';
import { EditButton, RowEdits } from '#app/ui/admin/editor/edit-button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ProjectReply } from './commands/project-actions.server.ts';
import {
  LONGEST_KEY,
  LONGEST_NAME,
  MOST_MODULES,
  type ModuleDraft,
  type StaffProject,
} from './feedback-projects.ts';
import { moduleField } from './project-draft.ts';
import { useMistakeWords } from './use-mistake-words.ts';
import type { ProjectEditing } from './use-project-draft.ts';

type Props = { editing: ProjectEditing; project: StaffProject; reply: ProjectReply | undefined };
type ModuleProps = Props & { module: ModuleDraft; index: number };

/** One module: its names and key, its place, and whether it accepts feedback. */
function Module({ editing, project, reply, module, index }: ModuleProps) {
  const { t } = useTranslation('feedback-projects');
  const { edit, changeModule, draft } = editing;
  const { id, key, name, nameEn, isActive } = module;
  const of = `fm-${id}`;
  const errorOf = useMistakeWords(reply);
  const called = name || t('module.unnamed');
  const fixed = project.used.includes(id);
  return (
    <li className="module">
      <input type="hidden" name={moduleField(index, 'id')} value={id} />
      <div className="module-fields">
        <Field
          id={`${of}-name`}
          name={moduleField(index, 'name')}
          label={t('module.name')}
          error={errorOf(moduleField(index, 'name'))}
          value={name}
          onChange={({ currentTarget }) => changeModule(id, { name: currentTarget.value })}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
        />
        <Field
          id={`${of}-name-en`}
          name={moduleField(index, 'name_en')}
          label={t('module.nameEn')}
          mark={t('optional')}
          error={errorOf(moduleField(index, 'name_en'))}
          value={nameEn}
          onChange={({ currentTarget }) => changeModule(id, { nameEn: currentTarget.value })}
          maxLength={LONGEST_NAME}
          autoComplete="off"
        />
        <Field
          id={`${of}-key`}
          name={moduleField(index, 'key')}
          label={t('module.key')}
          error={errorOf(moduleField(index, 'key'))}
          value={key}
          onChange={({ currentTarget }) => changeModule(id, { key: currentTarget.value })}
          maxLength={LONGEST_KEY}
          autoComplete="off"
          spellCheck={false}
          readOnly={fixed}
          required
        />
      </div>
      <div className="module-foot">
        <Checkbox
          id={`${of}-active`}
          name={moduleField(index, 'is_active')}
          checked={isActive}
          onChange={({ target }) => changeModule(id, { isActive: target.checked })}
        >
          {t('module.isActive')}
        </Checkbox>
        <RowEdits
          id={of}
          onEdit={edit}
          isFirst={index === 0}
          isLast={index === draft.modules.length - 1}
          up={{ edit: `up:${index}`, label: t('module.up', { name: called }) }}
          down={{ edit: `down:${index}`, label: t('module.down', { name: called }) }}
          remove={
            fixed
              ? undefined
              : { edit: `remove:${index}`, label: t('module.remove', { name: called }) }
          }
        />
      </div>
      {fixed && <p className="soft small">{t('module.fixed')}</p>}
    </li>
  );
}

/** The modules of a project in their order. */
export function ModuleList(props: Props) {
  const { t } = useTranslation('feedback-projects');
  const { draft, edit } = props.editing;
  return (
    <section id="modules" className="form-page-part" aria-labelledby="fm-title">
      <h2 className="subtitle" id="fm-title">
        {t('parts.modules')}
      </h2>
      <p className="soft small">{t('hints.modules')}</p>
      {draft.modules.length > 0 && (
        <ol className="module-list">
          {draft.modules.map((module, index) => (
            <Module key={module.id} {...props} module={module} index={index} />
          ))}
        </ol>
      )}
      <div>
        <EditButton
          id="fm-add"
          edit="add"
          onEdit={edit}
          className="button outlined compact"
          disabled={draft.modules.length >= MOST_MODULES}
        >
          {t('module.add')}
        </EditButton>
      </div>
    </section>
  );
}
