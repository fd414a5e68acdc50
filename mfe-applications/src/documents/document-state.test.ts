import { applicationStatuses } from '@portal/shared/api/status';
import { wireDocument } from '../core/documents.fixture.ts';
import { canAcceptDocuments, listAttachments } from './document-state.ts';

test('accepts documents until the application is in process', () => {
  expect(applicationStatuses.filter(canAcceptDocuments)).toEqual([
    'Pending Customer Confirmation',
    'Pending Payment',
    'Pending Documents',
    'Submitted',
  ]);
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
