import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { PAGE_GROUPS } from '../../journey/page-groups.ts';
import { LEAD_SOURCES } from '../staff-leads.ts';
import {
  CAMPAIGN_MARKS,
  CONTACT_PROPERTIES,
  MAIL_DOMAINS,
  RULE_TESTS,
  type RuleKind,
  type RuleQuestion,
  type RuleTest,
} from './score-rules.ts';

export type RuleDraft = {
  subject: string;
  test: RuleTest;
  words: readonly string[];
  atLeast: string;
};

type Props = {
  kind: RuleKind;
  draft: RuleDraft;
  ruleQuestions: readonly RuleQuestion[];
  mistakeOf: (field: string) => string | undefined;
};

/** Questions that a rule may match: those of the forms, then of the contact in any form. */
function useSubjects(kind: RuleKind, ruleQuestions: readonly RuleQuestion[], chosen: string) {
  const { t } = useTranslation('score');
  if (kind === 'campaign') {
    return CAMPAIGN_MARKS.map((value) => ({ value, label: t(`marks.${value}`) }));
  }
  const known = [
    ...ruleQuestions.map(({ subject, label, form }) => ({
      value: subject,
      label: t('form.of', { question: label, form }),
    })),
    ...CONTACT_PROPERTIES.map((value) => ({
      value: `property:${value}`,
      label: `${t(`properties.${value}`)} (${t('form.contact')})`,
    })),
  ];
  if (chosen === '' || known.some(({ value }) => value === chosen)) return known;
  const name = chosen.replace(/^\w+:/, '');
  return [...known, { value: chosen, label: t('form.gone', { name }) }];
}

/** The values to match: options of its question to tick, else words to type. */
function ValueFields({ kind, draft, ruleQuestions, mistakeOf }: Props) {
  const { t } = useTranslation('score');
  const [subject, setSubject] = useState(draft.subject);
  const [test, setTest] = useState<RuleTest>(draft.test);
  const subjects = useSubjects(kind, ruleQuestions, draft.subject);
  const options = ruleQuestions.find(
    (one) => one.subject === (subject || subjects[0]?.value),
  )?.options;
  const ticks = test === 'one_of' && options && options.length > 0;
  return (
    <>
      <Select
        id="subject"
        name="subject"
        label={t(`form.subject.${kind === 'campaign' ? 'campaign' : 'answer'}`)}
        error={mistakeOf('subject')}
        value={subject || subjects[0]?.value}
        onChange={({ target }) => setSubject(target.value)}
        options={subjects}
      />
      <Select
        id="test"
        name="test"
        label={t('form.test')}
        error={mistakeOf('test')}
        value={test}
        onChange={({ target }) => setTest(target.value as RuleTest)}
        options={RULE_TESTS.map((value) => ({ value, label: t(`form.tests.${value}`) }))}
      />
      {ticks && (
        <ChoiceGroup
          key={subject}
          id="words"
          name="word"
          type="checkbox"
          label={t('form.options')}
          error={mistakeOf('words')}
          options={options}
          defaultValue={draft.words}
        />
      )}
      {!ticks && test !== 'filled' && (
        <Field
          id="words"
          name="words"
          multiline
          rows={5}
          label={t('form.words')}
          hint={t('form.wordsHint')}
          error={mistakeOf('words')}
          defaultValue={draft.words.join('\n')}
        />
      )}
    </>
  );
}

/** The fields that a kind of rule has beside its name and points. */
export function RuleFields(props: Props) {
  const { kind, draft, mistakeOf } = props;
  const { t } = useTranslation('score');
  const { t: leads } = useTranslation('leads');
  if (kind === 'answer' || kind === 'campaign') return <ValueFields {...props} />;
  if (kind === 'mail') {
    return (
      <Select
        id="subject"
        name="subject"
        label={t('form.subject.mail')}
        error={mistakeOf('subject')}
        defaultValue={draft.subject || 'own'}
        options={MAIL_DOMAINS.map((value) => ({ value, label: t(`looks.mail.${value}`) }))}
      />
    );
  }
  if (kind === 'source') {
    return (
      <ChoiceGroup
        id="words"
        name="word"
        type="checkbox"
        label={t('form.sources')}
        error={mistakeOf('words')}
        options={LEAD_SOURCES.map((value) => ({ value, label: leads(`sources.${value}`) }))}
        defaultValue={draft.words}
      />
    );
  }
  if (kind !== 'pages') return null;
  return (
    <>
      <ChoiceGroup
        id="words"
        name="word"
        type="checkbox"
        label={t('form.groups')}
        hint={t('form.groupsHint')}
        options={PAGE_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        defaultValue={draft.words}
      />
      <Field
        id="at_least"
        name="at_least"
        inputMode="numeric"
        label={t('form.at_least')}
        error={mistakeOf('at_least')}
        defaultValue={draft.atLeast}
        autoComplete="off"
      />
    </>
  );
}
