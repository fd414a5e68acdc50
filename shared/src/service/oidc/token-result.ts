import type { Tokens } from '@portal/shared/contract';
import type { IdTokenClaims } from './id-token.ts';

/** Result of a request for tokens. An error is returned, never thrown (SGN-07). */
export type TokenResult =
  | { readonly status: 'ok'; readonly tokens: Tokens; readonly claims: IdTokenClaims }
  | {
      readonly status: 'failed';
      /** The provider's error code (`access_denied`, `invalid_grant`, …), or ours if it sent none. */
      readonly error: string;
      readonly description: string;
    };

/** Error of an exchange without a verifier, from the error catalogue (SGN-08). */
export const noCodeVerifier = 'No code verifier found';

/** The protocol library's error for tokens that are expired or not yet valid by this computer's clock. */
export const outOfDate = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
