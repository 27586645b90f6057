import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { loadNamespaces } from '#app/islands/load-messages.ts';
import { start as startFileInputs } from '#app/ui/file-input/file-input.behaviour.ts';
import { readPatiently } from './live/patient-readings.ts';
import { pressAgain } from './press-again.ts';

/** Namespaces the admin area speaks. */
const NAMESPACES = [
  'site',
  'crash',
  'unsaved',
  'admin',
  'audit',
  'brand',
  'answer-clock',
  'business-time',
  'composer',
  'data-table',
  'editor',
  'file-input',
  'keys',
  'people',
  'products',
  'pipelines',
  'projects',
  'files',
  'staff-projects',
  'invoices',
  'staff-invoices',
  'rights',
  'privacy',
  'feedback',
  'feedback-projects',
  'staff-feedback',
  'ideas',
  'tickets',
  'desk-figures',
  'surveys',
  'imports',
  'inbound',
  'leads',
  'score',
  'clients',
  'tasks',
  'deals',
  'mails',
  'today',
  'contacts',
  'companies',
  'by-hand',
  'notices',
  'results',
  'messages',
  'automation',
  'clock',
  'tags',
  'templates',
  'lead-rules',
  'clock',
  'company',
  'staff-newsletter',
  'forms',
  'qualification',
  'content',
  'seo',
];

/**
 * A reading that a newer one replaces is aborted, and the router does not wait for the end of its
 * stream: the browser would call that an error that nobody handled.
 */
function hearInterruptedReadings(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}

/** The router, once it listens: not before its data has come with the document. */
function Area() {
  useLayoutEffect(pressAgain, []);
  useLayoutEffect(() => startFileInputs(document), []);
  return <HydratedRouter />;
}

/** Hands the document over to React Router, with the messages of the page's own language. */
export async function hydrateArea(): Promise<void> {
  hearInterruptedReadings();
  readPatiently();
  const locale = document.documentElement.lang as Locale;
  registerMessages({ [locale]: await loadNamespaces(locale, NAMESPACES) });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Area />
      </StrictMode>,
    );
  });
}
