/** What every page of a paper names at its edges. */
interface PageFacts {
  readonly company: string;
  /** Name of the document. */
  readonly title: string;
  readonly customer: string;
  /** When it was printed. */
  readonly time: string;
}

/** Writes a text as a string of CSS. */
const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replace(/[\n\r\f]/g, ' ')}"`;

const small = { fontFamily: 'Inter Variable, sans-serif', fontSize: '7.5pt', color: '#5a6b78' };
const head = { ...small, verticalAlign: 'bottom', paddingBottom: '3mm' };

/**
 * Returns the rules of printing: the paper alone, A4, with the company and `Page 1 of 2` at the foot, and document, customer and time at the
 * top of later pages. A browser without margin boxes leaves the edges empty.
 */
export const getPageRules = ({ company, title, customer, time }: PageFacts) => ({
  '@page': {
    size: 'A4',
    margin: '20mm 15mm 18mm',
    '@top-left': { content: quote(title), ...head, fontWeight: '600', color: '#13222c' },
    '@top-center': { content: quote(customer), ...head },
    '@top-right': { content: quote(time), ...head },
    '@bottom-left': { content: quote(`${company}. For the named customer only.`), ...small },
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', ...small },
  },
  '@page :first': {
    marginTop: '14mm',
    '@top-left': { content: 'none' },
    '@top-center': { content: 'none' },
    '@top-right': { content: 'none' },
  },
  '@media print': {
    'html, body': { background: 'none !important' },
    'body > :not([data-paper], [data-scope=dialog])': { display: 'none !important' },
  },
});
