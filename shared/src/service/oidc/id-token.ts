import * as z from '@portal/shared/schema';

/** The claims that the portal reads. Some are absent until the agent is linked. */
const idTokenClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  iss: z.string(),
  auth_time: z.nullish(z.number()),
  email: z.nullish(z.string()),
  agent_customer_id: z.nullish(z.string()),
  agent_uuid: z.nullish(z.string()),
  displayName: z.nullish(z.string()),
});

/** Claims of an id token that the portal reads. */
export type IdTokenClaims = z.output<typeof idTokenClaims>;

function payloadOf(idToken: string): unknown {
  const payload = idToken.split('.')[1] ?? '';
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Decodes an id token's payload; `undefined` when it is malformed. */
function decodeWith<Claims>(schema: z.Schema<Claims>, idToken: string): Claims | undefined {
  try {
    return z.safeParse(schema, payloadOf(idToken)).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns the claims of an id token that the portal reads (SGN-09); `undefined` when it is malformed or lacks `sub` or
 * `iss`. It checks no signature: issuer, audience, nonce and times are checked when the token is received.
 */
export const decodeIdToken = (idToken: string): IdTokenClaims | undefined =>
  decodeWith(idTokenClaims, idToken);

const signInTimes = z.object({ sub: z.string(), auth_time: z.number(), iat: z.number() });

/** Who has signed in, when, and when the token was issued; in seconds of the provider's clock. */
export type SignInTimes = z.output<typeof signInTimes>;

/**
 * Returns from an id token who has signed in, when, and when it was issued, in seconds of the provider's clock;
 * `undefined` when the token does not say all of it. It checks no signature.
 */
export const decodeSignInTimes = (idToken: string): SignInTimes | undefined =>
  decodeWith(signInTimes, idToken);
