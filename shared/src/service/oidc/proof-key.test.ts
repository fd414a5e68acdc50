import fc from 'fast-check';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import { challengeOf, createCodeVerifier, createRandomHex } from './proof-key.ts';

test('[SGN-04] the verifier is N random values of two hex characters each, 128 as specified', () => {
  expect(createCodeVerifier(128)).toMatch(/^[0-9a-f]{256}$/);
  expect(createCodeVerifier(64)).toMatch(/^[0-9a-f]{128}$/);
  fc.assert(
    fc.property(fc.integer({ min: 22, max: 128 }), (values) => {
      expect(createCodeVerifier(values)).toHaveLength(values * 2);
    }),
  );
});

test('[SGN-04] verifiers differ, and a small value keeps its leading zero', () => {
  const verifiers = Array.from({ length: 200 }, () => createCodeVerifier(64));
  expect(new Set(verifiers).size).toBe(200);
  const random = jest.spyOn(crypto, 'getRandomValues').mockReturnValue(Uint8Array.of(0, 1, 15, 16, 255));
  expect(createCodeVerifier(5)).toBe('00010f10ff');
  random.mockRestore();
});

test('the challenge is that of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test("the challenge equals the protocol library's for any verifier", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (verifier) => {
      expect(await challengeOf(verifier)).toBe(await calculatePKCECodeChallenge(verifier));
    }),
  );
});

test('state and nonce are 32 random bytes', () => {
  expect(createRandomHex()).toMatch(/^[0-9a-f]{64}$/);
  expect(createRandomHex()).not.toBe(createRandomHex());
});
