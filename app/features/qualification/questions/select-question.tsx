import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { Select } from '#app/ui/select.tsx';
import { type ControlProps, oneValue, type QuestionType, readText } from './question-type.ts';
import { boundedText, demanded, givenText } from './text-questions.tsx';

const LONGEST = 200;

function Choice({ field, frame, given }: ControlProps) {
  const { t } = useTranslation('qualification');
  return (
    <Select
      {...frame}
      className="whole"
      options={field.options}
      placeholder={field.placeholder || t('form.choose')}
      defaultValue={givenText(given)}
    />
  );
}

/** One of several options, stored as the option's value. */
export const select: QuestionType = {
  posted: oneValue,
  rule(field, messages) {
    const values = field.options.map((option) => option.value);
    return demanded(
      field,
      boundedText(LONGEST, messages.required, messages).check(
        z.minLength(1, messages.required),
        z.refine((value) => values.includes(value), messages.notOffered),
      ),
    );
  },
  read: (stored, optionLabel) => optionLabel(readText(stored)),
  Control: Choice,
  builder: { placeholder: true, options: 'needed' },
};
