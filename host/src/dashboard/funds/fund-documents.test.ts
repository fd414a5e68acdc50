import type { FundDocument } from '@portal/shared/api/funds';
import { selectDocuments } from './fund-documents.ts';

test('[SHL-22] selects each kind of document once: English before others, then the newest', () => {
  const document = (changes: Partial<FundDocument>): FundDocument => ({
    asOfDate: '2026-10-31',
    docType: 'FFS',
    docTypeName: 'Fact sheet',
    docUrl: 'https://docs.example/new.pdf',
    language: 'en',
    productCode: 'F1',
    ...changes,
  });
  const links = selectDocuments('F1', [
    document({ asOfDate: '2026-09-30', docUrl: 'https://docs.example/old.pdf' }),
    document({}),
    document({ asOfDate: '2026-11-30', language: 'ms', docUrl: 'https://docs.example/ms.pdf' }),
    document({ productCode: 'F2', docUrl: 'https://docs.example/other.pdf' }),
  ]);
  expect(links).toEqual([{ name: 'Fact sheet', href: 'https://docs.example/new.pdf' }]);
});
