import type { IslandHtml } from './render-island.server.tsx';

/** Places a rendered island into a page that is not hydrated. */
export function Island({ island }: { island: IslandHtml }) {
  return (
    <div
      id={island.id}
      data-island={island.name}
      data-touch={island.touch || undefined}
      data-stylesheet={island.stylesheet}
      data-namespaces={island.namespaces}
      data-props={island.props}
      data-props-from={island.propsFrom}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: island.html }}
    />
  );
}
