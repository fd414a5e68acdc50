import type { Tokens } from '@portal/shared/contract';
import { type IdentityProvider, refreshTokens, type TokenResult } from '@portal/shared/oidc';

/**
 * Creates the function that requests new tokens from the provider (SGN-06); it resolves with the tokens or the error,
 * and never rejects. The protocol code loads on first use.
 */
export function createRefresh(provider: IdentityProvider): (tokens: Tokens) => Promise<TokenResult> {
  return (tokens) => refreshTokens({ provider, tokens });
}
