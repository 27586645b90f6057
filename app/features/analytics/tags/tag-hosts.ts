import type { ForeignHosts } from '#app/platform/http/content-security.server.ts';
import type { ScriptTag } from './script-tag.ts';
import type { TagIds } from './tag-ids.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The hosts that each tag loads from and reports to, as its vendor documents them. */
const HOSTS: Readonly<Record<keyof TagIds, Required<ForeignHosts>>> = {
  ga4: {
    script: [TAG_MANAGER],
    connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    img: [TAG_MANAGER, 'https://*.google-analytics.com'],
    frame: [],
  },
  // The hosts of a container's tags are unknown.
  gtm: { script: ['https:'], connect: ['https:'], img: ['https:'], frame: ['https:'] },
  meta: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    img: ['https://www.facebook.com'],
    frame: [],
  },
  linkedin: {
    script: ['https://snap.licdn.com'],
    connect: ['https://px.ads.linkedin.com'],
    img: ['https://px.ads.linkedin.com'],
    frame: [],
  },
};

/** The host of a script is also its reporting host; no other is allowed. */
export const hostOfScript = ({ src }: Pick<ScriptTag, 'src'>): string[] =>
  src ? [new URL(src).origin] : [];

/** Hosts that the policy of a page must allow for the configured tags, and no others. */
export function hostsOfTags(ids: TagIds, scripts: readonly ScriptTag[] = []): ForeignHosts {
  const chosen = (Object.keys(HOSTS) as (keyof TagIds)[]).filter((tag) => ids[tag]);
  const added = scripts.flatMap(hostOfScript);
  const of = (kind: keyof ForeignHosts) => [
    ...new Set([...chosen.flatMap((tag) => HOSTS[tag][kind]), ...(kind === 'frame' ? [] : added)]),
  ];
  return { script: of('script'), connect: of('connect'), img: of('img'), frame: of('frame') };
}
