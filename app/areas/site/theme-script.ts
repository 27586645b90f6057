import { FONTS_KEY } from '#app/styles/web-fonts.behaviour.ts';

/** Local-storage key of the visitor's theme choice; declared on /cookies. */
export const THEME_KEY = 'theme';

/**
 * Applies a kept theme choice, and the fonts that this tab already has, before the first paint, and
 * says whether the page is read from its top (`data-fresh`): who comes back or follows a link into
 * it lands by its true heights. A constant, so that its hash fits the CSP.
 */
export const THEME_SCRIPT =
  'try{var d=document.documentElement.dataset,' +
  `t=localStorage.getItem(${JSON.stringify(THEME_KEY)});` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  `if(sessionStorage.getItem(${JSON.stringify(FONTS_KEY)}))d.fonts="kept";` +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.fresh=""' +
  '}catch(e){}';
