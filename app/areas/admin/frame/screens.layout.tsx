import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SavedViewsOf } from '#app/ui/admin/data-table/views/saved-views.ts';
import { savedViewsAt } from '../views/saved-views.server.ts';
import type { Route } from './+types/screens.layout';
import { ScreenBones, useScreenComing } from './screen-bones.tsx';
import { ScreenError } from './screen-error.tsx';

/** The views of the requested list are loaded with it, in the same response. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return { views: await savedViewsAt(path, request, context) };
}

/** The panel beside a list does not change its views. */
const besidesRow = ({ pathname, searchParams }: URL) => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('open');
  return `${pathname}?${rest}`;
};

/** Going from row to row beside a list does not repeat the counts. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const moved = currentUrl.href !== nextUrl.href;
  if (moved && !formMethod && besidesRow(currentUrl) === besidesRow(nextUrl)) return false;
  return defaultShouldRevalidate;
}

/** Around every screen and inside the frame: an error of a screen leaves the menu in place. */
export default function Screens({ loaderData }: Route.ComponentProps) {
  const coming = useScreenComing();
  return (
    <SavedViewsOf value={loaderData.views}>
      {coming && <ScreenBones />}
      {/* Kept as it is until the other one has loaded: the user may stay after all. */}
      <div className="admin-kept" hidden={coming}>
        <Outlet />
      </div>
    </SavedViewsOf>
  );
}

export { ScreenError as ErrorBoundary };
