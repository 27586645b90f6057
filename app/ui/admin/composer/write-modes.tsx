import { Lock, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeys } from '../keys/keys.tsx';

export type WriteMode = 'note' | 'reply';

type Props = {
  mode: WriteMode;
  choose: (mode: WriteMode) => void;
  /** The ids of the fields below: one gets the focus after a choice. */
  fields: Record<WriteMode, string>;
  /** Whether there is a recipient for a reply. */
  replies: boolean;
  words: Record<'mode' | 'note' | 'reply' | 'noteKey' | 'replyKey', string>;
};

/** Switches between an internal note and a reply that is sent outside, also by I and R. */
export function WriteModes({ mode, choose, fields, replies, words }: Props) {
  const begin = (next: WriteMode) => {
    choose(next);
    // After it has been drawn.
    requestAnimationFrame(() => document.getElementById(fields[next])?.focus());
  };
  const key = { group: 'record', legend: true } as const;
  useKeys([
    { ...key, keys: 'i', label: words.noteKey, run: () => begin('note') },
    ...(replies ? [{ ...key, keys: 'r', label: words.replyKey, run: () => begin('reply') }] : []),
  ]);
  return (
    <fieldset className="composer-modes">
      <legend className="unseen">{words.mode}</legend>
      <button type="button" aria-pressed={mode === 'note'} onClick={() => begin('note')}>
        <Lock aria-hidden="true" /> {words.note}
      </button>
      {replies && (
        <button type="button" aria-pressed={mode === 'reply'} onClick={() => begin('reply')}>
          <Reply aria-hidden="true" /> {words.reply}
        </button>
      )}
    </fieldset>
  );
}

/**
 * What is written in a mode. It stays in the page while the other one is chosen, with its files and its post; without
 * scripts both are shown.
 */
export function WritePart({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div className="composer-part" data-off={shown ? undefined : ''}>
      {children}
    </div>
  );
}
