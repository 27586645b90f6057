import type { ServerFeature } from '#app/feature.server.ts';
import { alertJobs } from './alerts/alerts.jobs.server.ts';
import { alertsTask } from './alerts/check-alerts.server.ts';
import { auditTask } from './audit-export/export-audit.server.ts';

export const system: ServerFeature = {
  jobs: { ...alertJobs },
  tasks: [auditTask, alertsTask],
};
