import type { Config } from '@react-router/dev/config';
import { buildEngineWorker } from './tools/build-engine-worker.ts';
import { buildServiceWorker } from './tools/build-service-worker.ts';
import { buildWidget } from './tools/build-widget.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route at once: only the admin area is hydrated, and its pages ask for nothing later.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await buildEngineWorker(buildDirectory);
    await buildWidget(buildDirectory);
    // Last: its version is of every file that was built.
    await buildServiceWorker(buildDirectory);
  },
} satisfies Config;
