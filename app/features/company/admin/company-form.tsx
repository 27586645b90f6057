import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { NETWORKS } from '../company.ts';
import { ReplyNotice } from './reply-notice.tsx';
import type { CompanyReply, CompanySettings } from './staff-company.ts';
import { WeekEditor } from './week-editor.tsx';

type Name =
  | 'company_name'
  | 'company_name_en'
  | 'public_whatsapp_number'
  | 'whatsapp_number'
  | 'public_support_email'
  | 'support_email'
  | 'blog_url'
  | (typeof NETWORKS)[number];

const HINTED = [
  'company_name_en',
  'public_whatsapp_number',
  'whatsapp_number',
  'support_email',
  'blog_url',
] as const satisfies readonly Name[];
const hintOf = (name: Name) => HINTED.find((hinted) => hinted === name);
const OPTIONAL: ReadonlySet<Name> = new Set<Name>([
  'company_name_en',
  'whatsapp_number',
  'support_email',
  'blog_url',
  ...NETWORKS,
]);

type Props = { settings: CompanySettings; reply: CompanyReply | undefined };

function useTextField({ settings, reply }: Props) {
  const { t } = useTranslation('company');
  const mistakes = reply?.kind === 'mistakes' ? reply.mistakes : {};
  const texts = reply && 'typed' in reply ? reply.typed.texts : settings.texts;
  return (name: Name, type: 'text' | 'tel' | 'email' | 'url' = 'text') => {
    const hinted = hintOf(name);
    return (
      <Field
        key={name}
        id={name}
        name={name}
        type={type}
        autoComplete="off"
        required={!OPTIONAL.has(name)}
        label={t(`fields.${name}`)}
        hint={hinted && t(`hints.${hinted}`)}
        mark={OPTIONAL.has(name) ? t('optional') : undefined}
        error={mistakes[name] && t(`errors.${mistakes[name]}`)}
        defaultValue={texts[name]}
      />
    );
  };
}

/** What the company is called and reached by, and when somebody answers. */
export function CompanyForm({ settings: newest, reply }: Props) {
  const { t } = useTranslation('company');
  // What was read when the form opened: the revision must stay that of the texts in the fields,
  // though the screen is read anew whenever a colleague saves.
  const [settings] = useState(newest);
  const field = useTextField({ settings, reply });
  const typed = reply && 'typed' in reply ? reply.typed : undefined;
  // Its own save while somebody writes on; a form that began with what was saved knows it already.
  const own = reply?.kind === 'saved' && reply.revision > settings.revision ? reply : undefined;
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      notice={
        <>
          {/* First, so that Enter in a field saves and does not press a button of the hours. */}
          <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
            {t('save')}
          </button>
          <ReadRevision revision={settings.revision} answer={own} />
          <ReplyNotice reply={reply} row={settings.id} />
          {newest.deleted && reply?.kind !== 'conflict' && (
            <DeletedNotice deleted={newest.deleted} />
          )}
          {reply?.kind === 'conflict' && (
            <EditConflict
              conflict={reply.conflict}
              reloadTo={`${adminPath('company')}?unit=${settings.unit}`}
            />
          )}
        </>
      }
    >
      <h2 className="t3">{t('settings.title')}</h2>
      {field('company_name')}
      {field('company_name_en')}
      {field('public_whatsapp_number', 'tel')}
      {field('public_support_email', 'email')}
      {field('whatsapp_number', 'tel')}
      {field('support_email', 'email')}
      {field('blog_url', 'url')}
      {NETWORKS.map((name) => field(name, 'url'))}
      <WeekEditor
        week={typed?.week ?? settings.week}
        mistakes={(reply?.kind === 'mistakes' && reply.week) || {}}
      />
      <div>
        <Button type="submit" variant="outline" name="intent" value="preview">
          {t('preview.show')}
        </Button>
      </div>
    </FormPage>
  );
}
