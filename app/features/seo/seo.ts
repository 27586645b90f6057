import type { TagIds } from '#app/features/analytics/tags/tag-ids.ts';

/** Search settings of one business unit. */
export type Seo = {
  siteName: string;
  /** Holds `%s` where the page's title goes. */
  titleTemplate: string;
  /** Scheme and host; null means the server's public address. */
  canonicalBase: string | null;
  ogImage: string | null;
  twitterHandle: string | null;
  tags: TagIds;
  /** Last change by staff, ISO 8601; null while untouched. */
  updatedAt: string | null;
};

/** Settings of staff for one page; null fields mean the page's own. */
export type PageSeo = {
  title: string | null;
  description: string | null;
  ogImage: string | null;
  canonicalUrl: string | null;
  keywords: string | null;
  noIndex: boolean;
  noFollow: boolean;
  ogTitle: string | null;
  ogDescription: string | null;
  twitterTitle: string | null;
  twitterDescription: string | null;
  twitterImage: string | null;
  /** Last change by staff, ISO 8601. */
  updatedAt: string | null;
};

export type HeadTag = { id: string; kind: 'meta' | 'link'; attributes: Record<string, string> };
