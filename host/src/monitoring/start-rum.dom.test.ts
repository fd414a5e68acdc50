import type { RumEvent } from '@datadog/browser-rum';
import { testConfig } from '@portal/shared/testing';
import { rumSettings } from './rum-settings.ts';
import { startRum } from './start-rum.ts';
import { testKnown } from './testing/known.ts';

interface Started {
  readonly beforeSend: (event: RumEvent) => boolean;
}

const mockRum = {
  init: jest.fn<void, [Started]>(),
  addError: jest.fn<void, [Error, object]>(),
  addAction: jest.fn(),
  startView: jest.fn(),
  stopSession: jest.fn(),
};
jest.mock('@datadog/browser-rum', () => ({
  get datadogRum() {
    return mockRum;
  },
}));

const settings = rumSettings({
  ...testConfig,
  monitoring: {
    applicationId: 'app',
    clientToken: 'token',
    site: 'datadoghq.com',
    tracedApis: ['https://api.example'],
  },
});

function start(startsNewSession = false) {
  if (!settings) throw new Error('monitoring is configured');
  const monitor = startRum({
    settings,
    known: testKnown,
    startsNewSession,
    navigation: { location: () => location, onMove: () => {} },
    running: {
      host: '5.0.0',
      remotes: ['mfe-cart'],
      of: () => ({ version: '1.2.0', insteadOf: '2.0.0', fallback: 'timeout' }),
    },
    remoteAt: () => 'mfe-client',
  });
  const [started] = mockRum.init.mock.calls.at(-1) ?? [];
  if (!started) throw new Error('the SDK was not started');
  return { monitor, ...started };
}

/** Creates an event of the SDK with the members that are tested. */
const eventOf = (event: object): RumEvent =>
  JSON.parse(JSON.stringify({ view: { id: 'v', url: 'https://portal.example/client' }, ...event }));

afterEach(() => jest.clearAllMocks());

const file = 'https://portal.example/host/files/base.ab12cd34.js';

test.each([
  [
    'its cause',
    { type: 'TypeError', causes: [{ message: 'Tan Mei Ling', source: 'source' }] },
    { causes: 'left out' },
  ],
  ['a name that is not known', { type: 'Tan Mei Ling' }, {}],
  ['its fingerprint', { type: 'TypeError', fingerprint: 'Tan Mei Ling' }, {}],
])('reports an error again without %s', (_case, changes, details) => {
  const { beforeSend } = start();
  const stack = `${changes.type}: no "Tan Mei Ling"\n  at Tan @ ${file}:3:14`;
  const isSent = beforeSend(
    eventOf({
      type: 'error',
      context: { where: 'slot notes-tab' },
      error: { message: 'no "Tan Mei Ling"', stack, handling: 'unhandled', ...changes },
    }),
  );
  expect(isSent).toBe(false);
  const [error, context] = mockRum.addError.mock.calls[0] ?? [];
  const name = changes.type === 'TypeError' ? 'TypeError' : 'Error';
  expect(error).toMatchObject({
    name,
    message: 'text not known',
    stack: `${name}: text not known\n  at <anonymous> @ ${file}:3:14`,
  });
  expect(error).not.toHaveProperty('cause');
  expect(context).toMatchObject({ where: 'slot notes-tab', handling: 'unhandled', ...details });
});

test('leaves what is known of the portal’s reports and of all other events', () => {
  const { monitor, beforeSend } = start();
  monitor.error(new Error('for mei@example.com', { cause: 'Tan Mei Ling' }), { where: 'slot notes-tab' });
  const [error, context] = mockRum.addError.mock.calls[0] ?? [];
  expect(error).toMatchObject({ message: 'text not known' });
  expect(error?.stack).not.toContain('mei@');
  expect(error).not.toHaveProperty('cause');
  expect(context).toEqual({ where: 'slot notes-tab' });
  const event = eventOf({ type: 'error', error: { message: 'call Tan Mei Ling' } });
  expect(beforeSend(event)).toBe(true);
  expect(event).toMatchObject({ error: { message: 'text not known' } });
});

test('sends no event that cannot be read, which the SDK would send as it is', () => {
  const { beforeSend } = start();
  expect(beforeSend(eventOf({ type: 'error', error: null }))).toBe(false);
});

test('leaves out the SDK’s reports of policy violations, which the host reports itself', () => {
  const { beforeSend } = start();
  const error = { message: 'csp_violation', source: 'report' };
  expect(beforeSend(eventOf({ type: 'error', error: { ...error, csp: { disposition: 'enforce' } } }))).toBe(
    false,
  );
  expect(beforeSend(eventOf({ type: 'error', error }))).toBe(true);
});

test('adds the release to a view, and keeps it with an error that is reported again without its cause', () => {
  const { beforeSend } = start();
  const event = eventOf({ type: 'view' });
  beforeSend(event);
  expect(event.context).toEqual({
    remote: 'mfe-client',
    version: '1.2.0',
    insteadOf: '2.0.0',
    fallback: 'timeout',
  });
  const stack = 'Error: x\n  at open @ https://portal.example/mfe-cart/1.1.0/cart.js:3:14';
  beforeSend(eventOf({ type: 'error', error: { message: 'x', stack, causes: [{ message: 'y' }] } }));
  expect(mockRum.addError.mock.calls[0]?.[1]).toMatchObject({ remote: 'mfe-cart', version: '1.1.0' });
});

test('[MON-01] masks the screen, and ends the session on request', () => {
  const { monitor } = start();
  expect(document.documentElement).toHaveAttribute('data-dd-privacy', 'mask');
  monitor.endSession();
  expect(mockRum.stopSession).toHaveBeenCalledTimes(1);
});

test.each([
  ['removed before the SDK reads it when no agent is signed in', true, null],
  ['kept when the page was reloaded', false, 'id=of-the-agent-before'],
])('the stored id of an earlier monitoring session is %s', (_case, startsNewSession, stored) => {
  localStorage.setItem('_dd_s_v2', 'id=of-the-agent-before');
  let storedAtStart: string | null = 'the SDK was not started';
  mockRum.init.mockImplementationOnce(() => {
    storedAtStart = localStorage.getItem('_dd_s_v2');
  });
  start(startsNewSession);
  expect(storedAtStart).toBe(stored);
});

test('sends equal errors once and reports how often they were repeated; drops no view, action or request', () => {
  const { beforeSend } = start();
  const send = (event: object) => beforeSend(eventOf(event));
  const error = {
    type: 'error',
    error: { message: 'Failed to fetch', type: 'TypeError', stack: `at x @ ${file}:3:14` },
  };
  expect([send(error), send(error), send(error)]).toEqual([true, false, false]);
  for (let index = 0; index < 100; index += 1)
    send({ type: 'error', error: { message: 'no', stack: `Error: no\n  at x @ ${file}:1:${index}` } });
  for (const type of ['view', 'action', 'resource'])
    expect(Array.from({ length: 200 }, () => send({ type })).every(Boolean)).toBe(true);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(mockRum.addAction.mock.calls).toEqual([
    [
      'error repeated',
      {
        message: 'TypeError: Failed to fetch',
        stack: `TypeError: Failed to fetch\n  at <anonymous> @ ${file}:3:14`,
        count: 2,
      },
    ],
    ['errors left out', { count: 41 }],
  ]);
});
