import type { ReactNode } from 'react';
import type { ContentRefusal } from '../commands/content-actions.server.ts';
import { ContentPart } from '../content-part.tsx';
import type { Editor } from '../editor.ts';
import { SchedulePart } from '../schedule-part.tsx';
import { AddressPart } from './address-part.tsx';
import { SearchResult } from './search-result.tsx';
import type { ShownLanguage } from './shown-language.ts';
import { StatePart } from './state-part.tsx';

/** Parts that are read one after the other; all others are properties of the item. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['name', 'title', 'summary', 'sector', 'before', 'after', 'figures', 'quote', 'quotedRole'],
  'markdown',
]);

type Props = {
  editor: Editor;
  reply: ContentRefusal | undefined;
  shown: ShownLanguage;
  /** What is above the text. */
  lead: ReactNode;
};

/** The text of an article or a case, and beside it what the item is: its state, its address, its properties. */
export function WritingParts({ editor, reply, shown, lead }: Props) {
  const { sections, mayChange } = editor;
  const partOf = (section: Editor['sections'][number]) => (
    <ContentPart key={section.key} section={section} disabled={!mayChange} reply={reply} />
  );
  return (
    <>
      <div className="writing-text" data-shown={shown}>
        {lead}
        {sections.filter(({ key }) => TEXTS.has(key)).map(partOf)}
      </div>
      <div className="writing-rail" data-shown={shown}>
        <StatePart editor={editor} />
        {mayChange && <SchedulePart reply={reply} />}
        <AddressPart editor={editor} />
        {sections.filter(({ key }) => !TEXTS.has(key)).map(partOf)}
        <SearchResult paths={editor.item.paths} shown={shown} />
      </div>
    </>
  );
}
