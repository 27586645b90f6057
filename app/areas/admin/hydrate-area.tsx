import type { ResourceLanguage } from 'i18next';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { rememberFields } from '#app/islands/remember-fields.ts';
import { start as startFileInputs } from '#app/ui/file-input/file-input.behaviour.ts';
import { retryReads } from './live/retried-reads.ts';
import { pressAgain } from './press-again.ts';

/** All texts of the staff screens, in one file a language. */
const catalogues: Record<Locale, () => Promise<{ default: ResourceLanguage }>> = {
  'pt-BR': () => import('virtual:staff-catalogue/pt-BR'),
  en: () => import('virtual:staff-catalogue/en'),
};

/**
 * A reload that a newer one replaces is aborted, and the router does not await the end of its stream: the
 * browser would report an unhandled rejection.
 */
function ignoreAbortedReloads(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}

/** The router, once it is hydrated: not before its data has arrived with the document. */
function Area({ restoreFields }: { restoreFields: () => void }) {
  useLayoutEffect(pressAgain, []);
  useLayoutEffect(restoreFields, [restoreFields]);
  useLayoutEffect(() => startFileInputs(document), []);
  return <HydratedRouter />;
}

/** Hydrates the document with React Router, with the messages of the page's own language. */
export async function hydrateArea(): Promise<void> {
  const restoreFields = rememberFields(document);
  ignoreAbortedReloads();
  retryReads();
  const locale = document.documentElement.lang as Locale;
  registerMessages({ [locale]: (await catalogues[locale]()).default });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Area restoreFields={restoreFields} />
      </StrictMode>,
    );
  });
}
