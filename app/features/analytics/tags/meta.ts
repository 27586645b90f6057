import { CURRENCY, type EventName, type SiteEvent } from '../events.ts';
import { loadScript, type Tag } from './load-script.ts';

/** Events that Meta has its own names for; the others are sent as custom ones. */
const STANDARD: Partial<Record<EventName, string>> = {
  page_view: 'PageView',
  form_submit: 'Lead',
  newsletter_subscribe: 'Subscribe',
  whatsapp_click: 'Contact',
  phone_click: 'Contact',
  search: 'Search',
};

type Pixel = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
};

/** The queue that the pixel empties once it has loaded, in the shape it expects. */
function pixelQueue(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  }) as Pixel;
  pixel.push = pixel;
  pixel.loaded = true;
  pixel.version = '2.0';
  pixel.queue = [];
  return pixel;
}

export function startMeta(id: string): Tag {
  const page = window as { fbq?: Pixel; _fbq?: Pixel };
  const pixel = pixelQueue();
  page.fbq = pixel;
  page._fbq = pixel;
  // Without it the pixel observes every button of the page by itself.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return ({ name, ...details }: SiteEvent) => {
    const standard = STANDARD[name];
    pixel(standard ? 'track' : 'trackCustom', standard ?? name, { currency: CURRENCY, ...details });
  };
}
