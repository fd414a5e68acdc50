import type { PortalConfig } from '../contract/index.ts';

/** A configuration with example addresses. */
export const testConfig = {
  environment: 'test',
  api: { baseUrl: 'https://api.example', subscriptionKey: 'test-key', idempotencyKeys: false },
  identityProvider: {
    issuer: 'https://id.example',
    authorizationEndpoint: 'https://id.example/auth',
    tokenEndpoint: 'https://id.example/token',
    endSessionEndpoint: 'https://id.example/session/end',
    clientId: 'agent-portal',
    codeVerifierValues: 128,
    scope: 'openid email',
    logoutMethod: 'post',
  },
  content: { baseUrl: 'https://content.example', token: 'content-token' },
  externalSites: { simulator: 'https://simulator.example', transaction: 'https://transaction.example' },
  footer: {
    company: 'Cempaka Biru Asset Management Berhad',
    internetRisk: 'https://www.example/internet-risk',
    privacyNotice: 'https://www.example/privacy',
    transactionNotice: 'https://www.example/transaction',
    disclaimer: 'https://www.example/disclaimer',
  },
  allowCrossCurrencySwitch: false,
  allowOverrides: false,
} as const satisfies PortalConfig;
