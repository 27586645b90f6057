import { timeHere } from './copy-times.ts';
import { fillIn, type PortalWords } from './device-words.ts';
import type { Reply } from './waiting-replies.ts';

export type RowActs = {
  /** Undefined where it cannot be changed here: its conversation is on another page. */
  edit: ((reply: Reply) => void) | undefined;
  drop: (reply: Reply) => void;
  /** Undefined where nothing can be sent from. */
  send: ((reply: Reply) => void) | undefined;
};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/** A button whose accessible name says what it is for. */
function button(text: string, about: string, press: (pressed: HTMLButtonElement) => void) {
  const made = element('button', 'link', text);
  made.type = 'button';
  made.setAttribute('aria-label', `${text}: ${about}`);
  made.addEventListener('click', () => press(made));
  return made;
}

function stateOf({ state, at }: Reply, { queue, refused }: PortalWords): string {
  const time = { at: timeHere(at, document.documentElement.lang) };
  if (state === 'waiting' || state === 'failed' || state === 'signedOut')
    return fillIn(queue[state], time);
  return refused[state];
}

/** One thing that waits: what was written, what becomes of it, and what may be done about it. */
function rowOf(reply: Reply, words: PortalWords, acts: RowActs): HTMLElement {
  const row = element('article', 'portal-message portal-wait');
  row.dataset['mine'] = 'true';
  row.dataset['reply'] = reply.id;
  const isRefused = reply.state in words.refused;
  const label = element('p', isRefused ? 'portal-bad' : 'note', stateOf(reply, words));
  const about = reply.body.slice(0, 40);
  const { queue } = words;
  const doings = element('p', 'portal-go');
  const { edit, drop, send } = acts;
  if (edit) doings.append(button(queue.edit, about, () => edit(reply)));
  else {
    const link = element('a', 'link', queue.read);
    link.href = reply.page;
    doings.append(link);
  }
  if (send) doings.append(button(queue.send, about, () => send(reply)));
  if (isRefused) {
    const copy = async (pressed: HTMLButtonElement) => {
      await navigator.clipboard.writeText(reply.body);
      pressed.textContent = queue.copied;
    };
    doings.append(button(queue.copy, about, (pressed) => void copy(pressed).catch(() => {})));
  }
  if (reply.state === 'signedOut') {
    const signIn = element('a', 'link', queue.signIn);
    signIn.href = `${import.meta.env.AUTH}?${new URLSearchParams({ from: reply.page })}`;
    doings.append(signIn);
  }
  doings.append(button(queue.drop, about, () => drop(reply)));
  if (!edit) row.append(element('b', '', reply.title));
  row.append(label, element('p', 'portal-words', reply.body), doings);
  return row;
}

/** Shows what waits in a place of its own, which is read out as it changes. */
export function showRows(
  place: HTMLElement,
  replies: readonly Reply[],
  words: PortalWords,
  acts: RowActs,
): void {
  place.replaceChildren(...replies.map((reply) => rowOf(reply, words, acts)));
}
