import * as z from '@portal/shared/schema';
import { isSafeAddress } from '../foundation/loopback.ts';

/** An address with https, because tokens and personal data go to most of them. Plain http on this machine only. */
const address = z.url().check(z.refine(isSafeAddress, 'not https'));

/**
 * Schema of `config.json`, which configures one build for every environment. docs/configuration.md describes
 * each key. URLs are absolute and have no trailing slash.
 */
export const portalConfig = z.object({
  /** Marks telemetry; not shown on screen. */
  environment: z._default(z.string().check(z.minLength(1)), 'prod'),
  api: z.object({
    baseUrl: address,
    subscriptionKey: z.string().check(z.minLength(1)),
    /** Whether the API understands `Idempotency-Key`. */
    idempotencyKeys: z._default(z.boolean(), false),
  }),
  identityProvider: z.object({
    issuer: address,
    authorizationEndpoint: address,
    tokenEndpoint: address,
    endSessionEndpoint: address,
    /** The provider's public keys. If set, an id token is accepted only with a signature by one of them. */
    jwksEndpoint: z.exactOptional(address),
    clientId: z.string().check(z.minLength(1)),
    /**
     * Number of random values in the code verifier (SGN-04): 128 as specified, 64 for a provider that follows
     * RFC 7636.
     */
    codeVerifierValues: z._default(z.int().check(z.gte(22), z.lte(128)), 128),
    /** Scopes of the authorization request, separated by spaces (SGN-02). Since contract 1.5. */
    scope: z._default(
      z
        .string()
        .check(z.refine((scope) => scope.split(' ').includes('openid'), 'must contain the scope `openid`')),
      'openid email',
    ),
    /** How the logout page is opened: `get` for a provider that accepts no form. Since contract 1.5. */
    logoutMethod: z._default(z.enum(['post', 'get']), 'post'),
  }),
  /**
   * The content service: receives feedback and lists sales support's contacts (SHL-20, SHL-21). Since
   * contract 1.3.
   */
  content: z.object({
    baseUrl: address,
    /**
     * Bearer token of every call. It is the portal's and not secret, because the service does not accept the
     * agent's id token.
     */
    token: z.string().check(z.minLength(1)),
  }),
  externalSites: z.object({ simulator: address, transaction: address }),
  footer: z.object({
    company: z.string(),
    internetRisk: address,
    privacyNotice: address,
    transactionNotice: address,
    disclaimer: address,
  }),
  /** The flag service. Without it every flag keeps its default. */
  flags: z.optional(
    z.object({
      /** The service's name for this environment; not secret. */
      clientSideId: z.string().check(z.minLength(1)),
      baseUrl: z._default(address, 'https://app.launchdarkly.com'),
      streamUrl: z._default(address, 'https://clientstream.launchdarkly.com'),
      eventsUrl: z._default(address, 'https://events.launchdarkly.com'),
    }),
  ),
  /** The monitoring service. Without it nothing is reported. */
  monitoring: z.optional(
    z.object({
      applicationId: z.string().check(z.minLength(1)),
      /** Only allows to report; not secret. */
      clientToken: z.string().check(z.minLength(1)),
      site: z._default(z.string(), 'datadoghq.com'),
      /** Receives reports instead of the site's own intake. */
      proxy: z.optional(address),
      /** The product's two API hosts. Only requests to them are traced (MON-01). */
      tracedApis: z._default(z.array(address).check(z.maxLength(2)), []),
    }),
  ),
  /**
   * The hand-off service, which takes pictures from a customer's phone (ONB-02). Without it the portal does not offer
   * that. Since contract 1.13.
   */
  handOff: z.optional(z.object({ baseUrl: address })),
  /** Whether a switch may change the currency (docs/domain.md, section 3). Since contract 1.6. */
  allowCrossCurrencySwitch: z._default(z.boolean(), false),
  /** The remote that signs agents in: the only one that may, and that has the page `/`. A site must name it. */
  signInRemote: z.optional(z.string()),
  /** Lets a team replace a remote by its own development server, in one browser. Never in production. */
  allowOverrides: z._default(z.boolean(), false),
});

/** The decoded `config.json`. */
export type PortalConfig = z.output<typeof portalConfig>;
