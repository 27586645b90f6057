/**
 * A page of the site as visitors get it, made static: no scripts, no controls. It never leaves this
 * browser, and is under the policy of the page around it, which runs nothing without its nonce.
 */
export function stillDocument(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, noscript, link:not([rel="stylesheet"])')) {
    element.remove();
  }
  // The script that would name the fonts once they have loaded is removed.
  page.documentElement.dataset['fonts'] = 'kept';
  page.body.inert = true;
  return page;
}
