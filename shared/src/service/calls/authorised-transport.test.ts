import { testSession } from '@portal/shared/testing';
import { ApiError } from './api-error.ts';
import { withSession } from './authorised-transport.ts';
import type { Transport } from './transport.ts';

const get = { method: 'GET', url: '/a' } as const;
const post = { method: 'POST', url: '/a', body: {} } as const;
const refused = () => new ApiError('status', { status: 401 });

/** A service that accepts the given tokens and records its requests. */
const serviceFor = (...accepted: string[]) => {
  const tokens: (string | undefined)[] = [];
  const transport: Transport = async (_request, headers) => {
    tokens.push(headers.authorization?.replace('Bearer ', ''));
    if (!accepted.includes(tokens.at(-1) ?? '')) throw refused();
    return '{}';
  };
  return { transport, tokens };
};

const send = (transport: Transport, request: Parameters<Transport>[0]) => transport(request, {}, undefined);

test('a refused read renews the session and is sent once more', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const { transport, tokens } = serviceFor('new');
  await expect(send(withSession(transport, session), get)).resolves.toBe('{}');
  expect(tokens).toEqual(['old', 'new']);
  expect(session.renewals).toBe(1);
  expect(session.ended).toEqual([]);
});

test('a refused write renews the session and is not sent again', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const { transport, tokens } = serviceFor('new');
  const authorised = withSession(transport, session);
  await expect(send(authorised, post)).rejects.toMatchObject({ status: 401 });
  expect(tokens).toEqual(['old']);
  await expect(send(authorised, post)).resolves.toBe('{}');
  expect(session.ended).toEqual([]);
});

test('a read that is refused twice expires the session', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const { transport, tokens } = serviceFor();
  await expect(send(withSession(transport, session), get)).rejects.toMatchObject({ status: 401 });
  expect(tokens).toEqual(['old', 'new']);
  expect(session.ended).toEqual(['expired']);
});

test('a write that is refused with the renewed token expires the session without another renewal', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const authorised = withSession(serviceFor().transport, session);
  await expect(send(authorised, post)).rejects.toMatchObject({ status: 401 });
  await expect(send(authorised, post)).rejects.toMatchObject({ status: 401 });
  expect(session.renewals).toBe(1);
  expect(session.ended).toEqual(['expired']);
});

test('when the renewal fails, the second refusal ends the session', async () => {
  const session = testSession({ idToken: 'old' });
  await expect(send(withSession(serviceFor().transport, session), get)).rejects.toMatchObject({
    status: 401,
  });
  expect(session.ended).toEqual(['expired']);
});

test('concurrent refused reads renew once', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const { transport } = serviceFor('new');
  const authorised = withSession(transport, session);
  await Promise.all([send(authorised, get), send(authorised, get), send(authorised, get)]);
  expect(session.ended).toEqual([]);
  expect(session.renewals).toBe(1);
});

test.each([
  ['a read', get, 0],
  ['a write', post, 0],
  ['a public read', { method: 'GET', url: '/public/helpme/maintenance' } as const, 1],
])('without a token %s is refused, unless it is public', async (_, request, times) => {
  const session = testSession({ idToken: undefined });
  const { transport, tokens } = serviceFor();
  await expect(send(withSession(transport, session), request)).rejects.toMatchObject({ status: 401 });
  expect(tokens).toHaveLength(times);
  expect(session.renewals).toBe(0);
  expect(session.ended).toEqual([]);
});

test('a read that is refused after another read renewed the token uses the new token', async () => {
  const session = testSession({ idToken: 'old', renewedToken: 'new' });
  const authorised = withSession(async (_request, headers) => {
    if (headers.authorization !== 'Bearer new') {
      // another call has renewed before this refusal arrives
      await session.renew();
      throw refused();
    }
    return '{}';
  }, session);
  await expect(send(authorised, get)).resolves.toBe('{}');
  expect(session.renewals).toBe(1);
});
