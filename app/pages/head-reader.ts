import { createContext } from 'react-router';
import type { KnownPage } from './known-pages.ts';
import type { PageHead } from './page-head.ts';

/**
 * Reads a page's head data; none when it cannot be shown. The server provides it: only the server has all
 * routes of the build.
 */
export const headReader = createContext<(page: KnownPage) => Promise<PageHead | null>>();
