type Headed = {
  name: string;
  summary: string;
  title: { raw: string; finished: string };
  head: { title: string; description: string };
};

/** A text whose headline is its name and whose search result says its summary, where staff left them empty. */
export const finishHead = <Text extends Headed>({ title, head, ...text }: Text): Text =>
  ({
    ...text,
    title: title.raw ? title : { raw: text.name, finished: title.finished },
    head: { title: head.title || text.name, description: head.description || text.summary },
  }) as Text;
