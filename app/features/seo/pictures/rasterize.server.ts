import { fontFile } from './typesetting.server.tsx';

/**
 * Turns an SVG document into a PNG of its own size, outside the thread that answers requests. No
 * font of the machine is used, so that a picture looks the same everywhere.
 */
export async function rasterize(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontFile('mono')], loadSystemFonts: false, defaultFontFamily: 'mono' },
  });
  return image.asPng();
}
