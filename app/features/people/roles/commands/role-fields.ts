import { z } from 'zod';
import { ACTIONS, type Permission, RESOURCES } from '#app/access/permissions.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';

const PERMISSIONS = RESOURCES.flatMap((resource) =>
  ACTIONS.map((action): Permission => `${resource}:${action}`),
);

/** A role of the company's own as its form posts it. */
export const roleFields = {
  name: typedLine.pipe(z.string().min(1).max(60)),
  description: z.string().trim().max(300).default(''),
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length).default([]),
};

/** The key of a role in the address or in a form. */
export const roleKey = z.string().max(48);
