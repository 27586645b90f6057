import type { ServerFeature } from '#app/feature.server.ts';

export const mails: ServerFeature = { finds: { mail: 'public.find_mails' } };
