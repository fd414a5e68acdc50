import { mockBrowserApis } from '../core/sign-in-harness.ts';
import { listenForCallback } from './callback-listener.ts';

beforeAll(mockBrowserApis);

const ownOrigin = location.origin;
const popup = new EventTarget() as unknown as Window;
const otherWindow = new EventTarget() as unknown as Window;

/** All variants of each part of a message; the first one is correct. */
const origins = [
  ownOrigin,
  'https://evil.example',
  ownOrigin.replace(/^http/, 'https'),
  `${ownOrigin}.evil.example`,
  'null',
  '',
];
const sources = ['popup', 'other window', 'this page', 'no source', 'channel'] as const;
const types = ['oidc-callback', 'oidc_callback', 'OIDC-CALLBACK', undefined, 7];
const state = 'a1b2c3d4e5f6'.repeat(4);
const states = [state, state.toUpperCase(), state.slice(1), `${state}0`, '', undefined, 'earlier'];
const forms = ['object', 'text', 'list', 'query in an object'] as const;

type Source = (typeof sources)[number];
type Form = (typeof forms)[number];

interface Message {
  readonly origin: string;
  readonly source: Source;
  readonly type: unknown;
  readonly state: string | undefined;
  readonly form: Form;
  /** The attempt already has its reply. */
  readonly isReplay: boolean;
}

const windows: Readonly<Record<Exclude<Source, 'channel'>, Window | null>> = {
  popup,
  'other window': otherWindow,
  'this page': window,
  'no source': null,
};

function dataOf({ type, state: sentState, form }: Message): unknown {
  const query = `?code=forged${sentState === undefined ? '' : `&state=${sentState}`}`;
  const plain = { type, query };
  switch (form) {
    case 'object':
      return plain;
    case 'text':
      return JSON.stringify(plain);
    case 'list':
      return [plain];
    case 'query in an object':
      return { type, query: { code: 'forged', state: sentState } };
  }
}

function deliver(message: Message): void {
  const data = dataOf(message);
  if (message.source !== 'channel') {
    const source = windows[message.source];
    window.dispatchEvent(new MessageEvent('message', { data, origin: message.origin, source }));
    return;
  }
  const channel = new BroadcastChannel('oidc-callback');
  channel.postMessage(data);
  channel.close();
}

/** Whether the sign-in window itself could have sent the message for this attempt: only pages of this origin have its channel. */
const isGenuine = ({ source, type, state: sentState, form, isReplay }: Message): boolean =>
  !isReplay && type === 'oidc-callback' && sentState === state && form === 'object' && source === 'channel';

const all: readonly Message[] = origins.flatMap((origin) =>
  sources.flatMap((source) =>
    types.flatMap((type) =>
      states.flatMap((sentState) =>
        forms.flatMap((form) =>
          [false, true].map((isReplay) => ({ origin, source, type, state: sentState, form, isReplay })),
        ),
      ),
    ),
  ),
);

/** Delivers a message to a waiting sign-in, after its genuine reply for a replay. Returns how often it was accepted. */
function countAccepted(message: Message): number {
  const replies: URLSearchParams[] = [];
  const stop = listenForCallback({
    state,
    onReply: (parameters) => void replies.push(parameters),
  });
  if (message.isReplay) {
    deliver({
      origin: ownOrigin,
      source: 'channel',
      type: 'oidc-callback',
      state,
      form: 'object',
      isReplay: false,
    });
    replies.pop();
  }
  deliver(message);
  stop();
  return replies.length;
}

test('[SGN-21] accepts no forged message in any combination of origin, source, type, state, form and replay', () => {
  const forged = all.filter((message) => !isGenuine(message));
  expect(forged.length).toBeGreaterThanOrEqual(1_000);
  expect(forged.filter((message) => countAccepted(message) > 0)).toEqual([]);
});

test('[SGN-21] accepts each genuine message once', () => {
  const genuine = all.filter(isGenuine);
  expect(genuine.length).toBeGreaterThan(0);
  expect(genuine.map(countAccepted)).toEqual(genuine.map(() => 1));
});
