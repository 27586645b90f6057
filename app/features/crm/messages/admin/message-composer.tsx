import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link, useSearchParams } from 'react-router';
import { formatPhone, whatsappUrl } from '#app/features/company/company.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { AttachmentField } from '#app/ui/admin/composer/attachment-field.tsx';
import { MarkedText } from '#app/ui/admin/composer/marked-text.tsx';
import { filledPieces } from '#app/ui/admin/composer/placeholders.ts';
import { useAttachments } from '#app/ui/admin/composer/use-attachments.ts';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { FieldShell } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { MessageReply } from '../commands/message-actions.server.ts';
import { MESSAGE_FILES } from '../message-files.ts';
import {
  BODY_LENGTH,
  type Channel,
  type Messaging,
  PLACEHOLDERS,
  type PlaceholderName,
  SUBJECT_LENGTH,
} from '../messages.ts';
import { WRITE } from '../writing-to.ts';
import { useMessageText } from './use-message-text.ts';

type Props = {
  messaging: Messaging;
  channel: Channel;
  fetcher: FetcherWithComponents<MessageReply>;
  close: () => void;
};

type Written = ReturnType<typeof useMessageText>;

/** The choice of address, language and template. */
function Choices({ messaging, channel, written }: Props & { written: Written }) {
  const { t } = useTranslation('messages');
  const siteLocale = useLocale();
  const id = useId();
  const ways = channel === 'mail' ? messaging.emails : messaging.phones;
  const { templates, template, locale, pick } = written;
  return (
    <div className="message-choices">
      {ways.length > 0 && (
        <Select
          id={`${id}-to`}
          name="recipient"
          label={t(channel === 'mail' ? 'to' : 'number')}
          options={ways.map((way) => ({
            value: way,
            label: channel === 'mail' ? way : formatPhone(way, siteLocale),
          }))}
        />
      )}
      {templates.length > 0 && (
        <>
          <Select
            id={`${id}-template`}
            name="template"
            label={t('template')}
            placeholder={t('noTemplate')}
            value={template}
            onChange={({ target }) => pick(target.value, locale)}
            options={templates.map(({ key, texts }) => ({ value: key, label: texts[locale].name }))}
          />
          <Select
            id={`${id}-locale`}
            name="locale"
            label={t('language')}
            value={locale}
            onChange={({ target }) => pick(template, target.value as Locale)}
            options={LOCALES.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          />
        </>
      )}
    </div>
  );
}

/** Names the open placeholders; with one the message is not sent. */
function OpenPlaceholders({ open, id }: { open: readonly string[]; id: string }) {
  const { t } = useTranslation('messages');
  if (open.length === 0) return null;
  const names = open.map((name) =>
    PLACEHOLDERS.includes(name as PlaceholderName)
      ? t(`placeholders.${name as PlaceholderName}`)
      : `{{${name}}}`,
  );
  return (
    <p className="error" id={id} role="alert">
      {t('open', { count: names.length, names: names.join(', ') })}
    </p>
  );
}

const OPEN = /\{\{[^{}]*\}\}/;

/** Selects the first open placeholder of a field: typing takes its place. False where it has none. */
function selectOpen(field: HTMLTextAreaElement | null, text: string): boolean {
  const found = OPEN.exec(text);
  if (!field || !found) return false;
  field.focus();
  field.setSelectionRange(found.index, found.index + found[0].length);
  return true;
}

/** A message to a contact, with the text of a template; it is sent only without open placeholders. */
export function MessageComposer(props: Props) {
  const { messaging, channel, fetcher, close } = props;
  const { t } = useTranslation('messages');
  const { t: tAnswers } = useTranslation('inbound', { keyPrefix: 'answers' });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const subject = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const written = useMessageText(props);
  const files = useAttachments({ ...MESSAGE_FILES, action: adminPath('messageFiles') });
  const [tried, setTried] = useState(false);
  // Pressed while an undo was running: it is sent as soon as that is done.
  const [waits, setWaits] = useState(false);
  const sends = useRef(false);
  const { text, open, insertedValues, change } = written;
  const busy = fetcher.state !== 'idle';
  const { data } = fetcher;
  // The reply about the previous message is ignored.
  const before = useRef(data);
  const forget = useRef(written.forget);
  forget.current = written.forget;
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    body.current?.focus({ preventScroll: true });
    body.current?.setSelectionRange(0, 0);
  }, []);
  useEffect(() => {
    if (data !== before.current && data?.ok && data.intent === 'send') forget.current();
  }, [data]);

  useEffect(() => {
    if (busy) return;
    sends.current = false;
    if (!waits) return;
    setWaits(false);
    form.current?.requestSubmit();
  }, [busy, waits]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setTried(true);
    if (open.length > 0 || files.busy) {
      event.preventDefault();
      const isSelected =
        selectOpen(subject.current, text.subject) || selectOpen(body.current, text.body);
      if (!isSelected) body.current?.focus();
      return;
    }
    // The same id for a retry: a message that was sent after all is not sent twice.
    if (key.current && !key.current.value) {
      key.current.value = window.crypto.randomUUID?.() ?? '';
    }
    sends.current = true;
    if (channel === 'whatsapp') {
      const to = String(new FormData(event.currentTarget).get('recipient') ?? '');
      window.open(whatsappUrl(to, text.body), '_blank', 'noopener');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!busy) form.current?.requestSubmit();
      else if (!sends.current) setWaits(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const visible = tried ? open : [];
  // Without scripts the address opens the composer, and so closes it.
  const without = new URLSearchParams(useSearchParams()[0]);
  without.delete(WRITE);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={adminPath('messages')}
      className="message"
      aria-label={t(`title.${channel}`)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <input type="hidden" name="intent" value="send" />
      <input ref={key} type="hidden" name="id" defaultValue="" />
      <input type="hidden" name="kind" value={messaging.subject.kind} />
      <input type="hidden" name="about" value={messaging.subject.id} />
      <input type="hidden" name="channel" value={channel} />
      <Choices {...props} written={written} />
      {channel === 'call' && (
        <ChoiceGroup
          id={`${id}-way`}
          name="direction"
          label={t('direction')}
          defaultValue="out"
          options={(['out', 'in'] as const).map((way) => ({
            value: way,
            label: t(`directions.${way}`),
          }))}
        />
      )}
      {channel === 'mail' && (
        <FieldShell id={`${id}-s`} label={t('subject')}>
          <MarkedText
            id={`${id}-s`}
            name="subject"
            single
            required
            value={text.subject}
            change={(subject) => change({ subject })}
            pieces={filledPieces(text.subject, insertedValues)}
            most={SUBJECT_LENGTH}
            fieldRef={subject}
            invalid={visible.length > 0 && OPEN.test(text.subject)}
            describedBy={visible.length > 0 ? `${id}-open` : undefined}
          />
        </FieldShell>
      )}
      <FieldShell id={`${id}-b`} label={t(channel === 'call' ? 'callNote' : 'body')}>
        <MarkedText
          id={`${id}-b`}
          name="body"
          required={channel !== 'call'}
          fieldRef={body}
          value={text.body}
          change={(words) => change({ body: words })}
          pieces={filledPieces(text.body, insertedValues)}
          most={BODY_LENGTH}
          invalid={visible.length > 0 && OPEN.test(text.body)}
          describedBy={visible.length > 0 ? `${id}-open` : undefined}
        />
      </FieldShell>
      <OpenPlaceholders open={visible} id={`${id}-open`} />
      {channel === 'mail' && (
        <>
          <AttachmentField files={files} {...MESSAGE_FILES} />
          <p className="soft">{tAnswers(messaging.answersComeIn ? 'comeIn' : 'toTeam')}</p>
        </>
      )}
      <div className="acts">
        <Button type="submit" small busy={busy}>
          {t(`send.${channel}`)} <KeyHint>Ctrl ↵</KeyHint>
        </Button>
        <Link
          className="button outlined compact"
          to={{ search: String(without) }}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          {t('cancel')}
        </Link>
      </div>
    </fetcher.Form>
  );
}
