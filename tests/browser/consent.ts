import type { BrowserContext } from '@playwright/test';
import { consentVersion } from '../../app/consent/consent-version.ts';

/** What a visitor has answered about cookies; `null` has never been asked. */
export type ConsentChoice = 'all' | 'necessary' | null;

type SavedConsent = { version: string; choice: 'all' | 'necessary' };

function keepAnswer({ version, choice }: SavedConsent): void {
  const optional = choice === 'all';
  const categories = { functionality: optional, analytics: optional, marketing: optional };
  try {
    if (localStorage.getItem('consent')) return;
    const preferences = { necessary: true, ...categories, counted: true };
    localStorage.setItem('consent-preferences', JSON.stringify(preferences));
    localStorage.setItem('consent-date', '2026-11-21T08:00:00.000Z');
    localStorage.setItem('consent', `${version}:${choice}:${'0'.repeat(32)}`);
  } catch {
    // A page without storage.
  }
}

/** Visits as somebody who answered earlier. Run in the page ahead of its scripts. */
export async function rememberConsent(
  context: BrowserContext,
  consentChoice: ConsentChoice,
): Promise<void> {
  if (consentChoice === null) return;
  await context.addInitScript(keepAnswer, { version: consentVersion(), choice: consentChoice });
}
