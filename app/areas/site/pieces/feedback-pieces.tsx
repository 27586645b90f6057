import { POSITIONS } from '#app/features/feedback/feedback-rules.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { pathTo } from '#app/paths.ts';
import { Tray } from './tray.tsx';

/** The feedback button in its four corners, each in a frame instead of the window, and the card. */
export function FeedbackPieces({ islands }: { islands: readonly IslandHtml[] }) {
  return (
    <>
      {POSITIONS.filter((at) => at !== 'inline').map((at) => (
        <Tray key={at} name={`feedback, ${at}`}>
          <div className="window">
            <div className="floating" data-at={at}>
              <a href={pathTo('feedback', 'pt-BR')} data-island-trigger={`feedback-${at}`}>
                Feedback
              </a>
            </div>
          </div>
        </Tray>
      ))}
      {islands.map((island) => (
        <Island key={island.id} island={island} />
      ))}
    </>
  );
}
