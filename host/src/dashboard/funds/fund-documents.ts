import type { FundDocument } from '@portal/shared/api/funds';

/** A link to a fund's document. */
interface DocumentLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Returns name and address of a fund's documents: of each kind the newest one in English, or the newest when none is.
 * Empty when the fund has none.
 */
export function selectDocuments(
  fundCode: string,
  documents: readonly FundDocument[],
): readonly DocumentLink[] {
  const newest = new Map<string, FundDocument>();
  for (const document of documents) {
    if (document.productCode !== fundCode) continue;
    const other = newest.get(document.docType);
    if (!other || compare(document, other) > 0) newest.set(document.docType, document);
  }
  return [...newest.values()].map(({ docTypeName, docUrl }) => ({ name: docTypeName, href: docUrl }));
}

function compare(a: FundDocument, b: FundDocument): number {
  return Number(isEnglish(a)) - Number(isEnglish(b)) || a.asOfDate.localeCompare(b.asOfDate);
}

const isEnglish = ({ language }: FundDocument) => language.toLowerCase().startsWith('en');
