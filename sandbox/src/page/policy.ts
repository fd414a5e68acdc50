import { contentSecurityPolicy } from '@portal/shared/site';

/**
 * The Content-Security-Policy of the sandbox's pages: no inline code and only files of the same origin. `formTargets` are
 * the origins that a form can lead to, also by a redirect after the post.
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
