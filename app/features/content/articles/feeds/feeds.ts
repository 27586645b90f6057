/** The feeds of new articles, in the order in which pages announce them. */
export const FEEDS = [
  { endpoint: 'rssFeed', name: 'RSS', type: 'application/rss+xml' },
  { endpoint: 'atomFeed', name: 'Atom', type: 'application/atom+xml' },
  { endpoint: 'jsonFeed', name: 'JSON', type: 'application/feed+json' },
] as const;
export type FeedEndpoint = (typeof FEEDS)[number]['endpoint'];
