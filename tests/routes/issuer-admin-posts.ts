import { member } from './auth-posts.ts';
import { issuerRow } from './issuer-posts.ts';
import type { Sample } from './settings-posts.ts';

const NOWHERE = { issuer: 'https://10.0.0.1', client: { id: 'forja', secret: 'secret' } };

const onList = (intent: string) => async (): Promise<Sample> => {
  const { id } = await issuerRow(NOWHERE);
  return { fields: { intent, issuerId: id } };
};

const onIssuer = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const { id } = await issuerRow(NOWHERE);
  return { path: `/admin/people/sign-in/${id}`, fields };
};

/** Posts about issuers of sign-in, by the id of their route. */
export const issuerPosts = {
  'admin.issuers': {
    on: onList('on'),
    off: onList('off'),
    up: onList('up'),
    down: onList('down'),
    'break-glass': async (): Promise<Sample> => {
      const { id } = await member();
      return { fields: { intent: 'break-glass', userId: id, marked: 'false' } };
    },
  },
  'admin.issuer': {
    save: onIssuer({
      ...{ intent: 'save', name: 'Nenhum', issuer: 'https://sample.example', clientId: 'a' },
      ...{ clientSecret: '', domains: 'a.example', required: 'no', roleClaim: 'groups' },
      ...{ values: '', roles: '', defaultRole: '', secondStep: 'claim', revision: '1' },
    }),
    test: onIssuer({ intent: 'test' }),
    on: onIssuer({ intent: 'on' }),
    off: onIssuer({ intent: 'off' }),
    delete: onIssuer({ intent: 'delete' }),
  },
};
