import feedbackStyles from '#app/features/feedback/feedback.css?url';
import Feedback from '#app/features/feedback/feedback.island.tsx';
import { FEEDBACK_TYPES, POSITIONS } from '#app/features/feedback/feedback-rules.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';

/** The widget in each of its places, with every type switched on. */
export const feedbackIslands = () =>
  POSITIONS.map((at) =>
    renderIsland({
      name: 'feedback',
      id: `feedback-${at}`,
      stylesheet: feedbackStyles,
      namespaces: ['feedback', 'file-input'],
      locale: 'pt-BR',
      component: Feedback,
      props: { id: `feedback-${at}`, types: [...FEEDBACK_TYPES], files: true, at },
      touch: at === 'inline',
    }),
  );
