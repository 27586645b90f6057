import { useLoaderData } from 'react-router';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { ActionPieces } from './action-pieces.tsx';
import { DataPieces } from './data-pieces.tsx';
import { feedbackIslands } from './feedback-islands.server.ts';
import { FeedbackPieces } from './feedback-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { OverlayPieces } from './overlay-pieces.tsx';
import stylesheet from './pieces.css?url';
import { TypePieces } from './type-pieces.tsx';

export function loader(): { head: PageHead; feedback: IslandHtml[] } {
  return {
    feedback: feedbackIslands(),
    head: { title: 'Peças', description: 'Todas as peças de app/ui.', noindex: true, stylesheet },
  };
}

const THEMES = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
] as const;

/** Every component of app/ui in the light and the dark theme, side by side. Development only, Portuguese only. */
export default function PiecesPage() {
  const { feedback } = useLoaderData<typeof loader>();
  return (
    <div className="pieces">
      <h1 className="unseen">Peças</h1>
      {THEMES.map(([theme, name]) => (
        <section key={theme} className={`bench bench-${theme}`} aria-label={name}>
          <TypePieces id={theme} />
          <ActionPieces id={theme} />
          <FieldPieces id={theme} />
          <OverlayPieces id={theme} />
          <DataPieces id={theme} />
          <OrderPieces id={theme} />
        </section>
      ))}
      <section className="bench" aria-label="Feedback">
        <FeedbackPieces islands={feedback} />
      </section>
    </div>
  );
}
