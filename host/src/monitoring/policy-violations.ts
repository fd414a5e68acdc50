import type { Monitor } from '@portal/shared/contract';

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber'
>;

/** Returns the origin of what was blocked, its scheme where it has no origin, or a word of the policy such as `inline`. */
function findBlockedOrigin(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]+$/.test(address) ? address : 'unknown';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

/**
 * Reports violations of the content policy and of Trusted Types: those before the call, which the watchdog of the page has
 * kept, and later ones. Each directive and blocked origin is reported once in a page. Path and query of what was blocked and
 * the sample of its code are left out, because they may contain a token or personal data.
 */
export function reportPolicyViolations(
  monitor: Pick<Monitor, 'error'>,
  earlier: readonly Violation[] = window.__portalStart?.violations ?? [],
): void {
  const reportedOrigins = new Set<string>();
  const report = ({ effectiveDirective, blockedURI, sourceFile, lineNumber }: Violation) => {
    const what = `${findBlockedOrigin(blockedURI)} by ${effectiveDirective}`;
    if (reportedOrigins.has(what)) return;
    reportedOrigins.add(what);
    const source = sourceFile ? `, ${sourceFile}:${lineNumber}` : '';
    monitor.error(new Error(`Blocked ${what}`), `content policy${source}`);
  };
  for (const violation of earlier) report(violation);
  document.addEventListener('securitypolicyviolation', report);
}
