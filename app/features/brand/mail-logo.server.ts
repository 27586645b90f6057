import { createHash } from 'node:crypto';
import { log } from '#app/platform/log/log.server.ts';
import type { MailLogo, MailPicture } from '#app/platform/mail/mail-brand.server.ts';
import type { Theme } from '#app/ui/tokens/neutral-tokens.ts';
import { logoPicture } from './logo-file.server.ts';

/** The box that a logo is fitted into, in pixels of the mail; drawn twice as fine. */
const BOX = { width: 150, height: 40 };
const FINE = 2;
/** Logos of a few days of changes, by address and ground. */
const MOST_DRAWN = 8;

const drawn = new Map<string, Promise<MailPicture>>();

/** A drawing as a PNG: mail programs show no SVG. */
async function draw(url: string, ground: Theme): Promise<MailPicture> {
  const href = await logoPicture(url, ground);
  const { width, height } = BOX;
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINE}" height="${height * FINE}">
      <image width="100%" height="100%" preserveAspectRatio="xMinYMid meet" href="${href}"/>
    </svg>`,
    // No font of the machine, so that a logo is the same wherever it is drawn.
    { font: { loadSystemFonts: false } },
  );
  const png = image.asPng();
  const sha256 = createHash('sha256').update(png).digest('hex');
  return { cid: `${sha256.slice(0, 24)}@logo`, png, ...BOX };
}

function drawnOnce(url: string, ground: Theme): Promise<MailPicture> {
  const key = `${ground} ${url}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [oldest] = drawn.keys();
  if (oldest && drawn.size >= MOST_DRAWN) drawn.delete(oldest);
  const made = draw(url, ground);
  drawn.set(key, made);
  // What could not be read once may be there again for the next mail.
  made.catch(() => drawn.delete(key));
  return made;
}

/** The logo as mails carry it. One that cannot be drawn leaves the name to stand for it: a picture must
 * not keep a mail from going. */
export async function mailLogo(logo: { url: string; nightUrl?: string }): Promise<MailLogo> {
  try {
    const day = await drawnOnce(logo.url, 'light');
    const night = await drawnOnce(logo.nightUrl ?? logo.url, 'dark');
    return night.cid === day.cid ? { day } : { day, night };
  } catch (error) {
    log.warn({ err: error, url: logo.url }, 'the logo of mails cannot be drawn');
    return {};
  }
}
