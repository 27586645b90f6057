import { hostOfScript } from '#app/features/analytics/tags/tag-hosts.ts';
import { hashOfInline } from '#app/platform/http/content-security.server.ts';
import type { PolicyEffect } from './policy-effect.ts';
import { parseScript } from './script-element.ts';

/** The hosts that a script of this content adds to the policy; nothing where it is no script. */
export function effectOf(type: string, content: string): PolicyEffect {
  const script = type === 'script' ? parseScript(content) : null;
  if (!script) return { hosts: [], hash: null };
  return {
    hosts: hostOfScript(script),
    hash: script.code === undefined ? null : hashOfInline(script.code),
  };
}
