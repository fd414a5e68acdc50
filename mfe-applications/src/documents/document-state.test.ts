import { applicationStatuses } from '@portal/shared/api/status';
import { wireDocument } from '../core/documents.fixture.ts';
import { acceptsDocuments, formatMissing, listAttachments } from './document-state.ts';

test('accepts documents until the application is in process', () => {
  expect(applicationStatuses.filter(acceptsDocuments)).toEqual([
    'Pending Customer Confirmation',
    'Pending Payment',
    'Pending Documents',
    'Submitted',
  ]);
});

test('counts rejected documents as missing', () => {
  const documents = [
    wireDocument(),
    wireDocument({ status: 'Rejected' }),
    wireDocument({ status: 'Uploaded' }),
    wireDocument({ status: 'Accepted' }),
  ];
  expect(formatMissing(documents)).toBe('2 of 4 missing');
  expect(formatMissing(documents.slice(2))).toBe('All there');
});

test('lists only uploaded files', () => {
  expect(
    listAttachments([
      wireDocument(),
      wireDocument({ path: '' }),
      wireDocument({ name: 'Slip', path: 'b::k' }),
    ]),
  ).toEqual([{ name: 'Slip', path: 'b::k' }]);
});
