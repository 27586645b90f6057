import { useTranslation } from 'react-i18next';
import { BLUR, GROUPS, namesOf, type SchemeGroup } from '#app/features/brand/scheme.ts';
import { Field } from '#app/ui/field.tsx';
import { useFieldName } from '../use-field-name.ts';
import { ColorField } from './color-field.tsx';
import type { SchemeMistakes, Typed } from './staff-scheme.ts';

type Props = {
  values: Typed;
  mistakes: SchemeMistakes;
  change: (name: string, value: string) => void;
};

function Group({ group, values, mistakes, change }: Props & { group: SchemeGroup }) {
  const { t } = useTranslation('brand');
  const nameOf = useFieldName();
  return (
    <fieldset id={group} className="brand-group">
      <legend>{t(`groups.${group}`)}</legend>
      <p className="soft">{t(`groups.${group}Lead`)}</p>
      <div className="brand-fields">
        {namesOf(group).map((name) => {
          const mistake = mistakes[name];
          const error = mistake && t(`errors.${mistake}`);
          if (name !== BLUR) {
            const value = values[name] ?? '';
            return (
              <ColorField
                key={name}
                {...{ name, value, error }}
                label={nameOf(name)}
                onChange={change}
              />
            );
          }
          return (
            <Field
              key={name}
              id={name.replace('.', '-')}
              name={name}
              label={nameOf(name)}
              error={error}
              inputMode="numeric"
              maxLength={2}
              value={values[name] ?? ''}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Every field of a scheme. */
export function SchemeFields({ values, mistakes, change }: Props) {
  const { t } = useTranslation('brand');
  const error = (name: string) => mistakes[name] && t(`errors.${mistakes[name]}`);
  return (
    <>
      <Field
        id="scheme_name"
        name="scheme_name"
        label={t('editor.name')}
        error={error('scheme_name')}
        required
        maxLength={80}
        value={values['scheme_name'] ?? ''}
        onChange={(event) => change('scheme_name', event.currentTarget.value)}
      />
      <Field
        id="scheme_description"
        name="scheme_description"
        label={t('editor.description')}
        mark={t('editor.optional')}
        error={error('scheme_description')}
        maxLength={300}
        value={values['scheme_description'] ?? ''}
        onChange={(event) => change('scheme_description', event.currentTarget.value)}
      />
      <fieldset id="brand" className="brand-group">
        <legend>{t('groups.brand')}</legend>
        <p className="soft">{t('editor.hint')}</p>
        <div className="brand-fields">
          {(['primary', 'accent'] as const).map((name) => (
            <ColorField
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              value={values[name] ?? ''}
              error={error(name)}
              required
              onChange={change}
            />
          ))}
        </div>
      </fieldset>
      {GROUPS.map((group) => (
        <Group key={group} group={group} values={values} mistakes={mistakes} change={change} />
      ))}
    </>
  );
}
