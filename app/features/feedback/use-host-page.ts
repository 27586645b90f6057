import { useEffect, useRef } from 'react';
import { CLOSE, type HostPage, isHostPage, READY } from './widget/frame-talk.ts';

const framed = () => window.parent !== window;

/**
 * The page around the frame, of one origin and no other: what it reports of itself, whenever it opens the
 * form, and a function to close the form.
 */
export function useHostPage(origin: string, onOpened: () => void) {
  const hostPage = useRef<HostPage>(undefined);
  const opened = useRef(onOpened);
  opened.current = onOpened;
  const say = (what: string) => {
    if (framed() && origin) window.parent.postMessage(what, origin);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the host page does not change
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || from !== origin || !isHostPage(data)) return;
      hostPage.current = data;
      opened.current();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) say(CLOSE);
    };
    addEventListener('message', hear);
    addEventListener('keydown', press);
    say(READY);
    return () => {
      removeEventListener('message', hear);
      removeEventListener('keydown', press);
    };
  }, []);

  return { hostPage: () => hostPage.current, close: () => say(CLOSE) };
}
