import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import { LeavePanel } from '../cases/admin/leave-panel.tsx';
import { LandingFiguresPart } from '../landings/admin/landing-figures.tsx';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import { ContentForm } from './content-form.tsx';
import { ContentHead } from './content-head.tsx';
import { ContentWays } from './content-ways.tsx';
import { addressOf, type Editor } from './editor.ts';
import { WaitingNotice } from './schedule-part.tsx';
import type { WritingView } from './writing/shown-language.ts';

type Props = { editor: Editor; reply: ContentRefusal | undefined; view: WritingView };

/** Undoes what the last post of the editor has changed. */
function UndoEdit({ editor, reply, revision }: Omit<Props, 'view'> & { revision: number }) {
  const { t } = useTranslation('content');
  if (reply?.intent === 'undo') {
    return (
      <p className="admin-notice bad" role="alert">
        {t('acts.refused.changed')}
      </p>
    );
  }
  if (!editor.undo) return null;
  return (
    <Form method="post" action={addressOf(editor)} preventScrollReset data-renews="">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="set" value={editor.undo} />
      <button type="submit" name="intent" value="undo" className="link">
        {t('editor.undo')}
      </button>
    </Form>
  );
}

/** One item of content: what the file says, and what is written over it, in both languages. */
export function ContentEditor({ editor: given, reply, view }: Props) {
  const { t } = useTranslation('content');
  // The page is read again whenever a colleague saves something; what is typed here was made on the
  // revision that was there before.
  const [editor] = useState(given);
  // What was refused is on the revision that it was posted with.
  const answer = useMemo(
    // A post that was too large was not read.
    () =>
      reply && reply.code !== 'too-large'
        ? { revision: Number(reply.values['revision'] ?? 0) }
        : undefined,
    [reply],
  );
  const revision = useHeldRevision(editor.revision, answer);
  return (
    <div className="record">
      <ContentHead editor={editor} />
      {editor.mayChange && <UndoEdit editor={editor} reply={reply} revision={revision} />}
      {editor.figures && (
        <LandingFiguresPart
          figures={editor.figures}
          isPublic={editor.visibility === 'visible' && editor.publishedAt !== null}
        />
      )}
      {editor.leave !== undefined && <LeavePanel slug={editor.item.slug} leave={editor.leave} />}
      <WaitingNotice schedules={editor.schedules} />
      {!editor.mayChange && <p className="admin-notice">{t('editor.readOnly')}</p>}
      <ContentForm editor={editor} reply={reply} revision={revision} view={view} />
      {editor.mayChange && <ContentWays editor={editor} reply={reply} revision={revision} />}
    </div>
  );
}
