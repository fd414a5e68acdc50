import { applicationStatuses } from '@portal/shared/api/status';
import { wireDocument } from '../core/samples-documents.ts';
import { attachmentsOf, missingWords, takesDocuments } from './document-state.ts';

test('documents are taken until operations have taken up the application', () => {
  expect(applicationStatuses.filter(takesDocuments)).toEqual([
    'Pending Customer Confirmation',
    'Pending Payment',
    'Pending Documents',
    'Submitted',
  ]);
});

test('what was refused is as missing as what never came', () => {
  const documents = [
    wireDocument(),
    wireDocument({ status: 'Rejected' }),
    wireDocument({ status: 'Uploaded' }),
    wireDocument({ status: 'Accepted' }),
  ];
  expect(missingWords(documents)).toBe('2 of 4 missing');
  expect(missingWords(documents.slice(2))).toBe('All there');
});

test('only what was uploaded can be looked at', () => {
  expect(
    attachmentsOf([wireDocument(), wireDocument({ path: '' }), wireDocument({ name: 'Slip', path: 'b::k' })]),
  ).toEqual([{ name: 'Slip', path: 'b::k' }]);
});
