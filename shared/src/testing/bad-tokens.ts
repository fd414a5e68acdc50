import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** What an id token says. */
type Claims = Readonly<Record<string, unknown>>;

/** A way in which an id token can be bad, made of the claims of a right one. */
export type BadToken = readonly [what: string, make: (right: Claims) => string];

const seconds = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * For tests: stands in for the provider's signature, and makes every kind of id token that must sign nobody in
 * (SGN-21). Runs in Node alone.
 */
export function tokenForge() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

  function signed(claims: Claims, header: object = {}, key: KeyObject = own.privateKey): string {
    const content = `${part({ alg: 'RS256', kid: 'k-1', ...header })}.${part(claims)}`;
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  }

  const changed =
    (changes: (right: Claims) => Claims) =>
    (right: Claims): string =>
      signed({ ...right, ...changes(right) });
  const without = (name: string) => changed(() => ({ [name]: undefined }));

  /** A token with one of its three parts changed after it was signed. */
  const altered =
    (at: 0 | 1 | 2, change: (text: string, right: Claims) => string) =>
    (right: Claims): string =>
      signed(right)
        .split('.')
        .map((text, index) => (index === at ? change(text, right) : text))
        .join('.');

  /** Signed with the public key as if it were a shared secret: the oldest trick with two algorithms. */
  function confused(right: Claims): string {
    const content = `${part({ alg: 'HS256', kid: 'k-1' })}.${part(right)}`;
    const secret = own.publicKey.export({ type: 'spki', format: 'pem' });
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  }

  const bad: readonly BadToken[] = [
    ['wrong alg', confused],
    ['another issuer', changed(() => ({ iss: 'https://evil.example' }))],
    ['another audience', changed(() => ({ aud: 'other' }))],
    ['another nonce', changed(() => ({ nonce: 'other' }))],
    ['expired', changed(() => ({ iat: seconds() - 3600, exp: seconds() - 1800 }))],
    ['not yet valid', changed(() => ({ nbf: seconds() + 1800 }))],
    ['missing claims', without('sub')],
    ['altered signature', altered(2, (text) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1))],
    ['altered payload', altered(1, (_text, right) => part({ ...right, sub: 'u-2' }))],
    ['wrong key', (right) => signed(right, {}, other.privateKey)],
    ['two audiences', changed(({ aud }) => ({ aud: [aud, 'other'] }))],
    ['garbage', () => 'garbage'],
  ];

  /** More of the kinds above. */
  const worse: readonly BadToken[] = [
    ['no alg at all', (right) => `${part({ alg: 'none' })}.${part(right)}.`],
    ['a key that nobody knows', (right) => signed(right, { kid: 'k-2' }, other.privateKey)],
    ...['iss', 'aud', 'exp', 'iat', 'nonce'].map((name): BadToken => [`no ${name}`, without(name)]),
  ];

  return {
    /** What the provider's key address is to answer. */
    keys: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k-1', alg: 'RS256', use: 'sig' }] },
    /** A right token, so that nothing else is the reason why a bad one is refused. */
    right: (claims: Claims): string => signed(claims),
    /** Right in all but its key. */
    ofAnotherKey: (claims: Claims): string => signed(claims, {}, other.privateKey),
    bad,
    worse,
  };
}
