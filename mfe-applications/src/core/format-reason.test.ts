import { formatReason } from './format-reason.ts';

test.each([
  ['nothing without words', { status: 'Rejected', reason: '  ', isConfirmed: false }, undefined],
  [
    'the customer’s words in quotation marks',
    { status: 'Rejected', reason: 'Later. ', isConfirmed: false },
    '“Later.”',
  ],
  ['the words of operations', { status: 'Rejected', reason: 'No units.', isConfirmed: true }, 'No units.'],
  ['words of an unknown author', { status: 'Rejected', reason: 'No units.' }, 'No units.'],
  ['the service’s words', { status: 'Expired', reason: 'No answer.', isConfirmed: false }, 'No answer.'],
] as const)('returns %s', (_case, row, expected) => expect(formatReason(row)).toBe(expected));
