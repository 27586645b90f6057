import { ACCOUNT_HEADER } from './copy-rules.ts';
import { fillIn, type PortalWords } from './device-words.ts';
import { isAccepted, isOthers, isSignInPage, type Reply } from './waiting-replies.ts';

/*
 * Forms of the portal, sent so that nothing typed is lost: what a cut line or a fault of ours has kept from
 * arriving stays in its field, or waits on the device where it is an answer. What the server refuses is
 * posted again as the browser does, for the page that says why.
 */

export type Sending = {
  account: string;
  words: PortalWords;
  /** Puts an answer into the queue. False where the device has no room. */
  wait: (form: HTMLFormElement, reply: Reply) => boolean;
};

const NOTE = 'data-post-note';

/** Says above a form why nothing was sent. */
function say(form: HTMLFormElement, text: string): void {
  const note = document.createElement('p');
  note.className = 'portal-note portal-failed';
  note.setAttribute('role', 'alert');
  note.setAttribute(NOTE, '');
  note.textContent = text;
  form.prepend(note);
  // The button that was pressed may be a screen below.
  note.scrollIntoView({ block: 'center' });
}

/** Why the chosen files cannot be sent, as their field says it; found before a phone has uploaded them. */
function faultOfFiles(form: HTMLFormElement): string | undefined {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const { most, mostBytes, many, large, empty } = field.dataset;
    const files = [...(field.files ?? [])];
    if (most && files.length > Number(most)) return many;
    if (mostBytes && files.some(({ size }) => size > Number(mostBytes))) return large;
    if (files.some(({ size }) => size === 0)) return empty;
  }
  return undefined;
}

const bodyOf = (form: HTMLFormElement, submitter: HTMLElement | null): FormData => {
  const body = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name)
    body.append(submitter.name, submitter.value);
  return body;
};

const hasFiles = (body: FormData) =>
  [...body.values()].some((value) => value instanceof File && value.name !== '');

/** What is typed, as something that can wait. */
function replyOf(form: HTMLFormElement, body: FormData, state: Reply['state']): Reply {
  const texts = [...body].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const { pathname, search } = location;
  return {
    id: String(body.get('id')),
    action: form.getAttribute('action') ?? '',
    fields: texts,
    place: form.dataset['waits'] ?? '',
    title: document.title.replace(/ \| [^|]*$/, ''),
    page: `${pathname}${search}`,
    body: String(body.get('body')),
    at: Date.now(),
    state,
  };
}

/** Navigates to where the server redirected the post; the same address is reloaded. */
function goOn(address: string, anchor: string): void {
  const to = new URL(address);
  if (to.pathname === location.pathname && to.search === location.search) {
    if (anchor) history.replaceState(null, '', anchor);
    location.reload();
  } else location.assign(`${address}${anchor}`);
}

/** As the browser would: what answers is a page. */
function postNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const pressed = document.createElement('input');
    Object.assign(pressed, { type: 'hidden', name: submitter.name, value: submitter.value });
    form.append(pressed);
  }
  HTMLFormElement.prototype.submit.call(form);
}

type Kind = 'approval' | 'answer' | 'other';

function kindOf(form: HTMLFormElement): Kind {
  if (form.dataset['waits'] !== undefined) return 'answer';
  return form.querySelector('[name=intent][value=approve]') ? 'approval' : 'other';
}

/** Handles a form that did not arrive: a reply waits, any other form shows a message above it. */
function didNotArrive(
  form: HTMLFormElement,
  body: FormData,
  state: 'waiting' | 'failed' | 'signedOut' | 'other',
  { words: { post, refused }, wait }: Sending,
  code = '',
): void {
  const kind = kindOf(form);
  const files = hasFiles(body);
  const written = String(body.get('body') ?? '').trim() !== '';
  if (kind === 'answer' && !files && written && wait(form, replyOf(form, body, state))) return;
  if (state === 'other') say(form, refused.other);
  else if (state !== 'waiting') say(form, fillIn(post[state], { code }));
  else if (kind === 'approval') say(form, post.approve);
  else say(form, kind === 'answer' && files ? post.files : post.offline);
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  sending: Sending,
): Promise<void> {
  const body = bodyOf(form, submitter);
  if (!navigator.onLine) return didNotArrive(form, body, 'waiting', sending);
  const action = form.getAttribute('action') ?? location.href;
  let answer: Response;
  try {
    const headers = { [ACCOUNT_HEADER]: sending.account };
    answer = await fetch(action, { method: 'POST', body, headers });
  } catch {
    return didNotArrive(form, body, 'waiting', sending);
  }
  if (isAccepted(answer)) return goOn(answer.url, form.dataset['onto'] ?? '');
  if (isSignInPage(answer)) return didNotArrive(form, body, 'signedOut', sending);
  if (isOthers(answer, sending.account)) return didNotArrive(form, body, 'other', sending);
  if (answer.status < 500) return postNatively(form, submitter);
  const html = await answer.text().catch(() => '');
  const code = /data-request-id="([\w-]+)"/.exec(html)?.[1] ?? String(answer.status);
  didNotArrive(form, body, 'failed', sending, code);
}

/** Takes over what forms of the page send. Those that have a script of their own have taken theirs before. */
export function sendForms(sending: Sending): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'post' || !form.closest('main')) return;
    // A picture that is pressed says where, which the browser alone can send.
    if (submitter instanceof HTMLInputElement && submitter.type === 'image') return;
    event.preventDefault();
    // Pressed twice, it is sent once.
    if (form.ariaBusy === 'true') return;
    for (const note of form.querySelectorAll(`[${NOTE}]`)) note.remove();
    const fault = faultOfFiles(form);
    if (fault) {
      say(form, fault);
      return;
    }
    form.ariaBusy = 'true';
    void send(form, submitter, sending).finally(() => {
      form.ariaBusy = null;
    });
  });
}
