import { notFound } from '#app/platform/http/route-params.ts';

/**
 * The address of the events, for the guards of the area. The server answers whom they let through before the router
 * (`answer-event-stream.ts`), except to HEAD and `.data`: nobody would end a stream that either has opened.
 */
export function loader() {
  throw notFound();
}
