import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import type { RuleMistakes } from '../check-rule.ts';
import type { RuleChoices } from '../choices.ts';
import type { RuleReply } from '../commands/rule-actions.server.ts';
import type { Preview } from '../preview.ts';
import type { Rule } from '../rule.ts';
import { draftIn, draftOf, type RuleDraft } from '../rule-draft.ts';
import { ActRows } from './act-rows.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { MailsOutside } from './mails-outside.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { RulePreview } from './rule-preview.tsx';
import { StartFields } from './start-fields.tsx';
import { useRuleDraft } from './use-rule-draft.ts';
import { useSentence } from './use-sentence.ts';

type Props = {
  /** Null for a new one, which begins as `first`. */
  rule: Rule | null;
  first: RuleDraft;
  deleted: Deletion | null;
  choices: RuleChoices;
  preview: Preview | null;
  reply: RuleReply | undefined;
  /** The draft after a line was added or removed, without scripts. */
  edited: RuleDraft | undefined;
};

const PARTS = ['rule', 'when', 'if', 'then'] as const;

/** The editor of a rule: when, if, then, each with only its own fields, and the rule in words. */
export function RuleForm({ rule, first, deleted, choices, preview, reply, edited }: Props) {
  const { t } = useTranslation('automation');
  // One read, however often a live screen reloads.
  const [stored] = useState(() =>
    rule
      ? draftOf(rule, (id) => choices.tags.find(({ value }) => value === id)?.label ?? id)
      : first,
  );
  const editing = useRuleDraft(stored, reply, edited);
  const sentence = useSentence(choices);
  const { draft, dirty, change } = editing;
  const mistakes = reply?.ok === false ? (reply.fieldErrors as RuleMistakes) : {};
  const parts = { editing, choices, mistakes };
  return (
    <FormPage
      className="rule-form"
      submit={t('save')}
      reply={reply}
      unsaved={dirty}
      sections={PARTS.map((id) => ({ id, label: t(`parts.${id}`) }))}
      draft={{
        of: `rule ${rule?.id ?? 'new'}`,
        revision: rule?.revision ?? 0,
        restore: (held) => editing.restore(draftIn(held)),
      }}
      back={{ to: adminPath('automation'), label: t('back') }}
      preview={
        <>
          <section className="rule-words" aria-labelledby="sentence">
            <h2 className="subtitle" id="sentence">
              {t('sentence.title')}
            </h2>
            <p aria-live="polite">{sentence(draft)}</p>
          </section>
          <RulePreview preview={preview} stale={dirty || !rule} id={rule?.id ?? 'new'} />
        </>
      }
      notice={<RuleNotice rule={rule} deleted={deleted} reply={reply} choices={choices} />}
    >
      <RuleFields {...parts} />
      <StartFields {...parts} />
      <ConditionRows {...parts} />
      <ActRows {...parts} />
      <MailsOutside {...parts} />
      <Checkbox
        id="is_active"
        name="is_active"
        checked={draft.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      >
        {t('fields.is_active')}
      </Checkbox>
    </FormPage>
  );
}
