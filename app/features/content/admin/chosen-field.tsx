import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import type { FieldFrame } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { DaysField } from './days-field.tsx';
import { type EditorField, UNTICKED } from './editor-fields.ts';
import { PictureField } from './picture-field.tsx';

type Props = FieldFrame & { name: string; field: EditorField; chosen: readonly string[] };

/** Fields with two values, and what each is called; keys of `content:editor`. */
const SWITCHES = {
  sample: { true: 'sample', false: 'real' },
  confirmed: { true: 'confirmed', false: 'unconfirmed' },
} as const;
const isSwitch = (type: EditorField['type']): type is keyof typeof SWITCHES =>
  Object.hasOwn(SWITCHES, type);

/** What the editor calls a value of a field that is chosen and not typed; a typed one as it is. */
export function useChosenName() {
  const { t } = useTranslation('content');
  const choices = t('choices', { returnObjects: true });
  return ({ type, options, names }: EditorField, value: string): string => {
    if (names && value !== '') return names[value] ?? value;
    if (isSwitch(type)) return t(`editor.${SWITCHES[type][value === 'true' ? 'true' : 'false']}`);
    if (type === 'languages') return t(value === 'en' ? 'editor.en' : 'editor.pt');
    return options || type === 'picture' ? storedName(choices, value || 'none') : value;
  };
}

function LanguagesField({ field, chosen, ...rest }: Props) {
  const nameOf = useChosenName();
  return (
    <>
      {/* Without a tick the field is posted too. */}
      <input type="hidden" name={`${rest.name}${UNTICKED}`} value="" />
      <ChoiceGroup
        {...rest}
        type="checkbox"
        defaultValue={chosen}
        options={LOCALES.map((value) => ({ value, label: nameOf(field, value) }))}
      />
    </>
  );
}

function ChoiceField({ field, chosen, ...rest }: Props) {
  const nameOf = useChosenName();
  const values = isSwitch(field.type)
    ? ['true', 'false']
    : [...(field.optional ? [''] : []), ...(field.options ?? [])];
  return (
    <Select
      {...rest}
      defaultValue={chosen[0]}
      options={values.map((value) => ({ value, label: nameOf(field, value) }))}
    />
  );
}

/** Fields whose value is chosen and not typed. */
export const CHOSEN: Partial<Record<EditorField['type'], (props: Props) => ReactNode>> = {
  sample: ChoiceField,
  confirmed: ChoiceField,
  choice: ChoiceField,
  person: ChoiceField,
  topic: ChoiceField,
  form: ChoiceField,
  languages: LanguagesField,
  days: ({ chosen, ...rest }) => <DaysField {...rest} days={chosen} />,
  picture: ({ chosen, ...rest }) => <PictureField {...rest} picture={chosen[0] ?? ''} />,
};
