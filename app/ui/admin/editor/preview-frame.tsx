import { useEffect, useRef, useState } from 'react';

/** Replaces the body of the shown document with a newer one; the scroll position stays. */
function redraw(shown: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  shown.body.replaceWith(shown.importNode(next.body, true));
  shown.title = next.title;
}

type Props = { html: string; title: string };

/** A document within an editor. Input changes it in place, without a reload. */
export function PreviewFrame({ html, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const drawn = useRef(html);
  const draw = () => {
    const shown = frame.current?.contentDocument;
    if (drawn.current === html || shown?.readyState !== 'complete' || !shown.body) return;
    drawn.current = html;
    redraw(shown, html);
  };
  useEffect(draw);
  return <iframe ref={frame} title={title} srcDoc={first} onLoad={draw} />;
}
