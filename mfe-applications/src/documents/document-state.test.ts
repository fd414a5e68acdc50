import { applicationStatuses } from '@portal/shared/api/status';
import { wireDocument } from '../core/documents.fixture.ts';
import { canAcceptDocuments, listAttachments, placeDocuments } from './document-state.ts';

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
    listAttachments(
      [
        wireDocument(),
        wireDocument({ path: '' }),
        wireDocument({ name: 'Slip', status: 'Uploaded', path: 'b::k' }),
      ],
      true,
    ),
  ).toEqual([
    { docId: 'D-1', name: 'Slip', status: 'Uploaded', remark: null, path: 'b::k', canReplace: false },
  ]);
});

test.each([
  [true, true],
  [false, false],
])('a rejected file may be replaced where the application accepts files: %s', (canAccept, canReplace) => {
  const rejected = wireDocument({ status: 'Rejected', path: 'b::k' });
  expect(listAttachments([rejected], canAccept)).toMatchObject([{ canReplace }]);
});

test.each([
  ['Pending Documents', undefined, 'first'],
  ['Pending Documents', [], 'first'],
  ['Pending Customer Confirmation', [wireDocument()], 'first'],
  ['Submitted', [wireDocument({ status: 'Rejected' })], 'first'],
  ['Pending Payment', [wireDocument({ mandatory: false })], 'after-items'],
  ['Pending Payment', [wireDocument({ status: 'Uploaded' })], 'after-items'],
  ['In Process', [wireDocument()], 'after-items'],
  ['Submitted', undefined, 'last'],
] as const)('%s, documents %j: %s', (status, documents, place) =>
  expect(placeDocuments(status, documents)).toBe(place),
);
