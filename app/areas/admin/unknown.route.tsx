import { notFound } from '#app/platform/http/route-params.ts';

/** Any other address of the area: the frame stays, with a 404 screen. */
export function loader() {
  throw notFound();
}

export default function UnknownScreen() {
  return null;
}
