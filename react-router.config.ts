import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './tools/build-service-worker.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => buildServiceWorker(reactRouterConfig.buildDirectory),
} satisfies Config;
