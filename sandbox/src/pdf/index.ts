/** Lines that fit on one page. */
const LINES_PER_PAGE = 30;

/**
 * Makes a PDF of lines of text, with as many pages as they need, at least one. The text can have letters, digits and
 * punctuation, but no brackets.
 */
export function pdfOf(lines: readonly string[]): Buffer {
  const pages: (readonly string[])[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += LINES_PER_PAGE)
    pages.push(lines.slice(at, at + LINES_PER_PAGE));
  // objects 1 to 3 are the catalogue, the list of pages and the font; each page has two more
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(' ');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, index) => pageObjects(page, 5 + index * 2)),
  ]);
}

/** A page and its text, which is the object `contentNumber`. */
function pageObjects(lines: readonly string[], contentNumber: number): readonly string[] {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const content = `BT /F1 16 Tf 24 TL 56 780 Td ${text} ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contentNumber} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
