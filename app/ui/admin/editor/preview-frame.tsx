import { useEffect, useRef, useState } from 'react';

/** Puts the body of a newer document into the one that is shown, which stays where it is scrolled to. */
function redraw(shown: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  shown.body.replaceWith(shown.importNode(next.body, true));
  shown.title = next.title;
}

type Props = { html: string; title: string };

/** A document within an editor. What is typed changes it in place: nothing is loaded anew. */
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
