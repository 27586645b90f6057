import { Outlet } from 'react-router';
import { ScreenError } from './screen-error.tsx';

/** Around every screen and inside the frame: what goes wrong with a screen leaves the menu in place. */
export default function Screens() {
  return <Outlet />;
}

export { ScreenError as ErrorBoundary };
