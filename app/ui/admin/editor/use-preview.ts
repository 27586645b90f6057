import { use, useEffect, useState } from 'react';
import { EditorContext } from './editor-context.ts';

/** So long nothing has been typed before it is asked how it would look. */
const REST_MS = 450;

/** Whether what is drawn is what is saved, what is typed, or as far behind as its reason says. */
export type PreviewState = 'saved' | 'typed' | 'unfit' | 'failed';

const textsIn = (form: HTMLFormElement): URLSearchParams => {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts.append(name, value);
  }
  return texts;
};

type Asked<Drawn> = {
  /** Takes the fields of the editor; 204 where they cannot be drawn as they stand. */
  address: string;
  read: (answer: Response) => Promise<Drawn>;
  /** Nothing is drawn before: asked for what the fields begin with, too. */
  atOnce?: boolean;
};

async function drawnFrom<Drawn>(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
  read: Asked<Drawn>['read'],
): Promise<Drawn | 'unfit' | undefined> {
  const answer = await fetch(address, { method: 'POST', body, signal });
  if (answer.status === 204) return 'unfit';
  // Led away: the session has ended.
  return answer.ok && !answer.redirected ? read(answer) : undefined;
}

/**
 * How what is typed in the editor around would look, asked once the typing rests, never by each key.
 * What was drawn last stays until something newer has come.
 */
export function usePreview<Drawn>({ address, read, atOnce = false }: Asked<Drawn>) {
  const editor = use(EditorContext);
  const [drawn, setDrawn] = useState<Drawn>();
  const [state, setState] = useState<PreviewState>('saved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an answer is read does not change
  useEffect(() => {
    const form = editor?.form.current;
    if (!form) return;
    const begun = textsIn(form).toString();
    let asked = atOnce ? '' : begun;
    let timer = 0;
    let stop = new AbortController();
    const tell = (next: Drawn | 'unfit' | undefined) => {
      if (next === undefined) return setState('failed');
      if (next === 'unfit') return setState('unfit');
      setDrawn(() => next);
      setState(asked === begun ? 'saved' : 'typed');
    };
    const ask = async () => {
      const texts = textsIn(form);
      if (texts.toString() === asked) return;
      asked = texts.toString();
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const next = await drawnFrom(address, texts, signal, read).catch(() => undefined);
      if (!signal.aborted) tell(next);
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
