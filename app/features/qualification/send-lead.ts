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
