import type { SecurityNeeds } from '@portal/shared/compose';
import { contentSecurityPolicy } from '../origins/app.ts';

/** The portal's Content-Security-Policy for one response: enforced, without `unsafe-inline` or `unsafe-eval`. */
export const portalPolicy = (needs: SecurityNeeds, nonce: string): string =>
  contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...needs.scriptOrigins, ...needs.scriptHashes],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'connect-src': ["'self'", ...needs.connectOrigins, ...needs.scriptOrigins],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': needs.trustedTypes,
  });
