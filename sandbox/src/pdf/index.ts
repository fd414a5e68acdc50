/** Lines that fit on one page. */
const LINES_PER_PAGE = 30;

/**
 * Makes a PDF of lines of text, with as many pages as they need, at least one. Letters of Western Europe are
 * shown, and of others it says that there is no font for them.
 */
export function pdfOf(lines: readonly string[]): Buffer {
  const pages: (readonly string[])[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += LINES_PER_PAGE)
    pages.push(lines.slice(at, at + LINES_PER_PAGE));
  return fileOfPages(
    pages.map(
      (page) => `BT /F1 16 Tf 24 TL 56 780 Td ${page.map((line) => `${show(line)} T*`).join(' ')} ET`,
    ),
  );
}

/** A text on a page. Places and sizes are in points, from the lower left corner of an A4 page (595 by 842). */
export interface PlacedText {
  readonly text: string;
  /** Left edge of the text, or with `isRight` its right edge. */
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  /** For figures and the heads of their columns. */
  readonly isRight?: boolean;
}

/** A page: its texts, and the heights of its rules, which go from margin to margin. */
export interface PlacedPage {
  readonly texts: readonly PlacedText[];
  readonly rules: readonly number[];
}

/** Left and right edge of a page's content, in points. */
export const margins = { left: 56, right: 545 } as const;

/** Makes a PDF of pages whose texts have their places. */
export const placedPdfOf = (pages: readonly PlacedPage[]): Buffer => fileOfPages(pages.map(contentOf));

function contentOf({ texts, rules }: PlacedPage): string {
  const lines = rules.map((y) => `${margins.left} ${y} m ${margins.right} ${y} l S`);
  const words = texts.map(({ text, x, y, size, isBold = false, isRight = false }) => {
    const left = isRight ? x - (widthOf(text) * size) / 1000 : x;
    return `BT /F${isBold ? 2 : 1} ${size} Tf ${left.toFixed(2)} ${y} Td ${show(text)} ET`;
  });
  return ['0.5 w 0.8 G', ...lines, ...words].join(' ');
}

/** Words with a sign that is not in Helvetica as these files encode it. */
const withoutFont = /\S*[^\x20-\x7e\xa0-\xff]\S*(?: +\S*[^\x20-\x7e\xa0-\xff]\S*)*/g;

/** Shows a text, with brackets and backslashes escaped. Of words in other letters it says that there is no font. */
const show = (text: string): string =>
  `(${text
    .normalize()
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(withoutFont, '[no font for these letters]')
    .replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj`;

/** Widths in Helvetica, in thousandths of the size, of letters that heads of figures have. */
const letterWidths: Readonly<Record<string, number>> = {
  A: 667,
  C: 722,
  N: 722,
  U: 722,
  V: 667,
  m: 833,
  r: 333,
  s: 500,
  t: 278,
  i: 222,
  ',': 278,
  '.': 278,
  '-': 333,
};

/** Width of most letters and of all digits. */
const usualWidth = 556;

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letterWidths[letter] ?? usualWidth), 0);

/** Makes the file of pages with these contents. */
function fileOfPages(contents: readonly string[]): Buffer {
  // objects 1 to 4 are the catalogue, the list of pages and the fonts; each page has two more
  const kids = contents.map((_content, index) => `${5 + index * 2} 0 R`).join(' ');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => pageObjects(content, 6 + index * 2)),
  ]);
}

/** A page and its content, which is the object `contentNumber`. */
const pageObjects = (content: string, contentNumber: number): readonly string[] => [
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contentNumber} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
];

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
