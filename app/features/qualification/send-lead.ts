import { v7 } from 'uuid';
import { journeyForLead } from '#app/features/analytics/journey.ts';
import { firstTouch } from './first-touch.ts';
import { POST, type PostReply } from './intake/post-fields.ts';
import { draftSince } from './keep-draft.ts';
import { sessionId } from './session-id.ts';

const ids = new WeakMap<HTMLFormElement, { body: string; id: string }>();

/** One id for one set of answers, however often they are sent: the server recognizes repeats by it. */
function leadId(form: HTMLFormElement, content: string): string {
  const known = ids.get(form);
  if (known?.body === content) return known.id;
  const id = v7();
  ids.set(form, { body: content, id });
  return id;
}

/** Forms that are posted as leads are and are none. */
const NO_LEADS: readonly unknown[] = ['talent', 'privacy'];

/** Of a form whose answers are kept until it is sent: their id, and the last step on its way. */
const kept = new WeakMap<HTMLFormElement, { id: string; sent: Promise<unknown> }>();

/** Has the answers of a step kept, where the visitor has said yes, or forgotten where that was taken back. */
export function keepStep(form: HTMLFormElement, step: number): void {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const known = kept.get(form);
  if (!known && !body.has(POST.keep)) return;
  const id = known?.id ?? body.get(POST.kept) ?? v7();
  body.set(POST.kept, id);
  body.set(POST.step, String(step));
  body.set(POST.keepOnly, '1');
  body.set(POST.session, sessionId());
  const headers = { accept: 'application/json' };
  const sent = fetch(form.action, { method: 'POST', body, headers, keepalive: true });
  // What cannot be kept is still in the form.
  kept.set(form, { id, sent: sent.catch(() => {}) });
}

/** Posts the form as the browser would, and reads the reply for scripts. */
export async function sendLead(
  form: HTMLFormElement,
  openedAt: number,
): Promise<PostReply | 'offline'> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  body.set(POST.lead, leadId(form, body.toString()));
  body.set(POST.session, sessionId());
  // A restored draft was typed before the form was opened again.
  const startedAt = Math.min(openedAt, draftSince(form.dataset['draft']) ?? openedAt);
  body.set(POST.elapsed, String(Date.now() - startedAt));
  for (const [name, value] of Object.entries(firstTouch())) body.set(name, value);
  const journey = NO_LEADS.includes(form.dataset['draft']) ? '' : journeyForLead();
  if (journey) body.set(POST.journey, journey);
  const unfinished = kept.get(form);
  if (unfinished) body.set(POST.kept, unfinished.id);
  // A step that arrived after the lead would be kept beside it.
  await unfinished?.sent;
  let response: Response;
  try {
    response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    return 'offline';
  }
  try {
    return (await response.json()) as PostReply;
  } catch {
    return { kind: 'refused', status: response.status, outcome: 'failed' };
  }
}
