import { formatMissingDocuments, getDocumentNote, getDocumentStatusLabel } from './required-document.ts';

test('counts the documents that are missing, and those that were rejected', () => {
  const documents = [
    { status: 'Pending' },
    { status: 'Rejected' },
    { status: 'Uploaded' },
    { status: 'Accepted' },
  ] as const;
  expect(formatMissingDocuments(documents)).toBe('1 of 4 missing, 1 rejected');
  expect(formatMissingDocuments(documents.slice(1))).toBe('1 of 3 rejected');
  expect(formatMissingDocuments([{ status: 'Pending' }])).toBe('1 of 1 missing');
  expect(formatMissingDocuments(documents.slice(2))).toBe('All received');
});

test.each([
  ['Pending', true, null, 'Missing', 'Needed before anything is processed.'],
  ['Pending', false, '', 'Missing', 'Optional.'],
  ['Uploaded', true, null, 'Received', 'Waits to be checked.'],
  ['Accepted', true, null, 'Accepted', 'Nothing more is needed.'],
  ['Rejected', true, null, 'Rejected', 'It was refused.'],
  ['Rejected', true, 'The picture is dark.', 'Rejected', '“The picture is dark.”'],
  ['Accepted', true, 'Signed 15 Mar 2026', 'Accepted', 'Signed 15 Mar 2026'],
] as const)('%s, mandatory %s, remark %p', (status, mandatory, remark, label, note) => {
  expect(getDocumentStatusLabel(status).label).toBe(label);
  expect(getDocumentNote({ status, mandatory, remark })).toBe(note);
});
