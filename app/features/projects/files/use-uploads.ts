import { useCallback, useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';
import { FILE_REFUSALS, type FileRefusal, placeIn } from './project-files.ts';
import { type SavedUpload, savedUploads } from './saved-uploads.ts';
import type { UploadItem } from './upload-item.ts';

/** Bytes of one request: the most that is lost when the browser ends, and the step of the progress bar. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000];

type Options = {
  /** Address of the uploads. */
  endpoint: string;
  /** The user whose uploads this browser stores. */
  owner: string;
  /** The file whose next versions they are. */
  file: string | null;
  /** Everything that was chosen has become a file. */
  onDone: () => void;
};

/** `fields`: of what the file is to become, as a form carries it. */
type Under = { upload: Upload; place: string; fields: Readonly<Record<string, string>> };

const isRefusal = (word: string): word is FileRefusal =>
  (FILE_REFUSALS as readonly string[]).includes(word);

/** Why the server will not have a file; undefined where it was not reached. */
function refusalIn(error: Error | DetailedError): FileRefusal | undefined {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer || answer.getStatus() >= 500 || answer.getStatus() === 409) return undefined;
  const word = answer.getBody().trim();
  return isRefusal(word) ? word : 'gone';
}

/** Makes a file of an upload that is whole; undefined where nobody could be asked. */
async function madeFile(
  endpoint: string,
  { upload, place, fields }: Under,
  file: string | null,
): Promise<'done' | FileRefusal | undefined> {
  try {
    const answer = await fetch(`${endpoint}/${upload.url?.split('/').at(-1)}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, place, ...(file && { file }) }),
    });
    if (answer.ok) return 'done';
    if (answer.status >= 500) return undefined;
    // One word where it was not even asked of the file, else what became of it.
    const word = (await answer.text()).trim();
    if (isRefusal(word)) return word;
    if (answer.status === 401) return 'out';
    if (answer.status === 403) return 'gone';
    const { why = 'gone' } = JSON.parse(word) as { why?: FileRefusal };
    return why;
  } catch {
    return undefined;
  }
}

/** With the first file that is sent, and not with the page that could send one. */
const library = () => import('tus-js-client');

let started = 0;

/** Uploads in progress: sent in parts, paused, resumed after a lost connection or a reload, and cancelled. */
export function useUploads({ endpoint, owner, file, onDone }: Options) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [left, setLeft] = useState<readonly SavedUpload[]>([]);
  const under = useRef(new Map<string, Under>());
  const done = useRef(0);
  const saved = useRef(savedUploads(owner));

  const change = useCallback((key: string, to: Partial<UploadItem>) => {
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }, []);
  const lookForLeft = useCallback(() => {
    const urls = new Set([...under.current.values()].map(({ upload }) => upload.url));
    setLeft(saved.current.all().filter(({ uploadUrl }) => !urls.has(uploadUrl)));
  }, []);
  useEffect(lookForLeft, [lookForLeft]);

  const forget = useCallback(
    async ({ upload }: Under) => {
      const own = saved.current.all().find(({ uploadUrl }) => uploadUrl === upload.url);
      if (own) await saved.current.removeUpload(own.urlStorageKey);
      lookForLeft();
    },
    [lookForLeft],
  );

  const settle = useCallback(
    async (key: string) => {
      const one = under.current.get(key);
      if (!one) return;
      change(key, { state: 'checking' });
      const outcome = await madeFile(endpoint, one, file);
      if (outcome === undefined) {
        change(key, { state: 'cut' });
        return;
      }
      // What has come is kept until the user is back.
      if (outcome !== 'out' && outcome !== 'viewing') await forget(one);
      under.current.delete(key);
      if (outcome === 'done') {
        done.current += 1;
        setItems((all) => all.filter((item) => item.key !== key));
      } else change(key, { state: 'refused', why: outcome });
    },
    [change, endpoint, file, forget],
  );

  // Once nothing is on its way any more, and nothing has to be read.
  useEffect(() => {
    if (items.length === 0 && done.current > 0) onDone();
  }, [items, onDone]);

  const resume = useCallback((key: string) => {
    setItems((all) =>
      all.map((one) =>
        one.key === key
          ? { ...one, state: 'sending', since: { at: Date.now(), sent: one.sent } }
          : one,
      ),
    );
    under.current.get(key)?.upload.start();
  }, []);

  // The line is back: whatever it cut goes on by itself.
  useEffect(() => {
    const again = () => {
      for (const { key, state } of items) if (state === 'cut') resume(key);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [items, resume]);

  async function send(chosen: File, place: string, fields: Under['fields'] = {}): Promise<void> {
    started += 1;
    const key = `upload-${started}`;
    const since = { at: Date.now(), sent: 0 };
    const project = placeIn(place)?.project ?? '';
    const item = { key, project, name: chosen.name, size: chosen.size, sent: 0, since };
    setItems((all) => [...all, { ...item, state: 'sending' }]);
    const { Upload } = await library();
    const upload = new Upload(chosen, {
      endpoint,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      metadata: { filename: chosen.name, project },
      urlStorage: saved.current,
      fingerprint: async () =>
        [chosen.name, chosen.size, chosen.lastModified, project, file ?? ''].join('/'),
      onProgress: (sent) => change(key, { sent }),
      onSuccess: () => void settle(key),
      onError: (error) => {
        const why = refusalIn(error);
        change(key, why ? { state: 'refused', why } : { state: 'cut' });
      },
    });
    under.current.set(key, { upload, place, fields });
    const [before] = await upload.findPreviousUploads();
    if (before) upload.resumeFromPreviousUpload(before);
    upload.start();
    lookForLeft();
  }

  async function pause(key: string): Promise<void> {
    await under.current.get(key)?.upload.abort();
    change(key, { state: 'paused' });
  }

  /** Cancels an upload here and on the server; a refused row is only removed. */
  async function cancel(key: string): Promise<void> {
    const one = under.current.get(key);
    under.current.delete(key);
    setItems((all) => all.filter((item) => item.key !== key));
    if (!one) return;
    // The server deletes the upload within a day if this request does not arrive.
    await one.upload.abort(true).catch(() => undefined);
    await forget(one);
  }

  async function dropLeft({ uploadUrl, urlStorageKey }: SavedUpload): Promise<void> {
    await saved.current.removeUpload(urlStorageKey);
    lookForLeft();
    const { Upload } = await library();
    if (uploadUrl) await Upload.terminate(uploadUrl).catch(() => undefined);
  }

  return { items, left, send, pause, resume, cancel, dropLeft };
}
