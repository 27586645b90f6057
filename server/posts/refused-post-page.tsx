import { renderToStaticMarkup } from 'react-dom/server';
import adminStyles from '#app/areas/admin/admin.css?url';
import authStyles from '#app/areas/auth/auth.css?url';
import { KeyFigure } from '#app/areas/auth/key-figure.tsx';
import { TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import portalStyles from '#app/areas/portal/portal.css?url';
import holdingStyles from '#app/areas/site/kit/holding.css?url';
import { HoldingSheet } from '#app/areas/site/kit/holding-sheet.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths, pathTo } from '#app/paths.ts';
import siteStyles from '#app/styles/site.css?url';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';

export type RefusedFor = 'shape' | 'large' | 'limited' | 'foreign';
type Area = keyof typeof areaPaths | 'site';

const STYLES: Record<Area, string> = {
  site: holdingStyles,
  auth: authStyles,
  portal: portalStyles,
  admin: adminStyles,
};

type SheetProps = { area: Area; locale: Locale; why: RefusedFor };

function Sheet({ area, locale, why }: SheetProps) {
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  const [title, text] = [t(`refusedPost.${why}.title`), t(`refusedPost.${why}.text`)];
  const home = area === 'site' ? pathTo('home', locale) : areaPaths[area];
  const actions = (
    <>
      <Button href={home}>{t('page.home')}</Button>
      <ActionLink href={pathTo('contact', locale)}>{t('page.contact')}</ActionLink>
    </>
  );
  if (area === 'site') {
    const figure = <Ponteiro state="cracked" />;
    return <HoldingSheet title={title} text={text} actions={actions} figure={figure} />;
  }
  const words = (
    <>
      <p className="lead soft">{text}</p>
      <p className="acts">{actions}</p>
    </>
  );
  if (area === 'portal') {
    return (
      <>
        <TwoLines thing={title} state="" />
        {words}
      </>
    );
  }
  if (area === 'admin') {
    return (
      <>
        <h1 className="title">{title}</h1>
        {words}
      </>
    );
  }
  return (
    <>
      <div className="auth-sheet">
        <h1 className="sheet-title">{title}</h1>
        {words}
      </div>
      <KeyFigure />
    </>
  );
}

const FRAMES: Record<Area, readonly [outer: string | undefined, main: string | undefined]> = {
  site: [undefined, undefined],
  auth: ['auth', 'auth-body frame'],
  portal: ['portal', 'frame'],
  admin: [undefined, 'frame'],
};

function Page(props: SheetProps) {
  const { area, locale, why } = props;
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  const [outer, main] = FRAMES[area];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t(`refusedPost.${why}.title`)}</title>
        <link rel="stylesheet" href={siteStyles} />
        <link rel="stylesheet" href={STYLES[area]} />
      </head>
      <body>
        <div className={outer}>
          <main id="conteudo" className={main}>
            <Sheet {...props} />
          </main>
        </div>
      </body>
    </html>
  );
}

const rendered = new Map<string, string>();

/** The page of a post that was refused unparsed, in the look of its area. Each is rendered once. */
export function refusedPostPage(props: SheetProps): string {
  const key = Object.values(props).join(' ');
  let html = rendered.get(key);
  if (html === undefined) {
    html = `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`;
    rendered.set(key, html);
  }
  return html;
}
