import { v7 } from 'uuid';
import { POST } from '#app/features/qualification/post-fields.ts';
import { sessionId } from '#app/features/qualification/session-id.ts';
import { type FeedbackReply, FIELD } from './feedback-rules.ts';

/** Beyond the longest upload on a slow phone. */
const PATIENCE_MS = 180_000;

/** What an address may say of itself: nothing that could be somebody's secret. */
const TELLING = /^(?:q|de|utm_\w+)$/;

function addressHere(): string {
  const { origin, pathname, search } = location;
  const told = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([k]) => TELLING.test(k)),
  );
  const query = String(told);
  return `${origin}${pathname}${query && `?${query}`}`;
}

/** What surrounds the person (specification §3). */
function contextHere() {
  return {
    url: addressHere(),
    path: location.pathname,
    timestamp: new Date().toISOString(),
    browser: navigator.userAgent,
    locale: document.documentElement.lang,
    screenSize: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
    referrer: document.referrer.split('?')[0],
  };
}

let last: { said: string; id: string } | undefined;

/** One id for one thing said, however often it is sent: the server tells repeats by it. */
function idOf(body: FormData): string {
  const said = JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size],
    ),
  );
  if (last?.said !== said) last = { said, id: v7() };
  return last.id;
}

const isReply = (value: unknown): value is FeedbackReply =>
  typeof value === 'object' && value !== null && 'kind' in value;

type Sending = {
  form: HTMLFormElement;
  files: readonly File[];
  openedAt: number;
  onProgress: (percent: number) => void;
};

/**
 * Posts the form as the browser would, saying how far it is. Not fetch: it does not tell of what has
 * been sent. Resolves to `offline` when nothing came back, `failed` for an answer of something else.
 */
export function sendFeedback({ form, files, openedAt, onProgress }: Sending) {
  const body = new FormData(form);
  body.delete(FIELD.files);
  for (const file of files) body.append(FIELD.files, file, file.name);
  body.set(POST.lead, idOf(body));
  body.set(POST.session, sessionId());
  body.set(POST.elapsed, String(Date.now() - openedAt));
  body.set(FIELD.context, JSON.stringify(contextHere()));
  return new Promise<FeedbackReply | 'offline' | 'failed'>((resolve) => {
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
      resolve(isReply(reply) ? reply : 'failed');
    };
    request.onerror = () => resolve('offline');
    request.ontimeout = () => resolve('offline');
    request.send(body);
  });
}
