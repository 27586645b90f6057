import { alone } from './copies-lock.ts';
import { ownerOfCopies } from './copy-rules.ts';
import { counted, type SignOutWords } from './device-words.ts';
import { dropAll, sendReplies, waitingReplies } from './waiting-replies.ts';

/** Whether what is sent ends the session of this browser: the form that signs out, or the button that ends
 * every session. */
const endsSession = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  form.dataset['signsOut'] !== undefined ||
  (submitter instanceof HTMLButtonElement && submitter.value === 'all');

async function forget(): Promise<void> {
  dropAll();
  if (!('caches' in window)) return;
  await alone(async () => {
    const ours = (await caches.keys()).filter((name) => ownerOfCopies(name) !== null);
    await Promise.all(ours.map((name) => caches.delete(name)));
  });
}

type Press = { text: string; press: () => void };

function ask(form: HTMLFormElement, title: string, text: string, presses: Press[]): HTMLElement {
  const box = document.createElement('div');
  box.className = 'auth-notice';
  box.setAttribute('role', 'alert');
  box.dataset['waitingReplies'] = '';
  const head = document.createElement('b');
  head.textContent = title;
  const lines = [document.createElement('p'), document.createElement('p')] as const;
  lines[0].append(head);
  lines[1].textContent = text;
  const doors = document.createElement('p');
  doors.className = 'auth-buttons';
  doors.append(
    ...presses.map(({ text: label, press }, place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = place === 0 ? 'button' : 'button outlined';
      button.textContent = label;
      button.addEventListener('click', press);
      return button;
    }),
  );
  box.append(...lines, doors);
  form.querySelector('[data-waiting-replies]')?.remove();
  form.prepend(box);
  doors.querySelector('button')?.focus();
  return box;
}

/** Asks before a user signs out while their replies still wait, and deletes what the device keeps. */
export function askAtSignOut(account: string, words: SignOutWords): void {
  let sure = false;
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !endsSession(form, submitter)) return;
    const waiting = waitingReplies(account).length;
    if (sure || waiting === 0) {
      void forget().catch(() => {});
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const leave = () => {
      sure = true;
      form.requestSubmit(submitter);
    };
    const send = async (box: () => HTMLElement) => {
      await sendReplies(account);
      if (waitingReplies(account).length === 0) leave();
      else {
        const line = box().querySelector('p + p');
        if (line) line.textContent = words.still;
      }
    };
    // One way on at a time.
    if (submitter) submitter.style.display = 'none';
    const box: HTMLElement = ask(form, counted(words.title, waiting), words.text, [
      { text: words.send, press: () => void send(() => box) },
      { text: words.leave, press: leave },
      {
        text: words.stay,
        press: () => {
          box.remove();
          if (submitter) submitter.style.display = '';
          submitter?.focus();
        },
      },
    ]);
  };
  // Before other listeners of the event delete drafts.
  document.addEventListener('submit', onSubmit, { capture: true });
}
