import type { FundDocument } from '@portal/shared/api/funds';

/** A document of a fund that can be opened. */
export interface DocumentLink {
  readonly name: string;
  readonly href: string;
}

/** A fund's documents, each kind once: the newest, in English where there is a choice. */
export function documentsOf(fundCode: string, documents: readonly FundDocument[]): readonly DocumentLink[] {
  const newest = new Map<string, FundDocument>();
  for (const document of documents) {
    if (document.productCode !== fundCode) continue;
    const rival = newest.get(document.docType);
    if (!rival || compare(document, rival) > 0) newest.set(document.docType, document);
  }
  return [...newest.values()].map(({ docTypeName, docUrl }) => ({ name: docTypeName, href: docUrl }));
}

function compare(a: FundDocument, b: FundDocument): number {
  return Number(isEnglish(a)) - Number(isEnglish(b)) || a.asOfDate.localeCompare(b.asOfDate);
}

const isEnglish = ({ language }: FundDocument) => language.toLowerCase().startsWith('en');
