import { type FocusEvent, type MouseEvent, useState } from 'react';

/** The result of an editor's post: a reply of a command, or its kind; a save carries the revision it made. */
type Outcome =
  | { ok: boolean; intent: string; data?: unknown }
  | { kind: string; revision?: number };

/** The revision that a save has made. */
function savedRevision(reply: Outcome | undefined): number | undefined {
  if (!reply) return undefined;
  if ('kind' in reply) return reply.kind === 'saved' ? reply.revision : undefined;
  const { revision } = (reply.data ?? {}) as { revision?: number };
  return reply.ok ? revision : undefined;
}

const isUndone = (reply: Outcome | undefined): boolean =>
  reply !== undefined &&
  ('kind' in reply ? reply.kind === 'undone' : reply.ok && reply.intent === 'undo');

/** A field with input or choice, not a button. */
const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable], input:not([type=submit], [type=button])');

/** A button that changes the fields in place: a new line, an accepted value. */
const actsInPlace = ({ target, defaultPrevented }: MouseEvent) => {
  const button = target instanceof Element && target.closest('button');
  return Boolean(button) && (defaultPrevented || (button as HTMLButtonElement).type !== 'submit');
};

/**
 * The state of an editor since the last save: whether the user has changed something, and whether focus is
 * in a field, where the next key would go. The editor attaches the handlers.
 */
export function useWriting() {
  const [touched, touch] = useState(false);
  const [writing, write] = useState(false);
  const heard = {
    onInput: () => touch(true),
    onClick: (event: MouseEvent) => {
      if (actsInPlace(event)) touch(true);
    },
    onFocus: ({ target }: FocusEvent) => write(isField(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => write(isField(relatedTarget)),
    onSubmit: () => touch(false),
  };
  return { touched, writing, heard };
}

/**
 * A key for the content of an editor: `of` is the edited record, `revision` that of the data read last. The
 * editor starts again with the result of its own save, or of an undo. A colleague's save must not discard
 * what is being typed, nor must a reply that arrives while the user types on or has the focus in a field.
 * The editor uses `edition` as its key, and attaches the handlers.
 */
export function useEdition(of: string, revision: number, reply: Outcome | undefined) {
  const [edition, begin] = useState({ of, revision, reply, round: 0 });
  const { touched, writing, heard } = useWriting();
  const made = savedRevision(reply);
  const saved = made !== undefined;
  const least = made ?? (isUndone(reply) ? edition.revision + 1 : undefined);
  const renewed = reply !== edition.reply && least !== undefined && revision >= least;
  if (of !== edition.of || renewed) {
    const stays = of === edition.of && (touched || (saved && writing));
    begin({ of, revision, reply, round: edition.round + (stays ? 0 : 1) });
  }
  return { edition: `${edition.of} ${edition.round}`, ...heard };
}
