import * as z from '@portal/shared/schema';

/**
 * `config.json`: one build runs everywhere, this says where. Described key by key in docs/configuration.md.
 * Addresses are absolute and without a trailing slash unless said otherwise.
 */
export const portalConfig = z.object({
  /** Shown to nobody; marks telemetry. */
  environment: z.string().check(z.minLength(1)),
  api: z.object({
    baseUrl: z.url(),
    subscriptionKey: z.string().check(z.minLength(1)),
    /** Whether the API understands `Idempotency-Key`. */
    idempotencyKeys: z._default(z.boolean(), false),
  }),
  identityProvider: z.object({
    issuer: z.url(),
    authorizationEndpoint: z.url(),
    tokenEndpoint: z.url(),
    endSessionEndpoint: z.url(),
    clientId: z.string().check(z.minLength(1)),
    /** Random values in the code verifier (SGN-04): 128 as specified, 64 for a provider that keeps to RFC 7636. */
    codeVerifierValues: z._default(z.int().check(z.gte(22), z.lte(128)), 128),
  }),
  externalSites: z.object({ simulator: z.url(), transaction: z.url() }),
  footer: z.object({
    company: z.string(),
    internetRisk: z.url(),
    privacyNotice: z.url(),
    transactionNotice: z.url(),
    disclaimer: z.url(),
  }),
  /** Whether a team may put its own development server in a remote's place, in its own browser alone. Never in production. */
  allowOverrides: z._default(z.boolean(), false),
});

export type PortalConfig = z.output<typeof portalConfig>;
