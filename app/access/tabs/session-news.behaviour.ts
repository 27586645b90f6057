/** Pages that show personal data: they close when the user signs out in another tab. */
const PERSONAL = [import.meta.env.ACCOUNT, '/portal'];

/** Notifies other tabs of sign-in, sign-out and the like, and listens for their news. */
export function start(): void {
  const { pathname, search } = location;
  const isPersonal = PERSONAL.some((path) => pathname.startsWith(path));
  // Loaded where it is needed: most visitors never sign in.
  if (!isPersonal && !search.includes('done=')) return;
  void import('./session-news.ts').then((news) => {
    news.notifyOtherTabs();
    if (isPersonal) news.closeWhenSignedOut();
  });
}
