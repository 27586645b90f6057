import { CONSENT_KEY } from '#app/consent/consent.ts';
import { FONTS_KEY } from '#app/styles/web-fonts.behaviour.ts';
import { THEME_KEY } from './theme-key.ts';

/**
 * Settles before the first paint what this browser keeps: the theme that was chosen, the fonts that
 * this tab already has, and whether the banner is to ask (`data-ask`), which has its room in the page
 * from the start. Says whether the page is read from its top (`data-fresh`): who comes back or follows
 * a link into it lands by its true heights. A constant, so that its hash fits the CSP.
 */
export const THEME_SCRIPT =
  'var d=document.documentElement.dataset;d.ask=navigator.globalPrivacyControl?"gpc":"";try{' +
  `if((localStorage.getItem(${JSON.stringify(CONSENT_KEY)})||"").startsWith(` +
  `${JSON.stringify(import.meta.env.CONSENT_VERSION)}))delete d.ask;` +
  `var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  `if(sessionStorage.getItem(${JSON.stringify(FONTS_KEY)}))d.fonts="";` +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.fresh=""' +
  '}catch(e){}';
