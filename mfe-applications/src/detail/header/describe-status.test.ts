import { wireDocument } from '../../core/documents.fixture.ts';
import { describeStatus } from './describe-status.ts';

const rejection = {
  at: '2026-11-24T02:00:00Z',
  status: 'Rejected' as const,
  title: 'Rejected by one holder',
  detail: null,
};
const rejected = { status: 'Rejected' as const, reason: 'Too risky.', updatedAt: '2026-11-24T02:00:00Z' };

test.each([
  ['by the customer', { isConfirmed: false }, 'Rejected by the customer on 24 Nov 2026', '“Too risky.”'],
  ['by operations', { isConfirmed: true }, 'Rejected by operations on 24 Nov 2026', 'Too risky.'],
  ['by an unknown person', {}, 'Rejected on 24 Nov 2026', 'Too risky.'],
  [
    'by a holder',
    { isConfirmed: false, timeline: [{ ...rejection, holder: 'LIM KOK SENG' }] },
    'Rejected by Lim Kok Seng on 24 Nov 2026',
    '“Too risky.”',
  ],
])('[APP-02] names who rejected it, and quotes the customer: %s', (_case, facts, title, text) => {
  const message = describeStatus({ ...rejected, ...facts });
  expect({ ...message, title: message.title.replaceAll('\u00a0', ' ') }).toEqual({
    tone: 'danger',
    title,
    text,
  });
});

test.each([
  ['until they are loaded', undefined, 'Documents are missing'],
  ['that are all there', [wireDocument({ status: 'Uploaded' })], 'Documents are being checked'],
  ['one', [wireDocument()], '1 document is missing'],
  ['two', [wireDocument(), wireDocument()], '2 documents are missing'],
  [
    'one rejected',
    [wireDocument({ status: 'Rejected' }), wireDocument({ status: 'Accepted' })],
    '1 document was rejected',
  ],
  [
    'both kinds',
    [wireDocument(), wireDocument({ status: 'Rejected' })],
    '1 document is missing, 1 document was rejected',
  ],
  ['one that may be left out', [wireDocument(), wireDocument({ mandatory: false })], '1 document is missing'],
])('[APP-03] counts the documents that hold it up: %s', (_case, documents, title) => {
  expect(describeStatus({ status: 'Pending Documents', reason: null, documents }).title).toBe(title);
});

test('says what a status means without a reason, and until when the customer’s link works', () => {
  const waiting = {
    status: 'Pending Customer Confirmation',
    reason: ' ',
    expiresAt: '2026-11-28T02:00:00Z',
  } as const;
  expect(describeStatus(waiting).text.replaceAll('\u00a0', ' ')).toBe(
    'The customer got an e-mail with a link. Nothing is processed before it is confirmed. The link works until 28 Nov 2026, 10:00 MYT.',
  );
  expect(describeStatus({ ...waiting, expiresAt: null }).text).not.toContain('link works');
});

test('[APP-02] names the holders who have not confirmed, where several were asked', () => {
  const waiting = { status: 'Pending Customer Confirmation', reason: null } as const;
  expect(describeStatus({ ...waiting, awaiting: ['LIM KOK SENG'] })).toEqual({
    tone: 'warn',
    title: 'Waiting for Lim Kok Seng to confirm',
    text: 'Each holder got an e-mail with a link. Nothing is processed before all have confirmed.',
  });
  expect(describeStatus({ ...waiting, awaiting: [] }).title).toBe('Waiting for the customer to confirm');
});
