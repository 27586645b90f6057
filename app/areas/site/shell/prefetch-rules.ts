/**
 * Speculation rules of every public page: a link marked `data-ahead` is fetched ahead. A constant,
 * so that its hash fits the CSP; `'inline-speculation-rules'` counts for nothing beside hashes.
 */
export const PREFETCH_RULES =
  '{"prefetch":[{"where":{"selector_matches":"[data-ahead]"},"eagerness":"immediate"}]}';
