import { createRemoteLoader, type FederationPort, RemoteLoadError } from './remote-loader.ts';

const parcel = {
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  update: async () => {},
};

/** A federation whose loads answer in turn; the last answer stays. */
function scripted(...answers: (() => Promise<unknown>)[]) {
  const attempts: number[] = [];
  let turn = 0;
  const port: FederationPort = {
    load: (_remote, _slot, attempt) => {
      attempts.push(attempt);
      const answer = answers[Math.min(turn++, answers.length - 1)];
      if (!answer) throw new Error('no answer scripted');
      return answer();
    },
  };
  return { port, attempts };
}

const ok = async () => ({ default: parcel });
const broken = async () => Promise.reject(new Error('Loading chunk 7 failed'));
const hang = () => new Promise(() => {});
const options = { deadline: 20, pauses: [1] };

test('a slot is loaded once and remembered', async () => {
  const federation = scripted(ok);
  const loader = createRemoteLoader(federation.port, options);
  expect(await loader.load('cart')).toBe(parcel);
  expect(await loader.load('cart')).toBe(parcel);
  expect(federation.attempts).toEqual([0]);
});

test('[FED-03] a failed load is tried again under a new address', async () => {
  const federation = scripted(broken, ok);
  expect(await createRemoteLoader(federation.port, options).load('cart')).toBe(parcel);
  expect(federation.attempts).toEqual([0, 1]);
});

test.each([
  ['rejects', broken, 'Loading chunk 7 failed'],
  ['hangs', hang, 'nothing came within 0.02 s'],
  ['gives nothing', async () => null, 'slot cart is not a parcel'],
  ['gives no parcel', async () => ({ default: { mount: 1 } }), 'slot cart is not a parcel'],
])('[FED-03] a remote that %s ends in an error that names it', async (_case, answer, words) => {
  const loader = createRemoteLoader(scripted(answer).port, options);
  const error = await loader.load('cart').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({ remote: 'mfe-cart', message: `mfe-cart: ${words}` });
});

test('[FED-03] no failure is remembered: once the fault is gone, asking again succeeds', async () => {
  const federation = scripted(broken, broken, hang, ok);
  const loader = createRemoteLoader(federation.port, options);
  await expect(loader.load('cart')).rejects.toBeInstanceOf(RemoteLoadError);
  expect(await loader.load('cart')).toBe(parcel);
  expect(federation.attempts).toEqual([0, 1, 2, 3]);
});

test('[FED-03] a slot that crashed is fetched anew, its remote’s other slots too', async () => {
  const federation = scripted(ok);
  const loader = createRemoteLoader(federation.port, options);
  await loader.load('cart');
  await loader.load('client-list');
  loader.forget('checkout');
  await loader.load('cart');
  await loader.load('client-list');
  expect(federation.attempts).toEqual([0, 0, 1]);
});
