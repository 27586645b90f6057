import { counted, type PortalWords } from './device-words.ts';
import {
  dropReply,
  keepReply,
  type Reply,
  sendReplies,
  waitingReplies,
} from './waiting-replies.ts';
import { showRows } from './waiting-rows.ts';

/* The waiting replies on the present page: below its conversation, in the band, and in the list of the
 * offline page. */

const forms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-waits]')];
const placeOf = (form: HTMLFormElement) => form.dataset['waits'] ?? '';
const textOf = (form: HTMLFormElement) => form.querySelector<HTMLTextAreaElement>('[name=body]');

/** A new id for the next reply: a page that is read again may have used its own. */
function renew(form: HTMLFormElement): void {
  const id = form.querySelector<HTMLInputElement>('[name=id]');
  if (id && 'randomUUID' in crypto) id.value = crypto.randomUUID();
}

/** A place for rows before an element, created once. */
function roomBefore(thing: Element): HTMLElement {
  for (const there of [thing, thing.previousElementSibling]) {
    if (there instanceof HTMLElement && there.dataset['waiting'] !== undefined) return there;
  }
  const room = document.createElement('div');
  room.dataset['waiting'] = '';
  room.setAttribute('aria-live', 'polite');
  thing.before(room);
  return room;
}

/** A reply that has no form on this page and must still be shown: one that was refused, on any page, and one
 * written on this page where the user may no longer write. */
const isLost = ({ place, page, state }: Reply, words: PortalWords) =>
  !forms().some((form) => placeOf(form) === place) &&
  (state in words.refused || page === `${location.pathname}${location.search}`);

/** Text being typed must not be lost by a reload. */
const isTyping = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

export function startQueue(account: string, words: PortalWords) {
  const band = document.querySelector<HTMLElement>('.portal-off');
  const savedText = band?.dataset['kept'] === undefined ? '' : (band.textContent ?? '');

  function showBand(label = ''): void {
    if (!band) return;
    const waiting = waitingReplies(account).length;
    const offline = navigator.onLine ? '' : words.offline;
    const parts = [
      savedText || offline,
      waiting > 0 ? counted(words.count, waiting) : offline && words.waits,
      label,
    ].filter(Boolean);
    band.textContent = parts.join(' · ');
    band.hidden = parts.length === 0;
  }

  function show(label?: string): void {
    const replies = waitingReplies(account);
    // The button disappears with its reply: focus moves to the form of the reply, or to the list.
    const drop = (reply: Reply) => {
      const form = forms().find((one) => placeOf(one) === reply.place);
      dropReply(reply.id);
      show();
      const next = form ? textOf(form) : document.querySelector<HTMLElement>('main a.button');
      next?.focus();
    };
    const send = account === '' ? undefined : (reply: Reply) => void flush(reply.id);
    for (const form of forms()) {
      const mine = replies.filter(({ place }) => place === placeOf(form));
      const edit = (reply: Reply) => {
        const text = textOf(form);
        if (!text) return;
        dropReply(reply.id);
        text.value = text.value.trim() ? `${reply.body}\n\n${text.value}` : reply.body;
        show();
        text.focus();
      };
      showRows(roomBefore(form), mine, words, { edit, drop, send });
      const fold = form.closest('details');
      if (fold && mine.length > 0) fold.open = true;
    }
    const list = document.querySelector<HTMLElement>('[data-queue]');
    if (list) showRows(list, replies, words, { edit: undefined, drop, send: undefined });
    else if (band?.nextElementSibling) {
      const lost = replies.filter((reply) => isLost(reply, words));
      showRows(roomBefore(band.nextElementSibling), lost, words, { edit: undefined, drop, send });
    }
    showBand(label);
  }

  async function flush(only?: string): Promise<void> {
    const sent = await sendReplies(account, only);
    show(sent.length > 0 ? words.queue.sent : undefined);
    const here = forms().map(placeOf);
    if (sent.some(({ place }) => here.includes(place)) && !isTyping()) location.reload();
  }

  function wait(form: HTMLFormElement, reply: Reply): boolean {
    if (!keepReply(account, reply)) return false;
    form.reset();
    const text = textOf(form);
    // The text of a refused post is the default of the form.
    if (text) text.value = '';
    renew(form);
    show();
    // The text has left its field: what waits is above it, maybe out of view.
    document
      .querySelector(`[data-reply="${CSS.escape(reply.id)}"]`)
      ?.scrollIntoView({ block: 'center' });
    return true;
  }

  for (const form of forms()) renew(form);
  // Restored from the cache: the next reply is another than the one sent from here.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) renew(form);
    show();
  });
  show();
  void flush();
  addEventListener('offline', () => showBand());
  addEventListener(
    'online',
    () => void flush().then(() => savedText && !isTyping() && location.reload()),
  );
  // Another tab has sent, deleted or added something.
  addEventListener('storage', () => show());
  return { wait };
}
