import { formatMissingDocuments, getDocumentNote, getDocumentStatusLabel } from './required-document.ts';

test('counts rejected documents as missing', () => {
  const documents = [
    { status: 'Pending' },
    { status: 'Rejected' },
    { status: 'Uploaded' },
    { status: 'Accepted' },
  ] as const;
  expect(formatMissingDocuments(documents)).toBe('2 of 4 missing');
  expect(formatMissingDocuments(documents.slice(2))).toBe('All there');
});

test.each([
  ['Pending', true, null, 'Missing', 'Needed before anything is processed.'],
  ['Pending', false, '', 'Missing', 'May be left out.'],
  ['Uploaded', true, null, 'Received', 'Waits to be checked.'],
  ['Accepted', true, null, 'Accepted', 'Nothing more is needed.'],
  ['Rejected', true, null, 'Rejected', 'It was refused.'],
  ['Rejected', true, 'The picture is dark.', 'Rejected', 'The picture is dark.'],
] as const)('%s, mandatory %s, remark %p', (status, mandatory, remark, label, note) => {
  expect(getDocumentStatusLabel(status).label).toBe(label);
  expect(getDocumentNote({ status, mandatory, remark })).toBe(note);
});
