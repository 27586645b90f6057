import type { Seo } from '#app/features/seo/seo.ts';
import { settings } from '#app/platform/env.server.ts';

/** Scheme and host of canonical addresses: what staff set, else the server's public address. */
export const canonicalBaseOf = ({ canonicalBase }: Seo): string =>
  canonicalBase ?? settings().PUBLIC_URL;
