import type { RumEvent } from '@datadog/browser-rum';
import { releaseOfEvent } from './release-of-event.ts';

const cart = { version: '1.2.0', insteadOf: '2.0.0', fallback: 'unreachable' };
const sources = {
  running: {
    host: '5.0.0',
    remotes: ['mfe-auth', 'mfe-client', 'mfe-cart', 'mfe-applications', 'mfe-history'] as const,
    of: (remote: string) => (remote === 'mfe-cart' ? cart : { version: '3.1.0' }),
  },
  remoteAt: (pathname: string) => (pathname === '/cart' ? ('mfe-cart' as const) : undefined),
};

/** Creates an event of the SDK with the members that are tested. */
const eventOf = (event: object): RumEvent =>
  JSON.parse(
    JSON.stringify({ view: { id: 'v', url: 'https://portal.example/cart?customerId=1' }, ...event }),
  );

const origin = 'https://portal.example';
const stackOf = (...addresses: readonly string[]) => ['Error: x', ...addresses].join('\n  at open @ ');

test.each([
  ['a view of a remote', { type: 'view' }, { remote: 'mfe-cart', ...cart }],
  [
    'a view of the host',
    { type: 'view', view: { id: 'v', url: `${origin}/dashboard` } },
    { remote: 'host', version: '5.0.0' },
  ],
  ['a view without a usable address', { type: 'view', view: { id: 'v', url: 'about' } }, undefined],
  [
    'an error in a running release, under frames of the host',
    {
      type: 'error',
      error: { stack: stackOf(`${origin}/host/files/react.js:1:2`, `${origin}/mfe-cart/1.2.0/cart.js:1:3`) },
    },
    { remote: 'mfe-cart', ...cart },
  ],
  [
    'an error in a release that does not run any longer',
    { type: 'error', error: { stack: stackOf('https://cart.example/mfe-cart/2.0.0/cart.js:1:3') } },
    { remote: 'mfe-cart', version: '2.0.0' },
  ],
  [
    'an error in the host',
    { type: 'error', error: { stack: stackOf(`${origin}/host/files/base.js:1:2`) } },
    { remote: 'host', version: '5.0.0' },
  ],
  [
    'an error of other code',
    { type: 'error', error: { stack: stackOf('chrome-extension://x/y.js:1:2') } },
    undefined,
  ],
  ['an error without a stack', { type: 'error', error: {} }, undefined],
  [
    'an error whose reporter has named its release',
    {
      type: 'error',
      context: { remote: 'mfe-auth' },
      error: { stack: stackOf(`${origin}/host/files/base.js:1:2`) },
    },
    undefined,
  ],
  ['a call', { type: 'resource', resource: { url: `${origin}/mfe-cart/1.2.0/cart.js` } }, undefined],
])('returns the release of %s', (_case, event, expected) => {
  expect(releaseOfEvent(eventOf(event), sources)).toEqual(expected);
});
