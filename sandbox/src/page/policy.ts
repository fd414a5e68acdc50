import { contentSecurityPolicy } from '@portal/shared/site';

/**
 * The policy of the sandbox's own pages: nothing inline, nothing from elsewhere. `formTargets` are the origins
 * that a form may lead to; the browser holds redirects after a post against them too.
 */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
