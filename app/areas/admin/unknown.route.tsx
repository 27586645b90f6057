import { notFound } from '#app/platform/http/route-params.ts';

/** Any other address of the area: the frame stays, and says that there is no such screen. */
export function loader() {
  throw notFound();
}

export default function UnknownScreen() {
  return null;
}
