import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { LONGEST_TITLE, UNITS } from '../rule.ts';
import type { ActDraft } from '../rule-draft.ts';
import type { PartProps } from './editing.ts';
import { Several } from './several.tsx';
import { useFieldChoices } from './words.ts';

export type ActProps = PartProps & { act: ActDraft; at: number };

function useAct({ editing, mistakes, act, at }: ActProps) {
  const { t } = useTranslation('automation');
  return {
    t,
    name: (part: string) => `a.${at}.${part}`,
    id: (part: string) => `a-${act.key}-${part}`,
    errorOf: (part: string) => {
      const mistake = mistakes[`a.${at}.${part}`];
      return mistake && t(`mistakes.${mistake}`);
    },
    change: (part: Partial<ActDraft>) => editing.changeAct(at, part),
  };
}

/** A colleague by name, nobody, or for tasks the owner of the lead or deal. */
function OwnerField(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  const own = props.act.kind === 'task' ? [{ value: 'owner', label: t('owners.own') }] : [];
  return (
    <Select
      id={id('owner')}
      name={name('owner')}
      label={t('fields.owner')}
      error={errorOf('owner')}
      value={props.act.owner}
      onChange={({ target }) => change({ owner: target.value })}
      options={[{ value: '', label: t('owners.nobody') }, ...own, ...props.choices.owners]}
    />
  );
}

function TaskFields(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  const { act } = props;
  return (
    <>
      <Field
        id={id('title')}
        name={name('title')}
        label={t('fields.taskTitle')}
        error={errorOf('title')}
        value={act.title}
        onChange={({ target }) => change({ title: (target as HTMLInputElement).value })}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
      />
      <div className="rule-pair">
        <Field
          id={id('n')}
          name={name('n')}
          label={t('fields.n')}
          hint={t('hints.due')}
          error={errorOf('n')}
          value={act.n}
          onChange={({ target }) => change({ n: (target as HTMLInputElement).value })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <Select
          id={id('unit')}
          name={name('unit')}
          label={t('fields.unit')}
          value={act.unit}
          onChange={({ target }) => change({ unit: target.value })}
          options={UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
      </div>
      <OwnerField {...props} />
    </>
  );
}

function TagField(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  return (
    <>
      <Field
        id={id('tag')}
        name={name('tag')}
        label={t('fields.tag')}
        hint={t('hints.tag')}
        error={errorOf('tag')}
        value={props.act.tag}
        onChange={({ target }) => change({ tag: (target as HTMLInputElement).value })}
        list={id('tags')}
        maxLength={40}
        autoComplete="off"
      />
      <datalist id={id('tags')}>
        {props.choices.tags.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  );
}

/** A template of the rule's product for a channel; of every product those of any. */
function TemplateFields(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  const { act, choices, editing } = props;
  const { product, subject } = editing.draft;
  const channel = act.kind === 'mail' || subject === 'ticket' ? 'mail' : act.channel;
  const templates = choices.templates.filter(
    (one) => one.channel === channel && (product === '' || one.product === product),
  );
  const once = [...new Map(templates.map((one) => [one.value, one])).values()];
  return (
    <div className="rule-pair">
      {act.kind === 'draft' && editing.draft.subject !== 'ticket' && (
        <Select
          id={id('channel')}
          name={name('channel')}
          label={t('fields.channel')}
          value={act.channel}
          onChange={({ target }) => change({ channel: target.value, template: '' })}
          options={(['mail', 'whatsapp'] as const).map((value) => ({
            value,
            label: t(`channels.${value}`),
          }))}
        />
      )}
      <Select
        id={id('template')}
        name={name('template')}
        label={t('fields.template')}
        error={errorOf('template')}
        placeholder={t('choose')}
        value={act.template}
        onChange={({ target }) => change({ template: target.value })}
        options={once}
      />
    </div>
  );
}

function NoticeFields(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  return (
    <Several
      id={id('to')}
      name={name('to')}
      label={t('fields.to_whom')}
      error={errorOf('to')}
      options={[{ value: 'owner', label: t('owners.own') }, ...props.choices.owners]}
      value={props.act.to}
      onPick={(to) => change({ to })}
    />
  );
}

/** Into which state a ticket is moved, or which priority it gets. */
function ValueField(props: ActProps) {
  const { t, name, id, errorOf, change } = useAct(props);
  const choicesOf = useFieldChoices(props.choices);
  const { act, editing } = props;
  const options = choicesOf(editing.draft.subject, act.kind).filter(
    ({ value }) => value !== 'others',
  );
  return (
    <Select
      id={id('value')}
      name={name('value')}
      label={t(`names.${act.kind as 'status' | 'priority'}`)}
      error={errorOf('value')}
      placeholder={t('choose')}
      value={act.value}
      onChange={({ target }) => change({ value: target.value })}
      options={options}
    />
  );
}

/** The fields of an action, by its kind. */
export function ActFields(props: ActProps) {
  switch (props.act.kind) {
    case 'task':
      return <TaskFields {...props} />;
    case 'owner':
      return <OwnerField {...props} />;
    case 'tag':
      return <TagField {...props} />;
    case 'notice':
      return <NoticeFields {...props} />;
    case 'status':
    case 'priority':
      return <ValueField {...props} />;
    default:
      return <TemplateFields {...props} />;
  }
}
