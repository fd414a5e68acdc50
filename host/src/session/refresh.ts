import type { Tokens } from '@portal/shared/contract';
import { type IdentityProvider, refreshTokens, type TokenResult } from '@portal/shared/oidc';

/** How this portal's provider is asked for fresh tokens (SGN-06); the protocol code loads on first use. */
export function createRefresh(provider: IdentityProvider): (tokens: Tokens) => Promise<TokenResult> {
  return (tokens) => refreshTokens({ provider, tokens });
}
