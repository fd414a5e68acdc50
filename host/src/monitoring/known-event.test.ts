import type { RumEvent } from '@datadog/browser-rum';
import { filterEvent, mustBeCopied } from './known-event.ts';
import { canaries, testKnown } from './testing/known.ts';

const origin = 'https://portal.example';

/** Creates an event of the SDK with the members that are tested. */
const eventOf = (event: object): RumEvent =>
  JSON.parse(JSON.stringify({ view: { id: 'v', url: `${origin}/notes/CIF-1/visits?q=1` }, ...event }));

/** Places of an event that can have a text of a person. */
const places: Readonly<Record<string, (canary: string) => object>> = {
  'a view’s address': (canary) => ({
    type: 'view',
    view: { id: 'v', url: `${origin}/${canary}?q=${canary}` },
  }),
  'a view’s name': (canary) => ({ type: 'view', view: { id: 'v', url: origin, name: canary } }),
  'the page before a view': (canary) => ({
    type: 'view',
    view: { id: 'v', url: origin, referrer: `https://id.example/${canary}` },
  }),
  'the largest picture of a view': (canary) => ({
    type: 'view',
    view: { id: 'v', url: origin, performance: { lcp: { resource_url: `${origin}/${canary}` } } },
  }),
  'the address of a call': (canary) => ({
    type: 'resource',
    resource: { url: `https://api.example/cif/${canary}` },
  }),
  'the text of an error': (canary) => ({ type: 'error', error: { message: `no customer ${canary}` } }),
  'the stack of an error': (canary) => ({
    type: 'error',
    error: { message: 'x', stack: `Error: ${canary}\n  at ${canary} @ ${origin}/${canary}.js:1:2` },
  }),
  'where an error was handled': (canary) => ({
    type: 'error',
    error: { message: 'x', handling_stack: `HandlingStack: ${canary}\n  at ${canary} @ ${origin}/a.js:1:2` },
  }),
  'the address of a failed request': (canary) => ({
    type: 'error',
    error: { message: 'x', resource: { url: `${origin}/${canary}` } },
  }),
  'the name of an action': (canary) => ({ type: 'action', action: { target: { name: canary } } }),
  'an unknown detail': (canary) => ({ type: 'action', context: { customer: canary, all: [{ of: canary }] } }),
  'the name of a detail': (canary) => ({ type: 'action', context: { [canary]: 1 } }),
  'a known detail': (canary) => ({
    type: 'action',
    context: { where: canary, call: canary, error: canary, at: canary, remote: canary, version: canary },
  }),
  'the address of a slow script': (canary) => ({
    type: 'long_task',
    long_task: { scripts: [{ source_url: `${origin}/${canary}.js` }] },
  }),
  'what ran a slow script': (canary) => ({
    type: 'long_task',
    long_task: { scripts: [{ invoker: `BUTTON#${canary}.onclick` }, { invoker: canary }] },
  }),
};

test.each(Object.entries(places))('%s has no canary', (_place, eventWith) => {
  for (const canary of canaries) {
    const event = eventOf(eventWith(canary));
    expect(filterEvent(event, testKnown)).toBe(true);
    const sent = decodeURIComponent(JSON.stringify(event)).toLowerCase();
    expect(sent).not.toContain(canary.toLowerCase());
  }
});

test('leaves what an operator needs', () => {
  const event = eventOf({
    type: 'long_task',
    long_task: {
      scripts: [
        {
          source_url: `${origin}/host/files/base.ab12cd34.js`,
          invoker: 'BUTTON#save.onclick',
          source_function_name: 'a.b',
        },
        { invoker: 'ZULAIKHA.onclick' },
      ],
    },
  });
  expect(filterEvent(event, testKnown)).toBe(true);
  expect(event).toMatchObject({
    view: { url: `${origin}/notes/:id/visits` },
    long_task: {
      scripts: [
        { source_url: `${origin}/host/files/base.ab12cd34.js`, invoker: 'BUTTON.onclick' },
        { invoker: '…' },
      ],
    },
  });
});

test.each([
  [
    'a long task of a function whose name is no plain name',
    { type: 'long_task', long_task: { scripts: [{ source_function_name: 'Tan Mei Ling' }] } },
  ],
  ['an event of another kind', { type: 'vital', vital: { name: 'Tan Mei Ling' } }],
])('%s is not sent', (_case, event) => {
  expect(filterEvent(eventOf(event), testKnown)).toBe(false);
});

test.each([
  ['causes', { message: 'x', causes: [{ message: 'Tan' }] }, true],
  ['an unknown name', { message: 'x', type: 'Tan' }, true],
  ['a fingerprint', { message: 'x', fingerprint: 'Tan' }, true],
  ['nothing of it', { message: 'x', type: 'TypeError', stack: 'Tan' }, false],
])(
  'an error must be copied when it has a part that the SDK does not let change: %s',
  (_case, error, expected) => {
    expect(mustBeCopied(eventOf({ type: 'error', error }), testKnown)).toBe(expected);
  },
);

test('a view is never copied', () => {
  expect(mustBeCopied(eventOf({ type: 'view' }), testKnown)).toBe(false);
});
