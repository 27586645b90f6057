import {
  Bold,
  Link as Chain,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Superscript,
  Table2,
  TextQuote,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editOf, TOOLS, type Tool } from './markdown-edits.ts';
import { selectionIn, writeEdit } from './write-edit.ts';

const ICONS: Record<Tool, LucideIcon> = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  link: Chain,
  list: List,
  numbers: ListOrdered,
  quote: TextQuote,
  code: Code,
  table: Table2,
  note: Superscript,
};

const BUTTONS = [...TOOLS, 'picture'] as const;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  busy: boolean;
  onPicture: () => void;
};

/** Buttons that write signs of Markdown. One stop of the Tab key; arrows go on from there. */
export function MarkdownTools({ field, label, busy, onPicture }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'markdown' });
  const [current, move] = useState(0);
  const press = (tool: (typeof BUTTONS)[number]) => {
    if (tool === 'picture') return onPicture();
    if (!field.current) return;
    const words = { text: t('word'), column: t('column') };
    writeEdit(field.current, editOf(tool, selectionIn(field.current), words));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + BUTTONS.length) % BUTTONS.length;
    move(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={field.current?.id}
      className="markdown-tools"
      onKeyDown={onKeyDown}
    >
      {BUTTONS.map((tool, i) => {
        const Icon = tool === 'picture' ? ImagePlus : ICONS[tool];
        return (
          <button
            key={tool}
            type="button"
            tabIndex={i === current ? 0 : -1}
            aria-label={t(`tools.${tool}`)}
            title={t(`tools.${tool}`)}
            aria-busy={(tool === 'picture' && busy) || undefined}
            onFocus={() => move(i)}
            onClick={() => press(tool)}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
