import { v7 } from 'uuid';
import { track } from '#app/features/analytics/track.ts';
import { linksOf, type OtherWays } from '#app/features/company/other-ways.ts';
import { firstTouch } from '#app/features/qualification/first-touch.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { sessionId } from '#app/features/qualification/session-id.ts';
import { postOf, savePost, sendLater, sendNow } from '#app/features/saved-posts/saved-post.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { loadNamespaces } from '#app/islands/load-messages.ts';
import { showToast } from '#app/ui/toast.ts';
import type messages from './locales/pt-BR.json';
import { emailOf } from './newsletter-email.ts';

type Reply = {
  outcome: keyof (typeof messages)['outcome'];
  domain?: string;
  ways?: OtherWays;
};

/** Loaded with this module, so that a lost connection can still be reported. */
const loading = loadNamespaces(document.documentElement.lang as Locale, ['newsletter']);
// send() reports a failure; it must not also end up on the console.
loading.catch(() => {});

/** The address that the server has questioned once; it is not questioned again. */
const seenIn = new WeakMap<HTMLFormElement, string>();

async function subscribe(form: HTMLFormElement): Promise<Reply> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const seen = seenIn.get(form);
  if (seen) body.set(POST.emailSeen, seen);
  body.set(POST.session, sessionId());
  for (const [name, value] of Object.entries(firstTouch())) body.set(name, value);
  const post = postOf(form, {
    id: v7(),
    fields: [...body],
    answers: [['E-mail', body.get('email') ?? '']],
  });
  const isSaved = await savePost(post);
  const sent = await sendNow(post);
  if (sent.kind === 'answered') return sent.reply as Reply;
  if (!isSaved) return { outcome: 'failed' };
  sendLater();
  return { outcome: 'saved' };
}

/** An error stays at the field until it is fixed; the toast closes. */
function mark(input: HTMLInputElement, error: string | null): void {
  const id = `${input.id}-e`;
  document.getElementById(id)?.remove();
  if (error === null) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    return;
  }
  const line = document.createElement('p');
  line.className = 'error';
  line.id = id;
  line.textContent = error;
  input.parentElement?.after(line);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
}

/** Other contacts of the team, under the field until the next try: the toast closes. */
function showWays(form: HTMLFormElement, label: string, ways: OtherWays | undefined): void {
  form.querySelector('.letter-ways')?.remove();
  if (!ways) return;
  const line = document.createElement('p');
  line.className = 'letter-ways small';
  line.append(`${label} `);
  for (const [index, { text, href }] of linksOf(ways).entries()) {
    const link = document.createElement('a');
    Object.assign(link, { className: 'link', href, rel: 'noopener', textContent: text });
    line.append(index > 0 ? ' · ' : '', link);
  }
  form.append(line);
}

const busy = new WeakSet<HTMLFormElement>();

/** Sends a sign-up once, and reports the result in the toast region. */
export async function send(form: HTMLFormElement): Promise<void> {
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const button = form.querySelector('button');
  if (input.value.trim() === '' || busy.has(form)) return;
  busy.add(form);
  button?.setAttribute('aria-busy', 'true');
  try {
    const words = (await loading)['newsletter'] as typeof messages;
    const reply: Reply = emailOf(input.value) ? await subscribe(form) : { outcome: 'invalid' };
    const { outcome, domain = '' } = reply;
    if (outcome === 'domain') seenIn.set(form, input.value);
    showWays(form, words.form.ways, reply.ways);
    const accepted = outcome === 'accepted' || outcome === 'received' || outcome === 'saved';
    track(accepted ? { name: 'newsletter_subscribe' } : { name: 'newsletter_error', outcome });
    const { title } = words.outcome[outcome];
    const text = words.outcome[outcome].text.replace('{{domain}}', domain);
    mark(input, outcome === 'invalid' || outcome === 'domain' ? text : null);
    // Kept for another try, with the cursor in it.
    if (accepted) input.value = '';
    else input.focus();
    showToast({ title, text, tone: accepted ? 'done' : 'bad', spark: accepted });
  } catch {
    form.submit();
  } finally {
    busy.delete(form);
    button?.removeAttribute('aria-busy');
  }
}
