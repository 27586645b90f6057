import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import type { Theme } from '#app/ui/neutral-tokens.ts';

const DRAFT = 'data-draft';

/**
 * The home page as visitors get it, made still: no scripts, nothing to press, and its brand colours
 * in an element that the editor writes into. It never leaves this browser, and stands under the policy
 * of the page around it, which runs nothing without its nonce.
 */
function stillPage(html: string, theme: Theme): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, noscript, link:not([rel="stylesheet"])')) {
    element.remove();
  }
  page.documentElement.dataset['theme'] = theme;
  // The script that would name the fonts once they have come is gone.
  page.documentElement.dataset['fonts'] = 'kept';
  page.body.inert = true;
  // What follows the colours in their element stays with every draft of them.
  const style = page.querySelector('head > style');
  style?.setAttribute(DRAFT, style.textContent.replace(/^:root\{[^}]*\}/, ''));
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

function Frame({ html, css, theme }: { html: string; css: string; theme: Theme }) {
  const { t } = useTranslation('brand');
  const frame = useRef<HTMLIFrameElement>(null);
  const write = () => {
    const style = frame.current?.contentDocument?.querySelector(`style[${DRAFT}]`);
    if (style) style.textContent = css + style.getAttribute(DRAFT);
  };
  // Whatever is typed is written into the page that is there, which is not loaded anew.
  useEffect(write);
  return (
    <figure className="br-frame">
      <figcaption>{t(`preview.${theme}`)}</figcaption>
      <div>
        <iframe
          ref={frame}
          title={t(`preview.${theme}`)}
          srcDoc={stillPage(html, theme)}
          onLoad={write}
        />
      </div>
    </figure>
  );
}

/** The real home page in the colours that are in the editor, by day and by night. */
export function HomePreview({ css }: { css: string }) {
  const { t } = useTranslation('brand');
  const locale = useLocale();
  const [html, setHtml] = useState<string | null | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(pathTo('home', locale), { signal: stop.signal, credentials: 'omit' })
      .then((answer) => (answer.ok ? answer.text() : null))
      .then(setHtml)
      .catch(() => {
        if (!stop.signal.aborted) setHtml(null);
      });
    return () => stop.abort();
  }, [locale]);
  return (
    <section className="br-preview" aria-labelledby="preview">
      <h2 className="t3" id="preview">
        {t('preview.title')}
      </h2>
      {html ? (
        (['light', 'dark'] as const).map((theme) => (
          <Frame key={theme} html={html} css={css} theme={theme} />
        ))
      ) : (
        <p className="soft" role="status">
          {t(html === undefined ? 'preview.waiting' : 'preview.failed')}
        </p>
      )}
    </section>
  );
}
