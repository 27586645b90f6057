import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentForm } from './content-form.tsx';
import { ContentHead } from './content-head.tsx';
import { ContentWays } from './content-ways.tsx';
import type { Editor } from './editor.ts';
import type { ContentReply } from './save-content.server.ts';

type Props = { editor: Editor; reply: ContentReply | undefined };

/** One item of content: what the file says, and what is written over it, in both languages. */
export function ContentEditor({ editor: given, reply }: Props) {
  const { t } = useTranslation('content');
  // The page is read anew whenever a colleague saves something; what is typed here was made on the
  // revision that was there before.
  const [editor] = useState(given);
  const { revision } = editor;
  return (
    <div className="record">
      <ContentHead editor={editor} />
      {!editor.mayChange && <p className="admin-notice">{t('editor.readOnly')}</p>}
      <ContentForm editor={editor} reply={reply} revision={revision} />
      {editor.mayChange && <ContentWays editor={editor} reply={reply} revision={revision} />}
    </div>
  );
}
