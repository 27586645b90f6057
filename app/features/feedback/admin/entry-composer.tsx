import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { Composer, type Sent } from '#app/ui/admin/composer/composer.tsx';
import { type WriteMode, WriteModes } from '#app/ui/admin/composer/write-modes.tsx';
import { LONGEST_VERBATIM } from '../feedback-rules.ts';
import type { Entry } from './staff-feedback.store.server.ts';
import { useEntryToast, useEntryWords } from './use-entry-toast.ts';

const FIELD = 'entry-text';

/** `answersComeIn`: whether replies by mail reach the thread. */
type Props = { entry: Entry; answersComeIn: boolean };

/** Writes one kind of text; each keeps a draft of its own. */
function Text({ entry, answersComeIn, mode }: Props & { mode: WriteMode }) {
  const { t } = useTranslation('staff-feedback', { keyPrefix: 'write' });
  const wordsOf = useEntryWords();
  const words = useRef(wordsOf);
  words.current = wordsOf;
  const { t: tInbound } = useTranslation('inbound', { keyPrefix: 'answers' });
  const action = adminPath('feedbackEntry', { id: entry.id });
  const fetcher = useEntryToast(action);
  const { data } = fetcher;
  const sent = useMemo<Sent | undefined>(
    () => data && (data.ok ? { kept: true } : { kept: false, error: words.current(data).text }),
    [data],
  );
  const isReply = mode === 'reply';
  const mailed = `${t('toMail')} ${tInbound(answersComeIn ? 'comeIn' : 'byLink')}`;
  const replyReaders = entry.email ? mailed : t('toPage');
  return (
    <Composer
      fetcher={fetcher}
      action={action}
      intent={isReply ? 'answer' : 'note'}
      draft={`feedback/${entry.id}/${mode}`}
      label={t(`${mode}Label`)}
      placeholder={t(`${mode}Placeholder`)}
      readers={isReply ? replyReaders : t('noteReaders')}
      submit={t(`${mode}Submit`)}
      most={LONGEST_VERBATIM}
      people={[]}
      sent={sent}
      outside={isReply}
      fieldId={FIELD}
    />
  );
}

/** Where staff write about an entry: an internal note by default, or a reply to its author. */
export function EntryComposer(props: Props) {
  const { t } = useTranslation('staff-feedback', { keyPrefix: 'write' });
  const [mode, setMode] = useState<WriteMode>('note');
  return (
    <div className="composer-write">
      <WriteModes
        mode={mode}
        choose={setMode}
        fieldId={FIELD}
        replies
        words={{
          mode: t('mode'),
          note: t('note'),
          reply: t('reply'),
          noteKey: t('noteKey'),
          replyKey: t('replyKey'),
        }}
      />
      <Text key={mode} mode={mode} {...props} />
    </div>
  );
}
