import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { type ControlProps, oneValue, type QuestionType, readText } from './question-type.ts';

/** Focus that moves from one box of a group to the next stays in the question, so it is not checked yet. */
function stayInside(event: FocusEvent<HTMLFieldSetElement>) {
  if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
}

function Boxes({ field, frame, given }: ControlProps) {
  const { t } = useTranslation('qualification');
  const { label, required, ...rest } = frame;
  if (field.options.length === 0) {
    return (
      <Checkbox {...rest} className="whole" required={required} defaultChecked={given === 'on'}>
        {label}
      </Checkbox>
    );
  }
  return (
    <ChoiceGroup
      {...rest}
      type="checkbox"
      className="whole"
      label={label}
      hint={t(required ? 'form.chooseSome' : 'form.chooseAny')}
      options={field.options}
      defaultValue={[given].flat().filter((one) => typeof one === 'string')}
      onBlur={stayInside}
    />
  );
}

/**
 * Without options a single box, such as a consent, stored as true or false; with options none, one or
 * several of them, stored as the list of their values in the order they were offered.
 */
export const checkbox: QuestionType = {
  rule({ required, options }, messages) {
    const missing = messages.required;
    if (options.length === 0) {
      const ticked = z.boolean(missing);
      return required ? ticked.check(z.refine(Boolean, missing)) : z._default(ticked, false);
    }
    const values = options.map(({ value }) => value);
    const offered = z.refine<string[]>(
      (chosen) => chosen.every((one) => values.includes(one)),
      messages.notOffered,
    );
    const list = z.array(z.string(missing), missing);
    return z.pipe(
      required ? list.check(z.minLength(1, missing), offered) : list.check(offered),
      z.transform((chosen: string[]) => values.filter((value) => chosen.includes(value))),
    );
  },
  posted(values, { options }) {
    if (options.length > 0) return values.length === 1 && values[0] === '' ? [] : values;
    const value = oneValue(values);
    return value === 'on' ? true : value;
  },
  read(stored, optionLabel, t) {
    if (typeof stored === 'boolean') return t(stored ? 'answer.yes' : 'answer.no');
    if (!Array.isArray(stored)) return readText(stored);
    return stored.map((one) => optionLabel(readText(one))).join('; ');
  },
  Control: Boxes,
  builder: { placeholder: false, options: 'possible' },
};
