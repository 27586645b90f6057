import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import type { CompanyReply } from './commands/company-actions.server.ts';
import { companyPlaces } from './company-places.ts';
import type { CompanyText } from './company-schema.server.ts';
import { ReplyNotice } from './reply-notice.tsx';
import type { CompanySettings, TextMistakes, TypedCompany } from './staff-company.ts';
import { WeekEditor } from './week-editor.tsx';
import { isWeekField, type TypedWeek, weekIn, weekMistakesIn } from './week-form.ts';

type Look = { type?: 'text' | 'tel' | 'email' | 'url'; optional?: boolean; hinted?: true };

const NETWORK = { type: 'url', optional: true } as const;
/** Every text that can be set. */
const FIELDS = {
  company_name: {},
  company_name_en: { optional: true, hinted: true },
  public_whatsapp_number: { type: 'tel', hinted: true },
  public_support_email: { type: 'email' },
  whatsapp_number: { type: 'tel', optional: true, hinted: true },
  support_email: { type: 'email', optional: true, hinted: true },
  blog_url: { type: 'url', optional: true, hinted: true },
  linkedin: NETWORK,
  instagram: NETWORK,
  youtube: NETWORK,
} as const satisfies Record<CompanyText, Look>;

/** In the order of the screen. */
const PARTS = {
  names: ['company_name', 'company_name_en'],
  reach: ['public_whatsapp_number', 'public_support_email'],
  inside: ['whatsapp_number', 'support_email'],
  links: ['blog_url', 'linkedin', 'instagram', 'youtube'],
} as const satisfies Record<string, readonly CompanyText[]>;
const SECTIONS = ['names', 'reach', 'inside', 'links', 'hours'] as const;

type Hinted = {
  [Name in CompanyText]: (typeof FIELDS)[Name] extends { hinted: true } ? Name : never;
}[CompanyText];
const isHinted = (name: CompanyText): name is Hinted => 'hinted' in FIELDS[name];

type Props = {
  settings: CompanySettings;
  reply: CompanyReply | undefined;
  /** What is typed, with hours more or less; nothing is saved. */
  typed: TypedCompany | undefined;
  /** What visitors see of it, beside the fields. */
  preview: ReactNode;
};

type Shown = { texts: CompanySettings['texts']; mistakes: TextMistakes };

function useTextField({ texts, mistakes }: Shown) {
  const { t } = useTranslation('company');
  return (name: CompanyText) => {
    const { type = 'text', optional = false }: Look = FIELDS[name];
    return (
      <Field
        key={name}
        id={name}
        name={name}
        type={type}
        autoComplete="off"
        required={!optional}
        label={t(`fields.${name}`)}
        hint={isHinted(name) ? t(`hints.${name}`) : undefined}
        mark={optional ? t('optional') : undefined}
        error={mistakes[name] && t(`errors.${mistakes[name]}`)}
        defaultValue={texts[name]}
      />
    );
  };
}

/** Names, contacts and business hours of the company. */
export function CompanyForm({ settings: newest, reply, typed: stepped, preview }: Props) {
  const { t } = useTranslation('company');
  // The values read when the form opened: the revision must stay that of the texts in the fields, though
  // the screen reloads whenever a colleague saves.
  const [settings] = useState(newest);
  const refused = reply?.ok === false && reply.intent === 'save' ? reply : undefined;
  const typed = stepped ?? (refused && { texts: refused.values, week: weekIn(postedIn(refused)) });
  const mistakes = refused?.fieldErrors ?? {};
  const conflict = refused?.code === 'changed' ? refused.details : undefined;
  const texts = typed?.texts ?? settings.texts;
  const field = useTextField({ texts, mistakes: mistakes as TextMistakes });
  // A week that does not come from its own buttons: a draft, or a colleague's save.
  const [given, give] = useState<{ week?: TypedWeek; times: number }>({ times: 0 });
  const showWeek = (week: TypedWeek) => give(({ times }) => ({ week, times: times + 1 }));
  // Its own save while the user types on; a form that began with the saved values needs none.
  const saved = reply?.ok && reply.intent === 'save' ? reply.data : undefined;
  const own = saved && saved.revision > settings.revision ? saved : undefined;
  const revision = own?.revision ?? settings.revision;
  return (
    <FormPage
      submit={t('save')}
      reply={reply ?? stepped}
      preview={preview}
      sections={SECTIONS.map((id) => ({ id, label: t(`sections.${id}`) }))}
      draft={{
        of: `company ${settings.unit}`,
        revision,
        restore: (held, changed) => {
          if (changed.some(isWeekField)) showWeek(weekIn(held));
        },
      }}
      notice={
        <>
          <ReadRevision revision={settings.revision} answer={own} />
          <ReplyNotice reply={reply} row={settings.id} />
          {newest.deleted && !conflict && <DeletedNotice deleted={newest.deleted} />}
          {conflict && (
            <EditConflict
              conflict={conflict}
              placeOf={companyPlaces(showWeek)}
              reloadTo={`${adminPath('company')}?unit=${settings.unit}`}
            />
          )}
        </>
      }
    >
      {(['names', 'reach', 'inside', 'links'] as const).map((part) => (
        <fieldset key={part} id={part} className="form-page-part">
          <legend className="subtitle">{t(`sections.${part}`)}</legend>
          {PARTS[part].map(field)}
        </fieldset>
      ))}
      <div id="hours">
        <WeekEditor
          key={given.times}
          week={given.week ?? typed?.week ?? settings.week}
          mistakes={weekMistakesIn(mistakes)}
        />
      </div>
    </FormPage>
  );
}
