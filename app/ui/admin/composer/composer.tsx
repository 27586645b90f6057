import { AtSign, Lock, Reply } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ColumnsOf } from '../data-table/hidden-columns.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { useRecordChange } from '../keys/record-change.ts';
import { keepDraft } from './drafts.ts';
import { MentionList } from './mention-list.tsx';
import type { Mentionable } from './mention-query.ts';
import type { Attachments } from './use-attachments.ts';
import { useComposerDraft } from './use-composer-draft.ts';
import { useComposerFiles } from './use-composer-files.ts';
import { useMentionList } from './use-mention-list.ts';

/** The result of a send: stored, or not and why, in words. */
export type Sent = { kept: true } | { kept: false; error: string };

type Props = {
  /** Posts the id, `text`, and as `named` the ids of those picked from the list. */
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  intent: string;
  /** The row that is edited; without one each text gets an id, so that it is stored once. */
  id?: string;
  /** The name of the field with the id of the text. */
  idName?: string;
  /** The subject: under that, and the user, a draft is kept in this browser until it is sent. */
  draft?: string;
  label: string;
  placeholder?: string;
  /** The readers of the text. */
  readers: string;
  /** Called on every input. */
  changed?: (text: string) => void;
  /** It is sent outside the company: it looks different from a note, so that users do not confuse the two. */
  outside?: boolean;
  /** Further fields, below the text. */
  extras?: ReactNode;
  submit: string;
  /** The initial text, as somebody has typed it. */
  text?: string;
  /** A text to begin with: a stored draft replaces it. */
  suggested?: string;
  /** Sent with the text: it waits for those that are being uploaded. */
  files?: Attachments;
  most: number;
  people: readonly Mentionable[];
  /** The result of the last send. */
  sent: Sent | undefined;
  /** Cancels an edit, which leaves the text as it was. */
  cancel?: { label: string; run: () => void };
  /** A ref for focus by a key. */
  fieldId: string;
};

/** For a browser that does not grow a field by itself. */
function grow(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

/**
 * A text to colleagues, or one that is sent outside: grows as it is written, is sent with Ctrl and Enter,
 * stays when it could not be saved, and mentions colleagues behind an @. Works as a plain form without
 * scripts.
 */
export function Composer(props: Props) {
  const { fetcher, sent, people, fieldId, cancel } = props;
  const owner = useContext(ColumnsOf);
  const draft = props.draft && `${owner}/${props.draft}`;
  const { t } = useTranslation('composer');
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useRef<HTMLInputElement>(null);
  const sentText = useRef<string>(undefined);
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** Ctrl and Enter were pressed while the text before is being saved: this one is sent after it. */
  const [next, setNext] = useState(false);
  /** After every input, and every inserted name. */
  const changed = (box: HTMLTextAreaElement) => {
    grow(box);
    if (draft) keepDraft(draft, box.value);
    props.changed?.(box.value);
  };
  const mentions = useMentionList({
    field,
    people,
    changed,
    taken: (person) => setPicked([...new Set([...picked, person.id])]),
  });
  const { found, chosen } = mentions;
  const busy = fetcher.state !== 'idle';
  const editing = props.id !== undefined;
  const recordChanges = useRecordChange();

  useComposerDraft({ field, draft, suggested: props.suggested, restored: grow, changed });
  const { awaited, holds } = useComposerFiles(form, props.files);
  useEffect(() => {
    const box = field.current;
    if (!sent?.kept || !box || sentText.current === undefined) return;
    // Text typed since the send stays.
    if (box.value === sentText.current && !editing) {
      box.value = '';
      grow(box);
      if (draft) keepDraft(draft, '');
      setPicked([]);
    }
    sentText.current = undefined;
    if (id.current && !editing) id.current.value = '';
  }, [sent, draft, editing]);
  useEffect(() => {
    if (busy || !next) return;
    setNext(false);
    // A text that was not saved is still in the field, with the reason: the user decides.
    if (sent?.kept !== false) form.current?.requestSubmit();
  }, [busy, next, sent]);

  const onSubmit = (event: FormEvent) => {
    // Another record was opened: the text stays as a draft of this one, and is sent to neither.
    if (recordChanges()) return event.preventDefault();
    if (holds(event)) return;
    sentText.current = field.current?.value;
    // The same id for a retry: a text that was stored after all is not stored twice. Browsers generate one
    // on secure origins only; without it the server does.
    if (id.current && !id.current.value) id.current.value = window.crypto.randomUUID?.() ?? '';
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.press(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!busy) form.current?.requestSubmit();
      else if (event.currentTarget.value !== sentText.current) setNext(true);
    } else if (event.key === 'Escape' && cancel) {
      event.preventDefault();
      event.stopPropagation();
      cancel.run();
    } else if (event.key === 'Escape') {
      // Single keys work again; a panel around it is closed by the same press.
      event.currentTarget.blur();
    }
  };
  const error = sent && !sent.kept ? sent.error : undefined;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={props.action}
      className="composer"
      onSubmit={onSubmit}
      data-internal={props.outside ? undefined : ''}
    >
      <input type="hidden" name="intent" value={props.intent} />
      <input ref={id} type="hidden" name={props.idName ?? 'id'} defaultValue={props.id} />
      {picked.map((person) => (
        <input key={person} type="hidden" name="named" value={person} />
      ))}
      <MentionList id={list} mentions={mentions} />
      <textarea
        ref={field}
        id={fieldId}
        name="text"
        className="composer-text"
        rows={editing ? 2 : 1}
        required
        maxLength={props.most}
        defaultValue={props.text ?? props.suggested}
        aria-label={props.label}
        placeholder={props.placeholder}
        aria-autocomplete={people.length > 0 ? 'list' : undefined}
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={found.length > 0 && chosen ? `${list}-${chosen.id}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-e` : `${fieldId}-r`}
        onChange={({ target }) => {
          changed(target);
          mentions.look();
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p className="error" id={`${fieldId}-e`} role="alert">
          {error}
        </p>
      )}
      {props.extras}
      <p className="composer-wait" role="status">
        {awaited && t('files.awaited')}
      </p>
      <div className="composer-acts">
        {people.length > 0 && (
          <button
            type="button"
            className="composer-tool"
            aria-label={t('name')}
            onClick={mentions.begin}
          >
            <AtSign aria-hidden="true" />
          </button>
        )}
        <p className="composer-readers" id={`${fieldId}-r`}>
          {props.outside ? <Reply aria-hidden="true" /> : <Lock aria-hidden="true" />}{' '}
          {props.readers}
        </p>
        {cancel && (
          <Button variant="outline" small onClick={cancel.run}>
            {cancel.label}
          </Button>
        )}
        <Button
          type="submit"
          variant={props.outside ? 'primary' : 'outline'}
          small
          busy={busy || awaited}
        >
          {props.submit} <KeyHint>Ctrl ↵</KeyHint>
        </Button>
      </div>
    </fetcher.Form>
  );
}
