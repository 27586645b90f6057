import { v7 } from 'uuid';
import { FIELD } from '#app/features/feedback/feedback-rules.ts';
import { ANSWER_PREFIX } from '#app/features/qualification/draft.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import {
  dropPost,
  requestSync,
  type SavedPost,
  savePost,
  sendSavedPosts,
} from '#app/features/saved-posts/saved-post.ts';

/*
 * Posts of the visitor's forms that the browser sends itself, and the buttons of the page of saved posts, as the
 * service worker answers them.
 */

/** What was typed, by the name of its field: the worker does not know the labels. */
const typedIn = (fields: SavedPost['fields']): SavedPost['answers'] =>
  fields.flatMap(([name, value]): SavedPost['answers'] => {
    const isTyped =
      name.startsWith(ANSWER_PREFIX) || name === FIELD.email || name === FIELD.verbatim;
    return isTyped && typeof value === 'string' && value.trim() !== ''
      ? [[name.replace(ANSWER_PREFIX, ''), value]]
      : [];
  });

function savedPostOf(
  { url, referrer }: Request,
  id: string,
  fields: SavedPost['fields'],
): SavedPost {
  const page = new URL(referrer || url).pathname;
  return {
    ...{ id, action: new URL(url).pathname, fields, title: page, page },
    ...{ answers: typedIn(fields), savedAt: Date.now(), state: 'waiting' },
  };
}

/** The request with the id of the post among its fields, so that a repeat is known by it. */
function withFields(request: Request, fields: SavedPost['fields']): Request {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = isUpload ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  const { url, referrer } = request;
  const headers = { accept: request.headers.get('accept') ?? '*/*' };
  // A redirect is followed by the browser, as for the request that this one replaces.
  return new Request(url, { method: 'POST', body, headers, referrer, redirect: 'manual' });
}

/**
 * Sends a form that the browser posts itself. Without a connection the post is saved, and the answer leads to the
 * page that lists it; a step of a longer form is not, and fails.
 */
export async function sendNativePost(
  request: Request,
  registration: ServiceWorkerRegistration,
  listPage: string,
): Promise<Response> {
  const data = await request.formData();
  if (!data.has(POST.lead)) data.set(POST.lead, v7());
  const fields = [...data] as SavedPost['fields'];
  try {
    return await fetch(withFields(request, fields));
  } catch (error) {
    const post = savedPostOf(request, String(data.get(POST.lead)), fields);
    if (data.has(POST.step) || !(await savePost(post))) throw error;
    await requestSync(registration);
    return Response.redirect(listPage, 303);
  }
}

/** What a button of the page of saved posts asks for; the answer leads back to it. */
export async function changeSavedPosts(request: Request): Promise<Response> {
  const data = await request.formData();
  if (data.get('act') === 'send') await sendSavedPosts();
  if (data.get('act') === 'drop') await dropPost(String(data.get('id')));
  return Response.redirect(request.url, 303);
}
