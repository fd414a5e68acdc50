import fc from 'fast-check';
import { browserTexts } from './browser-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { canaries, testKnown } from './testing/known.ts';

test.each([
  ['Failed to fetch', 'Failed to fetch'],
  [
    "Cannot read properties of undefined (reading 'Tan Mei Ling')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ['Tan Mei Ling is not a function', '… is not a function'],
  ['Unexpected token \'T\', "Tan Mei Ling" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
  ['Request failed with status code 503', 'Request failed with status code 503'],
  ['Request failed with status code 880101145566', 'text not known'],
  ['registry.json could not be fetched (404)', 'registry.json could not be fetched (404)'],
  ['slot Tan Mei Ling has no part', 'slot … has no part'],
  ['slot notes-tab', 'slot notes-tab'],
  ['slot zulaikha-canary', 'text not known'],
  [
    'content policy, https://portal.example/host/files/main.ab12cd34.js?n=Tan:3',
    'content policy, https://portal.example/host/files/main.ab12cd34.js:3',
  ],
  ['Blocked https://evil.example/ by img-src', 'Blocked https://evil.example/ by img-src'],
  ['Blocked https://evil.example/Tan by img-src', 'text not known'],
  ['Blocked inline by script-src-elem', 'Blocked inline by script-src-elem'],
  ['Blocked Tan by script-src', 'text not known'],
  ['threw while rendering: no customer Tan', 'threw while rendering: text not known'],
  [
    'mfe-notes: https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js could not be loaded, then did not load within 8 s',
    'mfe-notes: https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js could not be loaded, then did not load within 8 s',
  ],
  ['Tan: Failed to fetch', 'text not known'],
  [
    'Loading chunk tab failed.\n(error: https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js)',
    'Loading chunk … failed.\n(…: https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js)',
  ],
  ['Visit notes', 'Visit notes'],
  ['no customer Tan Mei Ling', 'text not known'],
  ['', 'text not known'],
])('leaves of the text %j what is known', (text, expected) => {
  expect(testKnown.text(text)).toBe(expected);
});

test.each([
  ['https://portal.example/client-profile?customerId=CIF-1#top', 'https://portal.example/:id'],
  ['https://portal.example/notes/CIF-1/visits?q=Tan', 'https://portal.example/notes/:id/visits'],
  ['https://portal.example/dashboard', 'https://portal.example/dashboard'],
  ['https://portal.example/people/zulaikha', 'https://portal.example/:id/:id'],
  [
    'https://api.example/cif/880101145566/enquiry/bankaccount?x=1',
    'https://api.example/cif/:id/enquiry/bankaccount',
  ],
  ['https://mei:secret@portal.example/', 'https://portal.example/'],
  ['https://zulaikha.example/', '[address]'],
  [
    'https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js',
    'https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js',
  ],
  ['https://api.example/files/statement-C0048217.json', 'https://api.example/files/:id'],
  ['/report/jsreport?name=Tan', '/:id/:id'],
  ['data:text/csv,Tan Mei Ling', 'data:'],
  ['blob:https://portal.example/5a1c', 'blob:'],
  ['zulaikha:canary', '[address]'],
  ['http://[', '[address]'],
  ['', ''],
])('leaves of the address %s what is known', (address, expected) => {
  expect(testKnown.address(address)).toBe(expected);
});

test.each([
  [{ remote: 'mfe-notes', version: '1.2.0' }, {}],
  [{ insteadOf: '2.0.0', fallback: 'unreachable, timeout' }, {}],
  [{ call: 'GET /cif/{id}/enquiry/bankaccount', kind: 'status', status: 503 }, {}],
  [{ at: '3.holdings.0.nav' }, {}],
  [{ at: 'POST /application/cart/list: customerEmail, holdings.0' }, { at: 'customerEmail, holdings.0' }],
  [{ error: 'invalid_grant' }, {}],
  [{ error: 'OAUTH_INVALID_RESPONSE' }, {}],
  [{ event: 'session:ended' }, {}],
  [{ handling: 'unhandled', causes: 'left out' }, {}],
  [{ override: 'http://zulaikha.local:3000' }, { override: true }],
  [{ why: 'no integrity hash is known for https://remotes.example/mfe-notes/1.2.0/a.ab12cd34.js' }, {}],
])('leaves known details: %j', (details, changes) => {
  expect(testKnown.details(details)).toEqual({ ...details, ...changes });
});

test.each([
  { remote: 'mfe-zulaikha' },
  { version: 'Zulaikha' },
  { call: 'GET /cif/zulaikha/canary' },
  { call: 'GET Zulaikha' },
  { kind: 'zulaikha' },
  { status: 'Zulaikha' },
  { status: 880101145566 },
  { at: '12,345.67' },
  { at: '012.345.6789' },
  { at: 'zulaikha' },
  { error: 'zulaikha_canary' },
  { error: 'OAUTH_ZULAIKHA' },
  { event: 'zulaikha' },
  { fallback: 'unreachable, zulaikha' },
  { where: { name: 'Zulaikha' } },
  { causes: ['Zulaikha'] },
])('says of a known detail with an unknown value that it is not known: %j', (details) => {
  const [name = ''] = Object.keys(details);
  expect(testKnown.details(details)).toEqual({ [name]: 'text not known' });
});

test('drops every other detail, also those of objects', () => {
  expect(testKnown.details({ customer: 'Zulaikha', Zulaikha: 1, toString: 'x', __proto__: 'y' })).toEqual({});
});

test('an error keeps its name, its text and the positions of known files, but no name of a function', () => {
  const file = 'https://portal.example/host/files/base.ab12cd34.js';
  expect(
    testKnown.error({
      name: 'TypeError',
      message: `x is not a function\n at forged (${file}:9:9)`,
      stack: [
        `TypeError: x is not a function\n at forged (${file}:9:9)`,
        `    at Zulaikha (${file}:1:20034)`,
        `    at async https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js:1:3`,
        `open@${file}?Tan:4:5`,
        '    at x (https://portal.example/host/files/Zulaikha.js:1:3)',
        '    at y (https://evil.example/host/files/base.ab12cd34.js:1:3)',
        '    at Array.map (<anonymous>)',
        'Zulaikha',
      ].join('\n'),
    }),
  ).toEqual({
    name: 'TypeError',
    message: 'text not known',
    stack: [
      'TypeError: text not known',
      `at <anonymous> @ ${file}:1:20034`,
      'at <anonymous> @ https://remotes.example/mfe-notes/1.2.0/tab.ab12cd34.js:1:3',
      `at <anonymous> @ ${file}:4:5`,
    ].join('\n  '),
  });
  expect(testKnown.error({ name: 'Zulaikha', message: 'Failed to fetch' })).toEqual({
    name: 'Error',
    message: 'Failed to fetch',
    stack: 'Error: Failed to fetch',
  });
});

const canary = fc.constantFrom(...canaries);
const gap = /…|\{\w+\}/;
/** A known text with a canary in every gap, alone or among other words. */
const filledText = fc
  .tuple(fc.constantFrom(...portalTexts, ...browserTexts), canary, fc.string(), fc.string())
  .map(([text, secret, before, after]) => text.split(gap).join(`${before}${secret}${after}`));
/** A canary among known words. */
const mixedText = fc
  .array(fc.oneof(canary, fc.constantFrom(...portalTexts, ...browserTexts), fc.string()), { minLength: 1 })
  .map((parts) => parts.join(' '));
const anyText = fc.oneof(filledText, mixedText, canary);
const hasCanary = (value: unknown) => canaries.some((each) => JSON.stringify(value).includes(each));

test('no text, address, detail or error has a canary, and what is known stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const known = testKnown.text(text);
      const address = testKnown.address(`https://portal.example/${text}`);
      const details = testKnown.details({ where: text, at: text, call: text, error: text, remote: text });
      const error = testKnown.error({
        name: text,
        message: text,
        stack: `${text}\n at ${text} (${text}:1:2)`,
      });
      expect([known, address, details, error].filter(hasCanary)).toEqual([]);
      expect(testKnown.text(known)).toBe(known);
      expect(testKnown.address(address)).toBe(address);
      expect(testKnown.details(details)).toEqual(details);
      expect(testKnown.error(error)).toEqual(error);
    }),
    { numRuns: 500 },
  );
});

test.each(["Cannot read properties of null (reading '", 'x: ', ', then ', "' on '", '…'])(
  'a long text of %j is not known, and takes no time',
  (part) => {
    expect(testKnown.text(part.repeat(30_000))).toBe('text not known');
  },
);
