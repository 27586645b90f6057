import { type LucideIcon, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { PreviewFrame } from '#app/ui/admin/editor/preview-frame.tsx';
import { stillDocument } from '#app/ui/admin/editor/still-document.ts';
import { usePreview } from '#app/ui/admin/editor/use-preview.ts';
import type { Editor } from './editor.ts';
import type { Look, WritingView } from './writing/shown-language.ts';

export const SIDE: Record<Locale, 'pt' | 'en'> = { 'pt-BR': 'pt', en: 'en' };

const read = async (answer: Response) =>
  `<!DOCTYPE html>${stillDocument(await answer.text()).documentElement.outerHTML}`;

const DEVICES = { phone: Smartphone, computer: Monitor } as const;
const LIGHTS = { light: Sun, dark: Moon } as const;

type Props = { item: Editor['item']; language: Locale; look?: Look };

/** One page, drawn again whenever the typing rests. */
function Page({ item: { kind, slug }, language, look }: Props) {
  const { t } = useTranslation('content');
  const address = adminPath('contentPreview', { kind, slug, language: SIDE[language] });
  const { drawn, state } = usePreview({ address, read, atOnce: true });
  return (
    <>
      <p className="soft small" role="status">
        {t(`preview.${drawn === undefined && state === 'saved' ? 'waiting' : state}`)}
      </p>
      {drawn !== undefined && (
        <div className="content-paper">
          <div className="content-frame" data-device={look?.device}>
            <PreviewFrame
              html={drawn}
              title={t(`editor.preview.${SIDE[language]}`)}
              theme={look?.light}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** How the page of an item that is being written is looked at: on which device, and under which light. */
function LookSwitch({ look, choose }: { look: Look; choose: (next: Look) => void }) {
  const { t } = useTranslation('content', { keyPrefix: 'writing' });
  const buttons = [
    ...Object.entries(DEVICES).map(([device, Icon]) => ({ Icon, part: { device } })),
    ...Object.entries(LIGHTS).map(([light, Icon]) => ({ Icon, part: { light } })),
  ] as { Icon: LucideIcon; part: Partial<Look> }[];
  return (
    <div className="form-page-sides">
      {buttons.map(({ Icon, part }) => {
        const name = part.device ?? part.light ?? 'phone';
        return (
          <button
            key={name}
            type="button"
            className="form-page-side"
            aria-pressed={look.device === name || look.light === name}
            aria-label={t(`looks.${name}`)}
            title={t(`looks.${name}`)}
            onClick={() => choose({ ...look, ...part })}
          >
            <Icon size={15} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}

type PreviewProps = Pick<Props, 'item'> & { view: WritingView; written?: Locale };

/** The page of the item as visitors would read it with what is typed, in one language at a time. */
export function ContentPreview({ item, view, written }: PreviewProps) {
  const { t } = useTranslation('content');
  const { page, choosePage, look, chooseLook } = view;
  // Of a text that is being written, the language that is written.
  const language = written ?? page;
  return (
    <section
      className={written ? 'content-preview writing-preview' : 'content-preview'}
      aria-labelledby="ct-preview"
    >
      <header>
        <h2 className="subtitle" id="ct-preview">
          {t('preview.title')}
        </h2>
        {written ? (
          <LookSwitch look={look} choose={chooseLook} />
        ) : (
          <div className="form-page-sides">
            {LOCALES.map((one) => (
              <button
                key={one}
                type="button"
                className="form-page-side"
                aria-pressed={one === language}
                onClick={() => choosePage(one)}
              >
                {t(`editor.${SIDE[one]}`)}
              </button>
            ))}
          </div>
        )}
      </header>
      <Page key={language} item={item} language={language} {...(written && { look })} />
    </section>
  );
}
