import type { RumEvent } from '@datadog/browser-rum';
import { hasCauses, scrubEvent } from './scrub-event.ts';

const view = {
  id: 'v',
  url: 'https://portal.example/client-profile?customerId=CIF-1',
  referrer: 'https://portal.example/client?q=Tan',
};

/** Creates an event of the SDK with the members that are tested. */
const eventOf = (event: object): RumEvent => JSON.parse(JSON.stringify({ view, ...event }));

test.each([
  [
    { type: 'resource', resource: { url: 'https://api.example/cif/880101145566/bank?x=1' } },
    { resource: { url: 'https://api.example/cif/:id/bank' } },
  ],
  [
    {
      type: 'error',
      error: {
        message: 'no "Tan Mei Ling"',
        stack: 'at https://portal.example/a.js?n=Tan:1:2',
        resource: { url: 'https://api.example/a?b=c' },
      },
    },
    { error: { message: 'no “…”', resource: { url: 'https://api.example/a' } } },
  ],
  [
    { type: 'action', action: { target: { name: 'Call +60 12-345 6789' } } },
    { action: { target: { name: 'Call [number]' } } },
  ],
  [
    {
      type: 'long_task',
      long_task: { scripts: [{ source_url: 'https://portal.example/a.js?b=c', invoker: 'x' }] },
    },
    { long_task: { scripts: [{ source_url: 'https://portal.example/a.js' }] } },
  ],
  [
    { type: 'action', context: { to: 'mei@example.com', all: [{ of: 'mei@example.com' }] } },
    { context: { to: '[e-mail]', all: [{ of: '[e-mail]' }] } },
  ],
  [
    {
      type: 'view',
      view: { ...view, performance: { lcp: { resource_url: 'https://portal.example/a.png?b' } } },
    },
    { view: { performance: { lcp: { resource_url: 'https://portal.example/a.png' } } } },
  ],
])('removes personal data from %j', (input, expected) => {
  const event = eventOf(input);
  scrubEvent(event);
  expect(event).toMatchObject(expected);
  expect(event.view).toMatchObject({
    url: 'https://portal.example/client-profile',
    referrer: 'https://portal.example/client',
  });
  expect(JSON.stringify(event)).not.toMatch(/Tan|CIF-1|8801|mei@/);
});

test('recognises errors with causes', () => {
  expect(hasCauses(eventOf({ type: 'error', error: { message: 'x', causes: [{ message: 'Tan' }] } }))).toBe(
    true,
  );
  expect(hasCauses(eventOf({ type: 'error', error: { message: 'x' } }))).toBe(false);
  expect(hasCauses(eventOf({ type: 'view' }))).toBe(false);
});
