/**
 * Source of the inline script that loads a public page's module once the page is painted: loaded earlier,
 * it would share a slow line with the stylesheet that the paint waits for. Links and forms work before it
 * has loaded, and without it. The same for every page of a build, so that its hash fits the CSP.
 */
export const entryScript = (url: string): string =>
  'new PerformanceObserver((paints,o)=>{if(paints.getEntriesByName("first-contentful-paint")[0]){' +
  `o.disconnect();import(${JSON.stringify(url)})}}).observe({type:"paint",buffered:true})`;
