import { v7 } from 'uuid';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { sessionId } from '#app/features/qualification/session-id.ts';
import {
  postOf,
  type SavedPost,
  savePost,
  sendLater,
} from '#app/features/saved-posts/saved-post.ts';
import { secretsMasker } from '#app/mask-secrets.ts';
import { type FeedbackReply, FIELD } from './feedback-rules.ts';
import type { HostPage } from './widget/frame-talk.ts';

/** Beyond the longest upload on a slow phone. */
const PATIENCE_MS = 180_000;

const maskSecrets = secretsMasker(import.meta.env.SECRET_ADDRESSES);

/** Query keys of an address that can hold no secret of the user. */
const TELLING = /^(?:q|de|utm_\w+)$/;

function addressHere(): string {
  const { origin, pathname, search } = location;
  const params = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([k]) => TELLING.test(k)),
  );
  const query = String(params);
  return maskSecrets(`${origin}${pathname}${query && `?${query}`}`);
}

/** The context of the author; in a frame, the page around it. */
function contextHere(host: HostPage | undefined) {
  return {
    url: addressHere(),
    path: maskSecrets(location.pathname),
    timestamp: new Date().toISOString(),
    browser: navigator.userAgent,
    locale: document.documentElement.lang,
    screenSize: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
    referrer: maskSecrets(document.referrer.split(/[?#]/)[0] ?? ''),
    ...host,
  };
}

let last: { input: string; id: string; secret: string } | undefined;

/** 32 random bytes in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/**
 * One id for one text, however often it is sent: the server recognizes repeats by it. The secret beside it
 * leaves this page only for the server, which shows the author's link for it alone.
 */
function namesOf(body: FormData, files: readonly File[]) {
  const input = JSON.stringify([[...body], files.map(({ name, size }) => [name, size])]);
  if (last?.input !== input) last = { input, id: v7(), secret: newSecret() };
  return last;
}

const isReply = (value: unknown): value is FeedbackReply =>
  typeof value === 'object' && value !== null && 'kind' in value;

type Sending = {
  form: HTMLFormElement;
  files: readonly File[];
  openedAt: number;
  host?: HostPage | undefined;
  onProgress: (percent: number) => void;
};

/** Saves feedback that got no response. In a frame of another product nothing would send it later. */
async function saveUnsent({ form, host }: Sending, body: FormData) {
  const field = form.elements.namedItem(FIELD.verbatim) as HTMLTextAreaElement;
  const post = postOf(form, {
    id: String(body.get(POST.lead)),
    fields: [...body] as SavedPost['fields'],
    answers: [[field.labels[0]?.textContent ?? '', String(body.get(FIELD.verbatim))]],
  });
  if (host || !(await savePost(post))) return 'offline';
  sendLater();
  last = undefined;
  return 'saved';
}

/**
 * Posts the form as the browser would, and reports progress. Not fetch: it does not report upload progress.
 * Without a response it resolves to `saved` where this device keeps the post until there is one, else to `offline`;
 * to `failed` for any other response.
 */
export function sendFeedback(sending: Sending) {
  const { form, files, openedAt, host, onProgress } = sending;
  const body = new FormData(form);
  body.delete(FIELD.files);
  const { id, secret } = namesOf(body, files);
  body.set(POST.lead, id);
  body.set(FIELD.secret, secret);
  body.set(POST.session, sessionId());
  body.set(POST.elapsed, String(Date.now() - openedAt));
  body.set(FIELD.context, JSON.stringify(contextHere(host)));
  // Last: the sender decides whether any of them is stored.
  for (const file of files) body.append(FIELD.files, file, file.name);
  return new Promise<FeedbackReply | 'saved' | 'offline' | 'failed'>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const reply: unknown = request.response;
      // The same words sent later are a new entry.
      if (isReply(reply) && reply.kind === 'accepted') last = undefined;
      resolve(isReply(reply) ? reply : 'failed');
    };
    request.onerror = () => resolve(saveUnsent(sending, body));
    request.ontimeout = () => resolve(saveUnsent(sending, body));
    request.send(body);
  });
}
