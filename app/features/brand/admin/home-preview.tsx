import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { stillDocument } from '#app/ui/admin/editor/still-document.ts';
import type { Theme } from '#app/ui/tokens/neutral-tokens.ts';

const DRAFT = 'data-draft';

/**
 * The home page as visitors get it, made still, and its brand colours in an element that the editor
 * writes into.
 */
function stillPage(html: string, theme: Theme): string {
  const page = stillDocument(html);
  page.documentElement.dataset['theme'] = theme;
  // What follows the colours in their element stays with every draft of them.
  const style = page.querySelector('head > style');
  style?.setAttribute(DRAFT, style.textContent.replace(/^:root\{[^}]*\}/, ''));
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

type FrameProps = { html: string; css: string; theme: Theme; title: string };

function Frame({ html, css, theme, title }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const write = () => {
    const style = frame.current?.contentDocument?.querySelector(`style[${DRAFT}]`);
    if (style) style.textContent = css + style.getAttribute(DRAFT);
  };
  // Whatever is typed is written into the page that is there, which is not loaded again.
  useEffect(write);
  return (
    <figure className="brand-frame">
      <figcaption>{title}</figcaption>
      <div>
        <iframe ref={frame} title={title} srcDoc={stillPage(html, theme)} onLoad={write} />
      </div>
    </figure>
  );
}

/** The real home page in the colours of the editor, in both themes, and the saved one beside it. */
export function HomePreview({ css, savedCss }: { css: string; savedCss: string }) {
  const { t } = useTranslation('brand');
  const locale = useLocale();
  const [sideBySide, setSideBySide] = useState(false);
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
    <section
      className="brand-preview"
      aria-labelledby="preview"
      data-beside={sideBySide || undefined}
    >
      <header>
        <h2 className="subtitle" id="preview">
          {t('preview.title')}
        </h2>
        <label>
          <input
            type="checkbox"
            checked={sideBySide}
            onChange={({ target }) => setSideBySide(target.checked)}
          />{' '}
          {t('preview.beside')}
        </label>
      </header>
      {html ? (
        (['light', 'dark'] as const).map((theme) => (
          <Fragment key={theme}>
            {sideBySide && (
              <Frame
                html={html}
                css={savedCss}
                theme={theme}
                title={t('preview.saved', { page: t(`preview.${theme}`) })}
              />
            )}
            <Frame html={html} css={css} theme={theme} title={t(`preview.${theme}`)} />
          </Fragment>
        ))
      ) : (
        <p className="soft" role="status">
          {t(html === undefined ? 'preview.waiting' : 'preview.failed')}
        </p>
      )}
    </section>
  );
}
