import * as z from '@portal/shared/schema';

/**
 * `config.json`: one build runs everywhere, this says where. Described key by key in docs/configuration.md.
 * Addresses are absolute and without a trailing slash unless said otherwise.
 */
export const portalConfig = z.object({
  /** Shown to nobody; marks telemetry. */
  environment: z._default(z.string().check(z.minLength(1)), 'prod'),
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
    /** The provider's public keys: where given, an id token whose signature is not by one of them is refused. */
    jwksEndpoint: z.exactOptional(z.url()),
    clientId: z.string().check(z.minLength(1)),
    /** Random values in the code verifier (SGN-04): 128 as specified, 64 for a provider that keeps to RFC 7636. */
    codeVerifierValues: z._default(z.int().check(z.gte(22), z.lte(128)), 128),
  }),
  /** Where feedback goes and sales support's contacts come from (SHL-20, SHL-21). Since contract 1.3. */
  content: z.object({
    baseUrl: z.url(),
    /** Bearer of every call there: the portal's own, since the agent's id token is not for this service. Not secret. */
    token: z.string().check(z.minLength(1)),
  }),
  externalSites: z.object({ simulator: z.url(), transaction: z.url() }),
  footer: z.object({
    company: z.string(),
    internetRisk: z.url(),
    privacyNotice: z.url(),
    transactionNotice: z.url(),
    disclaimer: z.url(),
  }),
  /** The flag service; without it every flag keeps its default. */
  flags: z.optional(
    z.object({
      /** The service's name for this environment; no secret. */
      clientSideId: z.string().check(z.minLength(1)),
      baseUrl: z._default(z.url(), 'https://app.launchdarkly.com'),
      streamUrl: z._default(z.url(), 'https://clientstream.launchdarkly.com'),
      eventsUrl: z._default(z.url(), 'https://events.launchdarkly.com'),
    }),
  ),
  /** The monitoring service; without it nothing is reported. */
  monitoring: z.optional(
    z.object({
      applicationId: z.string().check(z.minLength(1)),
      /** May report and nothing else; no secret. */
      clientToken: z.string().check(z.minLength(1)),
      site: z._default(z.string(), 'datadoghq.com'),
      /** Where reports are sent in place of the site's own intake. */
      proxy: z.optional(z.url()),
      /** The product's two API hosts: requests to these, and to no others, are traced (MON-01). */
      tracedApis: z._default(z.array(z.url()).check(z.maxLength(2)), []),
    }),
  ),
  /** Whether a team may put its own development server in a remote's place, in its own browser alone. Never in production. */
  allowOverrides: z._default(z.boolean(), false),
});

export type PortalConfig = z.output<typeof portalConfig>;
