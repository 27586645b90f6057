type PageMade = { width?: number; height?: number; text?: string };

const TRAILER_OF_LOCKED =
  `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'4f'.repeat(32)}>/U<${'55'.repeat(32)}>>>` +
  `/ID[<${'49'.repeat(16)}><${'49'.repeat(16)}>]`;

/** A PDF with pages of letters, as programs write it by hand; `locked`: it opens with a password only. */
export function pdfOf(pages: readonly PageMade[], { locked = false } = {}): Buffer {
  const first = 4;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap(({ width = 595, height = 842, text = 'Exemplo' }, at) => {
      const drawn = `1 0 0 rg 0 0 ${width / 2} 20 re f 0 g BT /F 48 Tf 60 ${height / 2} Td (${text}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${first + at * 2 + 1} 0 R` +
          '/Resources<</Font<</F 3 0 R>>>>>>',
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((content, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${content}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const at = text.length;
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}` +
    `trailer<</Size ${objects.length + 1}/Root 1 0 R${locked ? TRAILER_OF_LOCKED : ''}>>\n` +
    `startxref\n${at}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
