import type { TokenResult } from '@portal/shared/oidc';
import { aisyah, testBrowser, testSession, tokensNamed } from './test-surroundings.ts';

const renewed: TokenResult = {
  status: 'ok',
  tokens: tokensNamed('renewed'),
  claims: { sub: aisyah.subject, iss: 'https://id.example' },
};

test('[LNK-02] an agent that has linked is signed in with the tokens that are held by then', async () => {
  const { session, told, left } = testSession(testBrowser().tab(), async () => renewed);
  session.signIn.startLinking(tokensNamed('linking'));
  expect(await session.renew()).toBe(true);
  expect(session.current()).toEqual({ status: 'linking' });
  session.signIn.linked?.(aisyah);
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(session.idToken()).toBe('id-renewed');
  expect(told).toEqual(['session:started']);
  expect(left).toEqual(['route /account-linking', 'route /dashboard']);
});

test('[LNK-02] of two tabs that link, the other is signed in too, and no refresh token is used twice', async () => {
  const refresh = jest.fn(async () => renewed);
  const browser = testBrowser();
  const first = testSession(browser.tab({ path: '/account-linking' }), refresh);
  first.session.signIn.startLinking(tokensNamed('linking'));
  const second = testSession(browser.tab({ path: '/account-linking' }), refresh);
  await second.session.ready;
  expect(second.session.current()).toEqual({ status: 'linking' });

  browser.pass(60_000);
  expect(await first.session.renew()).toBe(true);
  expect(second.session.idToken()).toBe('id-renewed');
  first.session.signIn.linked?.(aisyah);
  expect(second.session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(second.told).toEqual(['session:started']);
  expect(second.left).toEqual([]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('nobody is signed in who is not linking', () => {
  const { session, left } = testSession(testBrowser().tab());
  session.signIn.linked?.(aisyah);
  expect(session.current().status).toBe('signed-out');
  expect(left).toEqual([]);
});
