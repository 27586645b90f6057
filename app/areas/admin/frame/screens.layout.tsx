import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SavedViewsOf } from '#app/ui/admin/data-table/views/saved-views.ts';
import { savedViewsAt } from '../views/saved-views.server.ts';
import type { Route } from './+types/screens.layout';
import { ScreenError } from './screen-error.tsx';
import { ScreenSkeleton, useNextScreen } from './screen-skeleton.tsx';

/** The views of the requested list are loaded with it, in the same response. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return { views: await savedViewsAt(path, request, context) };
}

/** The address without the open row: the side panel does not change the views of its list. */
const withoutOpenRow = ({ pathname, searchParams }: URL) => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('open');
  return `${pathname}?${rest}`;
};

/** Opening another row in the side panel does not reload the views. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const moved = currentUrl.href !== nextUrl.href;
  if (moved && !formMethod && withoutOpenRow(currentUrl) === withoutOpenRow(nextUrl)) return false;
  return defaultShouldRevalidate;
}

/** Around every screen and inside the frame: an error of a screen leaves the menu in place. */
export default function Screens({ loaderData }: Route.ComponentProps) {
  const coming = useNextScreen();
  return (
    <SavedViewsOf value={loaderData.views}>
      {coming && <ScreenSkeleton />}
      {/* The former screen stays mounted until the next one has loaded: the navigation may be cancelled. */}
      <div className="admin-kept" hidden={coming}>
        <Outlet />
      </div>
    </SavedViewsOf>
  );
}

export { ScreenError as ErrorBoundary };
