import { createKnown } from '../known.ts';

/** What may be reported from a page of `https://portal.example` with one remote, for tests. */
export const testKnown = createKnown(
  {
    texts: [
      'call failed',
      'no first answer',
      'slot … has no part',
      'RemoteLoadError',
      'host',
      'declarations',
    ],
    calls: ['/cif/{id}/enquiry/bankaccount', '/application/cart/list'],
    fields: ['holdings', 'nav', 'customerEmail'],
  },
  [
    { api: { baseUrl: 'https://api.example' } },
    {
      remotes: {
        'mfe-cart': {},
        'mfe-client': {},
        'mfe-notes': {
          current: { version: '1.2.0', base: 'https://remotes.example/mfe-notes/1.2.0/' },
          declares: {
            pages: [{ path: '/notes/:id/visits', slot: 'notes-page', nav: { label: 'Visit notes' } }],
            fills: [{ place: 'customer.tab/1', slot: 'notes-tab' }],
          },
        },
      },
    },
  ],
  'https://portal.example',
);

/** Texts of persons, and secrets, as they are in the portal. */
export const canaries = [
  'Zulaikha',
  'Tan Mei Ling',
  'zulaikha-canary',
  '880101-14-5566',
  '880101145566',
  'mei.ling@example.com',
  '+60 12-345 6789',
  '12,345.67',
  'eyJhbGciOi.eyJzdWIiOi.c2ln',
  'CIF-004821',
] as const;
