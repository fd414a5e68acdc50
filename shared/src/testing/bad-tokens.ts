import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Claims of an id token. */
type Claims = Readonly<Record<string, unknown>>;

/** A kind of bad id token, made from the claims of a valid one. */
type BadToken = readonly [what: string, make: (right: Claims) => string];

const seconds = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * For tests: creates keys and signs tokens like the provider, and creates every kind of id token that sign-in must
 * refuse (SGN-21). Only for Node.
 */
export function createTokenForge() {
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

  /** A token with one of its three parts changed after signing. */
  const altered =
    (at: 0 | 1 | 2, change: (text: string, right: Claims) => string) =>
    (right: Claims): string =>
      signed(right)
        .split('.')
        .map((text, index) => (index === at ? change(text, right) : text))
        .join('.');

  /** Signed with the public key as a shared secret, an old attack on servers that accept two algorithms. */
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

  /** More tokens of these kinds. */
  const worse: readonly BadToken[] = [
    ['no alg at all', (right) => `${part({ alg: 'none' })}.${part(right)}.`],
    ['an unknown key', (right) => signed(right, { kid: 'k-2' }, other.privateKey)],
    ...['iss', 'aud', 'exp', 'iat', 'nonce'].map((name): BadToken => [`no ${name}`, without(name)]),
  ];

  return {
    /** Reply of the provider's key endpoint. */
    keys: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k-1', alg: 'RS256', use: 'sig' }] },
    /** A valid token, to show that the bad ones are refused for their own reason. */
    right: (claims: Claims): string => signed(claims),
    /** A valid token except for its key. */
    ofAnotherKey: (claims: Claims): string => signed(claims, {}, other.privateKey),
    bad,
    worse,
  };
}
