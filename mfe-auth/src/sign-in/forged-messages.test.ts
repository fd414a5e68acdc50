import { standIns } from '../core/test-sign-in.ts';
import { listenForCallback } from './callback-listener.ts';

beforeAll(standIns);

const here = location.origin;
const popup = new EventTarget() as unknown as Window;
const stranger = new EventTarget() as unknown as Window;

/** Every way in which each part of a message can be; the first is the right one. */
const origins = [
  here,
  'https://evil.example',
  here.replace(/^http/, 'https'),
  `${here}.evil.example`,
  'null',
  '',
];
const sources = ['popup', 'stranger', 'this page', 'nobody', 'channel'] as const;
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
  /** The attempt it would be right for has been answered already. */
  readonly isReplay: boolean;
}

const windows: Readonly<Record<Exclude<Source, 'channel'>, Window | null>> = {
  popup,
  stranger,
  'this page': window,
  nobody: null,
};

function dataOf({ type, state: borne, form }: Message): unknown {
  const query = `?code=forged${borne === undefined ? '' : `&state=${borne}`}`;
  const plain = { type, query };
  switch (form) {
    case 'object':
      return plain;
    case 'text':
      return JSON.stringify(plain);
    case 'list':
      return [plain];
    case 'query in an object':
      return { type, query: { code: 'forged', state: borne } };
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

/** Whether a message is one that the sign-in window itself could have sent for this attempt. */
const isGenuine = ({ origin, source, type, state: borne, form, isReplay }: Message): boolean =>
  !isReplay &&
  type === 'oidc-callback' &&
  borne === state &&
  form === 'object' &&
  // nothing of another origin is on this origin's channel
  (source === 'channel' || (source === 'popup' && origin === here));

const all: readonly Message[] = origins.flatMap((origin) =>
  sources.flatMap((source) =>
    types.flatMap((type) =>
      states.flatMap((borne) =>
        forms.flatMap((form) =>
          [false, true].map((isReplay) => ({ origin, source, type, state: borne, form, isReplay })),
        ),
      ),
    ),
  ),
);

/** Delivers a message to a sign-in that waits, or for a replay to one that has had its answer; tells what was taken. */
function taken(message: Message): number {
  const answers: URLSearchParams[] = [];
  const stop = listenForCallback({
    state,
    popup: () => popup,
    onAnswer: (parameters) => void answers.push(parameters),
  });
  if (message.isReplay) {
    deliver({ origin: here, source: 'popup', type: 'oidc-callback', state, form: 'object', isReplay: false });
    answers.pop();
  }
  deliver(message);
  stop();
  return answers.length;
}

test('[SGN-21] of all forged messages over origin, source, type, state, form and replay none is accepted', () => {
  const forged = all.filter((message) => !isGenuine(message));
  expect(forged.length).toBeGreaterThanOrEqual(1_000);
  expect(forged.filter((message) => taken(message) > 0)).toEqual([]);
});

test('[SGN-21] each genuine one is accepted, once: what is refused above is refused for a reason', () => {
  const genuine = all.filter(isGenuine);
  expect(genuine.length).toBeGreaterThan(0);
  expect(genuine.map(taken)).toEqual(genuine.map(() => 1));
});
