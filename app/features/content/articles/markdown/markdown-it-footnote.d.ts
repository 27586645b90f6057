/** The package has no types of its own. */
declare module 'markdown-it-footnote' {
  const footnotes: (md: import('markdown-it').MarkdownIt) => void;
  export default footnotes;
}
