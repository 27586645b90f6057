import { useCallback, useRef, useState } from 'react';
import type { ActionReply } from '../action-reply.ts';

/** A file that is being uploaded, or was: then with its id for the message. */
export type Attachment = {
  key: string;
  name: string;
  size: number;
  /** Percent. */
  progress: number;
  id: string | null;
  error: AttachmentError | null;
};
export type AttachmentError = 'large' | 'type' | 'empty' | 'many' | 'failed';

type Given = {
  /** Accepts one file per post, and `intent=drop` with an id. */
  action: string;
  most: number;
  mostBytes: number;
  types: readonly string[];
};

export type Attachments = ReturnType<typeof useAttachments>;

/** Refusal codes of an uploaded file; every other code is shown as a failure. */
export type AttachmentCode = Exclude<AttachmentError, 'failed'>;
type Reply = ActionReply<string, { id: string }>;

const ERRORS: readonly string[] = ['large', 'type', 'empty', 'many'];
const isError = (code: string): code is AttachmentError => ERRORS.includes(code);

/** The reply to a post; anything else counts as a failure. */
function answered(request: XMLHttpRequest): { id: string } | { error: AttachmentError } {
  try {
    const reply = JSON.parse(request.responseText) as Reply;
    if (reply.ok) return { id: reply.data.id };
    return { error: isError(reply.code) ? reply.code : 'failed' };
  } catch {
    return { error: 'failed' };
  }
}

/** Files that are uploaded as soon as they are chosen, each by itself: its progress, and its error. */
export function useAttachments({ action, most, mostBytes, types }: Given) {
  const [list, setList] = useState<readonly Attachment[]>([]);
  const requests = useRef(new Map<string, XMLHttpRequest>());
  const count = useRef(0);
  const put = (key: string, next: Partial<Attachment>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = (key: string, file: File) => {
    const request = new XMLHttpRequest();
    requests.current.set(key, request);
    const form = new FormData();
    form.append('file', file, file.name);
    request.upload.onprogress = ({ loaded, total }) =>
      put(key, { progress: Math.round((100 * loaded) / Math.max(total, 1)) });
    request.onload = () => {
      const answer = answered(request);
      put(key, 'id' in answer ? { id: answer.id, progress: 100 } : { error: answer.error });
    };
    request.onerror = () => put(key, { error: 'failed' });
    request.open('POST', action);
    request.send(form);
  };
  const judge = (file: File, place: number): AttachmentError | null => {
    if (place >= most) return 'many';
    if (file.size === 0) return 'empty';
    if (file.size > mostBytes) return 'large';
    // Some devices give no type for a text file; the server checks the bytes in any case.
    return types.includes(file.type || 'text/plain') ? null : 'type';
  };
  const add = (files: readonly File[]) => {
    const good = list.filter(({ error }) => !error).length;
    const added = files.map((file, place) => {
      count.current += 1;
      return { key: `${count.current}`, file, error: judge(file, good + place) };
    });
    setList((now) => [
      ...now,
      ...added.map(({ key, file: { name, size }, error }) => ({
        key,
        name,
        size,
        error,
        progress: 0,
        id: null,
      })),
    ]);
    for (const { key, file, error } of added) if (!error) send(key, file);
  };
  const remove = (key: string) => {
    requests.current.get(key)?.abort();
    const id = list.find((one) => one.key === key)?.id;
    setList((now) => now.filter((one) => one.key !== key));
    if (!id) return;
    const form = new FormData();
    form.append('intent', 'drop');
    form.append('id', id);
    // A file without a message is deleted after a day.
    void fetch(action, { method: 'POST', body: form }).catch(() => undefined);
  };
  /** They were sent with the message. */
  const clear = useCallback(() => setList([]), []);
  const busy = list.some(({ id, error }) => !id && !error);
  return { list, add, remove, clear, busy };
}
