import { accountLinkingPath, signInPath } from '@portal/shared/pages';

/** First path segments of the host's own pages and files, which no remote may claim. */
const hostSegments = ['dashboard', 'profile', 'maintenance', 'capture', 'oidc', 'about', 'host'];

/** Paths that only the sign-in remote may claim: who signs agents in is not a matter of manifests. */
const signInPaths = [signInPath, accountLinkingPath];

/** Returns why no remote, or only the sign-in remote, may have a page at a path; `undefined` when every remote may. */
export function reservedFor(path: string): 'host' | 'sign-in' | undefined {
  const [, segment = ''] = path.split('/');
  if (hostSegments.includes(segment) || /^mfe-/.test(segment)) return 'host';
  return signInPaths.includes(path) ? 'sign-in' : undefined;
}

/** Whether two page paths match a common address: `/a/:id` and `/a/b` do. */
export function overlap(one: string, other: string): boolean {
  const [ones, others] = [one.split('/'), other.split('/')];
  return (
    ones.length === others.length &&
    ones.every(
      (segment, at) => segment === others[at] || segment.startsWith(':') || others[at]?.startsWith(':'),
    )
  );
}
