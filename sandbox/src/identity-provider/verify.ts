import { createLocalJWKSet, type JSONWebKeySet, type JWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Origin } from '../origins/origins.ts';
import { clientId } from './settings.ts';
import type { IdentityStore } from './store.ts';

const claims = z.object({ sub: z.string(), email: z.string().optional() });

/** Verifies an id token. @returns its claims, or undefined when it is not valid or has expired. */
export type IdTokenVerifier = (token: string) => Promise<z.output<typeof claims> | undefined>;

/** The provider's public keys. */
const publicKeys = (store: IdentityStore): JSONWebKeySet => ({ keys: store.keys.map(toPublicKey) });

const toPublicKey = ({ kty, n, e, alg, use, kid }: JWK): JWK & { kty: string } => ({
  kty: kty ?? 'RSA',
  ...(n === undefined ? {} : { n }),
  ...(e === undefined ? {} : { e }),
  ...(alg === undefined ? {} : { alg }),
  ...(use === undefined ? {} : { use }),
  ...(kid === undefined ? {} : { kid }),
});

/**
 * Creates the function that verifies an id token's signature, issuer, client and time, without a call to the provider,
 * and resolves with its claims; `undefined` for one that is not valid.
 */
export function createIdTokenVerifier(store: IdentityStore, issuer: Origin): IdTokenVerifier {
  const keys = createLocalJWKSet(publicKeys(store));
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer: issuer.url, audience: clientId });
      return claims.parse(payload);
    } catch {
      return undefined;
    }
  };
}
