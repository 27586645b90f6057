import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import { describedBy, type FieldFrame, FieldShell } from '#app/ui/field.tsx';
import type { ContentReply } from '../../admin/commands/content-actions.server.ts';
import type { Mistake } from '../../admin/editor-fields.ts';
import { readingMinutes, wordsIn } from '../reading-time.ts';
import { block, editOf, type Tool } from './markdown-edits.ts';
import { MarkdownTools } from './markdown-tools.tsx';
import { TextPicturesPart } from './text-pictures-part.tsx';
import { selectionIn, writeEdit } from './write-edit.ts';

type Props = FieldFrame & { name: string; lang: string | undefined; defaultValue: string };

const BY_LETTER: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic' };

/** A text in Markdown, with buttons for its signs and for pictures. */
export function MarkdownField({ id, label, hint, error, mark, ...native }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'markdown' });
  const { t: tMistake } = useTranslation('content', { keyPrefix: 'mistakes' });
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(native.defaultValue);
  const [announcement, announce] = useState('');
  const picture = useFetcher<ContentReply>({ key: `picture ${id}` });
  const isHydrated = useHydrated();
  const words = wordsIn(typed);
  useEachReply(picture.data, (reply) => {
    if (reply.ok && reply.intent === 'picture' && field.current) {
      writeEdit(
        field.current,
        block(selectionIn(field.current), `![](${reply.data.address})`, [2, 2]),
      );
      return announce(t('pictureStored'));
    }
    const mistake = reply.ok ? undefined : (reply.fieldErrors['picture'] as Mistake | undefined);
    announce(mistake ? tMistake(mistake, { list: '' }) : t('pictureFailed'));
  });
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const form = new FormData();
    form.append('intent', 'picture');
    form.append('picture', chosen);
    target.value = '';
    announce(t('pictureSent'));
    void picture.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = event.ctrlKey || event.metaKey ? BY_LETTER[event.key] : undefined;
    if (!tool || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const edit = editOf(tool, selectionIn(event.currentTarget), {
      text: t('word'),
      column: t('column'),
    });
    writeEdit(event.currentTarget, edit);
  };
  return (
    <FieldShell {...{ id, label, hint, error, mark }} className="markdown">
      {isHydrated && (
        <>
          <MarkdownTools
            field={field}
            label={t('toolbar')}
            busy={picture.state !== 'idle'}
            onPicture={() => file.current?.click()}
          />
          <input
            ref={file}
            type="file"
            className="unseen"
            tabIndex={-1}
            aria-label={t('tools.picture')}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={send}
          />
        </>
      )}
      <textarea
        id={id}
        ref={field}
        className="input"
        rows={22}
        spellCheck
        {...describedBy({ id, hint, error })}
        {...native}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className="note markdown-count">
        {t('words', { count: words })}
        {words > 0 && `, ${t('minutes', { minutes: readingMinutes(typed) })}`}
      </p>
      {isHydrated && <TextPicturesPart id={id} field={field} typed={typed} />}
      <p className="small" role="status">
        {announcement}
      </p>
    </FieldShell>
  );
}
