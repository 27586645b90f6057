import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './tools/build-service-worker.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route at once: only the admin area is hydrated, and its pages ask for nothing later.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => buildServiceWorker(reactRouterConfig.buildDirectory),
} satisfies Config;
