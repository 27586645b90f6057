import { use, useEffect, useState } from 'react';
import { EditorContext } from './editor-context.ts';

/** How long the user must pause before a preview is requested. */
const REST_MS = 450;

/** Whether the preview shows the saved values, the typed ones, or is outdated for a reason. */
export type PreviewState = 'saved' | 'typed' | 'unfit' | 'failed';

const textsIn = (form: HTMLFormElement): URLSearchParams => {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts.append(name, value);
  }
  return texts;
};

type Options<Drawn> = {
  /** Accepts the fields of the editor; 204 where they cannot be rendered. */
  address: string;
  read: (answer: Response) => Promise<Drawn>;
  /** Nothing is rendered before: the first values are requested too. */
  atOnce?: boolean;
};

async function drawnFrom<Drawn>(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
  read: Options<Drawn>['read'],
): Promise<Drawn | 'unfit' | undefined> {
  const answer = await fetch(address, { method: 'POST', body, signal });
  if (answer.status === 204) return 'unfit';
  // Redirected: the session has ended.
  return answer.ok && !answer.redirected ? read(answer) : undefined;
}

/**
 * A preview of the editor's input, requested once the user pauses, never at each key. The last preview
 * stays until a newer one has arrived.
 */
export function usePreview<Drawn>({ address, read, atOnce = false }: Options<Drawn>) {
  const editor = use(EditorContext);
  const [drawn, setDrawn] = useState<Drawn>();
  const [state, setState] = useState<PreviewState>('saved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parser of a response does not change
  useEffect(() => {
    const form = editor?.form.current;
    if (!form) return;
    const started = textsIn(form).toString();
    let previewed = atOnce ? '' : started;
    let timer = 0;
    let stop = new AbortController();
    const announce = (next: Drawn | 'unfit' | undefined) => {
      if (next === undefined) return setState('failed');
      if (next === 'unfit') return setState('unfit');
      setDrawn(() => next);
      setState(previewed === started ? 'saved' : 'typed');
    };
    const ask = async () => {
      const texts = textsIn(form);
      if (texts.toString() === previewed) return;
      previewed = texts.toString();
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const next = await drawnFrom(address, texts, signal, read).catch(() => undefined);
      if (!signal.aborted) announce(next);
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(ask, REST_MS);
    };
    if (atOnce) void ask();
    form.addEventListener('input', later);
    // Buttons put values into fields, too.
    form.addEventListener('click', later);
    return () => {
      clearTimeout(timer);
      stop.abort();
      form.removeEventListener('input', later);
      form.removeEventListener('click', later);
    };
  }, [editor, address, atOnce]);
  return { drawn, state };
}
