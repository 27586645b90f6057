import { data } from 'react-router';

/** Any other address of the area: the frame stays, and says that there is no such screen. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownScreen() {
  return null;
}
