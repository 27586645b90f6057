import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPlace, listOf, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import type { RuleReply } from './commands/score-actions.server.ts';
import { type RuleDraft, RuleFields } from './rule-fields.tsx';
import type { RuleKind, RuleMistake, RuleQuestion, RuleTest, ScoreRule } from './score-rules.ts';

type Props = {
  kind: RuleKind;
  /** Null for a new one. */
  rule: ScoreRule | null;
  deleted: Deletion | null;
  ruleQuestions: readonly RuleQuestion[];
  reply: RuleReply | undefined;
};

const rulePlaces: PlaceOf = ([column = '', inner = '', leaf = '']) => {
  if (column === 'translations') return fieldPlace(`${leaf}_${inner}`);
  if (column !== 'words') return fieldPlace(column);
  return fieldPlace('words', (stored) => [listOf(stored).join('\n')]);
};

/** The sides of a conflict, a save, a refusal, at the foot of the form. */
function Notice({ rule, deleted, reply }: Pick<Props, 'rule' | 'deleted' | 'reply'>) {
  const { t } = useTranslation('score');
  const refused = reply?.ok === false ? reply : undefined;
  const conflict = refused?.details;
  useSavedToast('score rule', reply, reply?.ok && t('form.saved'));
  return (
    <>
      <ReadRevision revision={rule?.revision ?? 0} answer={reply?.ok ? reply.data : undefined} />
      {refused?.code === 'invalid' && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      {refused && refused.code !== 'invalid' && !conflict && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${refused.code}`)}
        </p>
      )}
      {deleted && !conflict && <DeletedNotice deleted={deleted} />}
      {conflict && (
        <EditConflict
          conflict={conflict}
          placeOf={rulePlaces}
          reloadTo={adminPath('scoreRule', { id: rule?.id ?? 'new' })}
        />
      )}
    </>
  );
}

/** Typed values take precedence over stored ones. */
function draftOf(rule: ScoreRule | null, reply: RuleReply | undefined): RuleDraft {
  const refused = reply?.ok === false ? reply : undefined;
  const typed = refused?.values ?? {};
  const ticked = refused ? postedIn(refused).getAll('word').map(String) : [];
  const typedWords = (typed['words'] ?? '').split('\n').filter(Boolean);
  return {
    subject: typed['subject'] ?? rule?.subject ?? '',
    test: (typed['test'] ?? rule?.test ?? 'one_of') as RuleTest,
    words: refused ? [...ticked, ...typedWords] : (rule?.words ?? []),
    atLeast: typed['at_least'] ?? String(rule?.atLeast ?? 2),
  };
}

/** The editor of a rule. */
export function RuleForm({ kind, rule: newest, deleted, ruleQuestions, reply }: Props) {
  const { t } = useTranslation('score');
  // Fields and revision of one read, however often a live screen reloads.
  const [rule] = useState(newest);
  const refused = reply?.ok === false ? reply : undefined;
  const typed: Readonly<Record<string, string>> = refused?.values ?? {};
  const mistakeOf = (field: string) => {
    const mistake = refused?.fieldErrors[field];
    return mistake && t(`mistakes.${mistake as RuleMistake}`);
  };
  return (
    <FormPage
      submit={t('form.save')}
      reply={reply}
      draft={{ of: `score rule ${rule?.id ?? kind}`, revision: rule?.revision ?? 0 }}
      back={{ to: adminPath('score'), label: t('form.back') }}
      notice={<Notice {...{ rule, deleted, reply }} />}
    >
      <p className="soft">{t(`kindHints.${kind}`)}</p>
      <input type="hidden" name="kind" value={kind} />
      <Field
        id="name"
        name="name"
        label={t('form.name')}
        error={mistakeOf('name')}
        defaultValue={typed['name'] ?? rule?.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <Field
        id="name_en"
        name="name_en"
        label={t('form.name_en')}
        error={mistakeOf('name_en')}
        defaultValue={typed['name_en'] ?? rule?.nameEn}
        maxLength={80}
        autoComplete="off"
        required
      />
      <RuleFields {...{ kind, draft: draftOf(rule, reply), ruleQuestions, mistakeOf }} />
      <Field
        id="points"
        name="points"
        inputMode="text"
        label={t('form.points')}
        hint={t('form.pointsHint')}
        error={mistakeOf('points')}
        defaultValue={typed['points'] ?? (rule ? String(rule.points) : undefined)}
        autoComplete="off"
        required
      />
    </FormPage>
  );
}
