import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { LONGEST_OUTCOME } from './ideas.ts';

type Props = {
  /** The decision is against it: the notice needs a reason. */
  declined: boolean;
  /** Languages of the people who asked, each with a field of its own. */
  languages: readonly ('pt-BR' | 'en')[];
  /** How many get a mail. */
  who: ReactNode;
  /** Whether the notice is on by default. */
  usual: boolean;
};

const FIELDS = { 'pt-BR': 'words', en: 'wordsEn' } as const;

/** Whether the people who asked are notified of a decision, and in which words. */
export function OutcomeFields({ declined, languages, who, usual }: Props) {
  const { t } = useTranslation('ideas');
  const id = useId();
  const [notifies, setNotifies] = useState(usual);
  return (
    <div className="idea-tell">
      <Checkbox
        id={`${id}-tell`}
        name="tell"
        value="yes"
        checked={notifies}
        onChange={({ currentTarget }) => setNotifies(currentTarget.checked)}
      >
        {t('tell.yes')}
      </Checkbox>
      <p className="soft" id={`${id}-who`}>
        {who}
      </p>
      {notifies &&
        languages.map((language) => (
          <Field
            key={language}
            id={`${id}-${language}`}
            name={FIELDS[language]}
            multiline
            rows={3}
            maxLength={LONGEST_OUTCOME}
            // One of the two is enough: readers of the other language get it as it is.
            required={declined && languages.length === 1}
            label={t(
              languages.length > 1
                ? `tell.${declined ? 'reasonIn' : 'wordsIn'}.${language}`
                : `tell.${declined ? 'reason' : 'words'}`,
            )}
            hint={t(declined ? 'tell.reasonHint' : 'tell.wordsHint')}
          />
        ))}
    </div>
  );
}
