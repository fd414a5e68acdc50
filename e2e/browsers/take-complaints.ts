declare global {
  interface Window {
    complaintsOfPage?: string[];
  }
}

/**
 * Returns errors and warnings of the console, uncaught errors and policy violations since the last call, and records them
 * from the first call on. Runs in the page, and so uses nothing from outside.
 */
export function takeComplaints(): readonly string[] {
  const recorded = window.complaintsOfPage;
  if (recorded) return recorded.splice(0);
  const complaints: string[] = [];
  window.complaintsOfPage = complaints;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      complaints.push(`console ${level}: ${values.join(' ')}`);
      write.apply(console, values);
    };
  }
  addEventListener('error', ({ message, filename }) => complaints.push(`uncaught: ${message} (${filename})`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  return [];
}
