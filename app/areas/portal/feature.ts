import type { Feature } from '#app/feature.ts';

export const portalArea = {
  portal: {
    view: { file: 'areas/portal/view/view.route.ts' },
    endView: { file: 'areas/portal/view/end-view.route.ts' },
    offline: { file: 'areas/portal/offline/offline-page.route.tsx', guard: 'guest' },
  },
} as const satisfies Feature;
