import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Button } from '#app/ui/button.tsx';
import { isMarkdown } from '../overrides/visibility.ts';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import { useFieldName } from './content-field.tsx';
import { ContentPart, idOfPart } from './content-part.tsx';
import { contentPlaces } from './content-places.ts';
import { ContentPreview, SIDE } from './content-preview.tsx';
import { addressOf, type Editor, isOwnWay } from './editor.ts';
import { SchedulePart } from './schedule-part.tsx';
import { LanguageSwitch } from './writing/language-switch.tsx';
import type { WritingView } from './writing/shown-language.ts';
import { WritingParts } from './writing/writing-parts.tsx';

type Props = {
  editor: Editor;
  reply: ContentRefusal | undefined;
  revision: number;
  view: WritingView;
};

/** What became of the last post. */
function FormNotice({ editor, reply }: Pick<Props, 'editor' | 'reply'>) {
  const { t } = useTranslation('content');
  if (reply?.code === 'forbidden' || reply?.code === 'gone') {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refusals.${reply.code}`)}
      </p>
    );
  }
  const count = Object.keys(reply?.fieldErrors ?? {}).length;
  if (count > 0) {
    return (
      <p className="admin-notice bad" role="alert">
        {t('editor.mistaken', { count })}
      </p>
    );
  }
  if (reply || !editor.done) return null;
  return <SavedLine text={t(`done.${editor.done}`)} />;
}

/** What the item is for the visitors who read it. */
function Lead({ editor }: Pick<Props, 'editor'>) {
  const { t } = useTranslation('content');
  return (
    <div>
      {editor.item.kind === 'page' ? (
        <p className="soft small">{t('editor.leadOfPage')}</p>
      ) : (
        <p className="soft small">{t(editor.isMade ? 'editor.leadOfMade' : 'editor.lead')}</p>
      )}
      {editor.item.kind === 'text' && <p className="soft small">{t('editor.leadOfText')}</p>}
      {editor.item.kind === 'claims' && <p className="soft small">{t('editor.figures')}</p>}
      {editor.item.kind === 'legal' && <p className="soft small">{t('editor.legal')}</p>}
    </div>
  );
}

/** What was written for places that this release does not have any more. */
function LostTexts({ lost }: Pick<Editor, 'lost'>) {
  const { t } = useTranslation('content');
  if (lost.length === 0) return null;
  return (
    <div className="admin-notice" role="note">
      <p>
        {t('editor.lost', { count: lost.length })} {t('editor.lostText')}
      </p>
      <ul>
        {lost.map(({ path, text }) => (
          <li key={path}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** All texts of an item. Saving keeps them for staff, publishing shows them to everybody. */
export function ContentForm({ editor, reply, revision, view }: Props) {
  const { t } = useTranslation('content');
  const nameOf = useFieldName();
  const locale = useLocale();
  const own = reply && !isOwnWay(reply.intent) ? reply : undefined;
  // The form was remounted by the last command, which its address names.
  const [done] = useState(() => editor.done && { done: editor.done, revision });
  useSavedToast('content', done, editor.done && t(`done.${editor.done}`));
  const { shown, choose, preview, showPreview } = view;
  const isWriting = isMarkdown(editor.item.kind);
  const lead = <Lead editor={editor} />;
  const parts = isWriting ? (
    <WritingParts editor={editor} reply={own} shown={shown} lead={lead} />
  ) : (
    <>
      {lead}
      <LostTexts lost={editor.lost} />
      {editor.sections.map((section) => (
        <ContentPart key={section.key} section={section} disabled={!editor.mayChange} reply={own} />
      ))}
      {editor.mayChange && editor.sections.length > 0 && <SchedulePart reply={own} />}
    </>
  );
  const hasLanguages = editor.sections.some(({ fields }) =>
    fields.some(({ sides }) => sides.length > 1),
  );
  const takesPhoto = editor.sections.some(({ fields }) =>
    fields.some(({ type }) => type === 'picture'),
  );
  if (!editor.mayChange || editor.sections.length === 0) {
    return <div className="content-form">{parts}</div>;
  }
  return (
    <FormPage
      submit={t('editor.save')}
      intent="save"
      reply={reply ?? done}
      action={addressOf(editor)}
      // A save leads back to this screen, at the same place.
      preventScrollReset
      className={isWriting ? 'content-form writing-form' : 'content-form'}
      encType={takesPhoto ? 'multipart/form-data' : undefined}
      // What is kept as a draft waits for the other button.
      ready={editor.hasDraft}
      {...(!isWriting && {
        sections: editor.sections.map(({ key }) => ({ id: idOfPart(key), label: nameOf([key]) })),
      })}
      preview={
        (!isWriting || (preview && shown !== 'both')) && (
          <ContentPreview
            item={editor.item}
            view={view}
            {...(isWriting && { written: shown === 'both' ? locale : shown })}
          />
        )
      }
      draft={{ of: `content ${editor.item.kind} ${editor.item.slug}`, revision }}
      acts={
        <>
          <Button type="submit" variant="outline" name="intent" value="publish">
            {t('editor.publish')}
          </Button>
          {hasLanguages &&
            !isWriting &&
            LOCALES.map((locale) => (
              <Button
                key={locale}
                type="submit"
                variant="outline"
                name="intent"
                value={`publish:${locale}`}
              >
                {t(`editor.publishOnly.${SIDE[locale]}`)}
              </Button>
            ))}
        </>
      }
      notice={
        <>
          <input type="hidden" name="revision" value={revision} />
          <FormNotice editor={editor} reply={reply} />
          {own?.details && (
            <EditConflict
              conflict={own.details}
              placeOf={contentPlaces(editor)}
              reloadTo={addressOf(editor)}
            />
          )}
        </>
      }
    >
      {isWriting && (
        <LanguageSwitch shown={shown} choose={choose} preview={preview} showPreview={showPreview} />
      )}
      {parts}
    </FormPage>
  );
}
