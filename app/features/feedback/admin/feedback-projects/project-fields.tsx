import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { POSITIONS, THEMES } from '../../feedback-rules.ts';
import type { ProjectReply } from './commands/project-actions.server.ts';
import {
  LONGEST_KEY,
  LONGEST_NAME,
  LONGEST_PERSONA,
  type ProductChoice,
  type StaffProject,
  SWITCHES,
} from './feedback-projects.ts';
import { ModuleList } from './module-list.tsx';
import { useMistakeWords } from './use-mistake-words.ts';
import type { ProjectEditing } from './use-project-draft.ts';

type Props = {
  editing: ProjectEditing;
  project: StaffProject;
  products: readonly ProductChoice[];
  reply: ProjectReply | undefined;
};

/** The name and the product of a project. */
function Identity({ editing, project, products, reply }: Props) {
  const { t } = useTranslation('feedback-projects');
  const { draft, change } = editing;
  const errorOf = useMistakeWords(reply);
  const fixed = project.id !== null && project.used.includes(project.id);
  const known = products.some(({ slug }) => slug === draft.product);
  const options = products.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <fieldset id="identity" className="form-page-part">
      <legend className="subtitle">{t('parts.identity')}</legend>
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        error={errorOf('name')}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      <Field
        id="name_en"
        name="name_en"
        label={t('fields.nameEn')}
        mark={t('optional')}
        error={errorOf('name_en')}
        value={draft.nameEn}
        onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <Field
        id="key"
        name="key"
        label={t('fields.key')}
        hint={t(fixed ? 'hints.keyFixed' : 'hints.key')}
        error={errorOf('key')}
        value={draft.key}
        onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        maxLength={LONGEST_KEY}
        autoComplete="off"
        spellCheck={false}
        readOnly={fixed}
        required
      />
      <Select
        id="product"
        name="product"
        label={t('fields.product')}
        hint={t('hints.product')}
        error={errorOf('product')}
        value={draft.product}
        onChange={({ currentTarget }) => change({ product: currentTarget.value })}
        options={known ? options : [{ value: draft.product, label: draft.product }, ...options]}
      />
      <Field
        id="persona"
        name="persona"
        label={t('fields.persona')}
        hint={t('hints.persona')}
        error={errorOf('persona')}
        value={draft.persona}
        onChange={({ currentTarget }) => change({ persona: currentTarget.value })}
        maxLength={LONGEST_PERSONA}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Checkbox
        id="is_active"
        name="is_active"
        checked={draft.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      >
        {t('fields.isActive')}
      </Checkbox>
    </fieldset>
  );
}

/** The pages that may show the form, and call the collector. */
function Origins({ editing, reply }: Props) {
  const { t } = useTranslation('feedback-projects');
  const { draft, change } = editing;
  const errorOf = useMistakeWords(reply);
  return (
    <fieldset id="origins" className="form-page-part">
      <legend className="subtitle">{t('parts.origins')}</legend>
      <Field
        id="allowed_origins"
        name="allowed_origins"
        label={t('fields.origins')}
        hint={t('hints.origins')}
        mark={t('optional')}
        error={errorOf('allowed_origins')}
        multiline
        rows={4}
        value={draft.origins}
        onChange={({ currentTarget }) => change({ origins: currentTarget.value })}
        maxLength={4000}
        autoComplete="off"
        spellCheck={false}
      />
    </fieldset>
  );
}

/** The features of the widget, and its position in a page. */
function Widget({ editing }: Props) {
  const { t } = useTranslation('feedback-projects');
  const { draft, change } = editing;
  return (
    <fieldset id="widget" className="form-page-part">
      <legend className="subtitle">{t('parts.widget')}</legend>
      {SWITCHES.map((name) => (
        <Checkbox
          key={name}
          id={name}
          name={name}
          checked={draft.switches[name]}
          onChange={({ target }) =>
            change({ switches: { ...draft.switches, [name]: target.checked } })
          }
        >
          {t(`switches.${name}`)}
        </Checkbox>
      ))}
      <p className="soft small">{t('hints.switches')}</p>
      <Select
        id="widget_position"
        name="widget_position"
        label={t('fields.position')}
        hint={t('hints.position')}
        value={draft.position}
        onChange={({ currentTarget }) =>
          change({
            position: POSITIONS.find((one) => one === currentTarget.value) ?? 'bottom-right',
          })
        }
        options={POSITIONS.map((value) => ({ value, label: t(`positions.${value}`) }))}
      />
      <Select
        id="widget_theme"
        name="widget_theme"
        label={t('fields.theme')}
        value={draft.theme}
        onChange={({ currentTarget }) =>
          change({ theme: THEMES.find((one) => one === currentTarget.value) ?? 'auto' })
        }
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
    </fieldset>
  );
}

/** Every field of a project, in its four parts. */
export function ProjectFields(props: Props) {
  return (
    <>
      <Identity {...props} />
      <Origins {...props} />
      <Widget {...props} />
      <ModuleList editing={props.editing} project={props.project} reply={props.reply} />
    </>
  );
}
