import { useEffect, useRef, useState } from 'react';

/** Replaces the body of the shown document with a newer one; the scroll position stays. */
function redraw(visible: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  visible.body.replaceWith(visible.importNode(next.body, true));
  visible.title = next.title;
}

type Props = { html: string; title: string; theme?: 'light' | 'dark' | undefined };

/** A document within an editor. Input changes it in place, without a reload. */
export function PreviewFrame({ html, title, theme }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const drawn = useRef(html);
  const draw = () => {
    const visible = frame.current?.contentDocument;
    // None while the document is loading.
    const root: HTMLElement | null | undefined = visible?.documentElement;
    if (root && theme) root.dataset['theme'] = theme;
    if (drawn.current === html || visible?.readyState !== 'complete' || !visible.body) return;
    drawn.current = html;
    redraw(visible, html);
  };
  useEffect(draw);
  return <iframe ref={frame} title={title} srcDoc={first} onLoad={draw} />;
}
