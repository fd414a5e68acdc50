import { pdfOf } from '../pdf/index.ts';

/** Titles of a fund's documents, by the code in the file name. */
const kinds: Readonly<Record<string, string>> = {
  FFS: 'Fund Fact Sheet',
  PRO: 'Prospectus',
  PHS: 'Product Highlights Sheet',
};

/** `CBMGF-FFS.pdf` */
const fileName = /^([A-Z0-9]+)-([A-Z]+)\.pdf$/;

/**
 * Returns a one-page PDF in place of a fund's published document, by its file name: `CBMGF-FFS.pdf` (fact sheet, `PRO`
 * prospectus, `PHS` highlights); `undefined` for any other name.
 */
export function fundDocument(name: string): Buffer | undefined {
  const [, fund, kind = ''] = fileName.exec(name) ?? [];
  const title = kinds[kind];
  if (fund === undefined || title === undefined) return undefined;
  return pdfOf([
    `${fund}: ${title}`,
    'Cempaka Biru Asset Management Berhad',
    'In production this is the published document.',
  ]);
}
