import type { Tokens } from '@portal/shared/contract';
import type { IdTokenClaims } from './id-token.ts';

/** What came of asking for tokens. The error is returned, never thrown (SGN-07). */
export type TokenResult =
  | { readonly status: 'ok'; readonly tokens: Tokens; readonly claims: IdTokenClaims }
  | {
      readonly status: 'failed';
      /** The provider's own word (`access_denied`, `invalid_grant`, …), or ours when it gave none. */
      readonly error: string;
      readonly description: string;
    };

/** The words of the error catalogue for an exchange without a verifier (SGN-08). */
export const noCodeVerifier = 'No code verifier found';

/** The protocol library's word for tokens that are out of date, or not yet valid, by this computer's clock. */
export const outOfDate = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
