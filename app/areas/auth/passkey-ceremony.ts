import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

/** The replies of our routes: the options for the device, the next page, or a sentence for the user. */
type Reply = { options?: Options; to?: string; posts?: boolean; error?: string };

async function post(address: string, body: object): Promise<Reply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Reply;
}

/** Goes to another page, with the form's fields where that page keeps them. */
function goOn(to: string, form: HTMLFormElement | null): void {
  if (!form) {
    location.assign(to);
    return;
  }
  form.method = 'post';
  form.action = to;
  form.submit();
}

/** The sentence for an error of the device. */
function sentenceFor(error: unknown, { dataset }: HTMLElement): string {
  const name = error instanceof Error ? error.name : '';
  const key =
    name === 'InvalidStateError'
      ? 'exists'
      : name === 'NotAllowedError' || name === 'AbortError'
        ? 'cancelled'
        : 'failed';
  return dataset[key] ?? '';
}

/** Requests the options from the server, passes them to the device, and posts its reply. */
export async function hold(place: HTMLElement): Promise<void> {
  const { passkey, post: address = '', from } = place.dataset;
  const [button, message] = [place.querySelector('button'), place.querySelector('p')];
  if (!button || !message || button.ariaBusy === 'true') return;
  const form = place.closest('form');
  if (form && !form.reportValidity()) return;
  message.textContent = '';
  button.ariaBusy = 'true';
  try {
    const reply = await post(address, {});
    if (reply.to) return goOn(reply.to, reply.posts ? form : null);
    if (!reply.options) throw new Error('The server sent no challenge.');
    const optionsJSON = reply.options;
    const given =
      passkey === 'add'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
    const name = form ? String(new FormData(form).get('name') ?? '') : undefined;
    const answer = await post(address, { given, from, name });
    if (answer.to) return goOn(answer.to, answer.posts ? form : null);
    message.textContent = answer.error ?? place.dataset['failed'] ?? '';
  } catch (error) {
    message.textContent = sentenceFor(error, place);
  } finally {
    button.ariaBusy = null;
  }
}
