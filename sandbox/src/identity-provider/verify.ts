import { createLocalJWKSet, type JSONWebKeySet, type JWK, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Origin } from '../origins/origins.ts';
import { clientId } from './settings.ts';
import type { IdentityStore } from './store.ts';

const claims = z.object({ sub: z.string(), email: z.string().optional() });

/** Who an id token of this provider speaks of; undefined when it is not one, was changed, or has expired. */
export type IdTokenVerifier = (token: string) => Promise<z.output<typeof claims> | undefined>;

/** The public halves of the provider's keys. */
export const publicKeys = (store: IdentityStore): JSONWebKeySet => ({ keys: store.keys.map(publicHalf) });

const publicHalf = ({ kty, n, e, alg, use, kid }: JWK): JWK & { kty: string } => ({
  kty: kty ?? 'RSA',
  ...(n === undefined ? {} : { n }),
  ...(e === undefined ? {} : { e }),
  ...(alg === undefined ? {} : { alg }),
  ...(use === undefined ? {} : { use }),
  ...(kid === undefined ? {} : { kid }),
});

/** Verifies id tokens without a call to the provider. */
export function idTokenVerifier(store: IdentityStore, issuer: Origin): IdTokenVerifier {
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
