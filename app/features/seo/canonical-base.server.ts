import { settings } from '#app/platform/env.server.ts';
import type { Seo } from './seo.ts';

/** Scheme and host of canonical addresses: what staff set, else the server's public address. */
export const canonicalBaseOf = ({ canonicalBase }: Seo): string =>
  canonicalBase ?? settings().PUBLIC_URL;
