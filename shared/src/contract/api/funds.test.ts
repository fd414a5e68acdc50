import * as z from '@portal/shared/schema';
import { fundDocumentsWire } from '../../testing/samples/products.ts';
import { fundDocuments } from './funds.ts';

test.each([
  ['https://documents.example/a.pdf', true],
  ['http://localhost:4217/documents/a.pdf', true],
  ['javascript:alert(1)', false],
  ['data:text/html,1', false],
  ['//documents.example/a.pdf', false],
  ['documents::a.pdf', false],
])('[SHL-22] accepts the document URL %s: %s', (docUrl, opens) => {
  const [document] = fundDocumentsWire;
  expect(z.safeParse(fundDocuments.response, [{ ...document, docUrl }]).success).toBe(opens);
});
