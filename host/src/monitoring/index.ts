/** Monitoring: settings and the removal of personal data. The service's code is loaded after the first content. */

export { reportPolicyViolations } from './policy-violations.ts';
export { rumSettings } from './rum-settings.ts';
export { scrubAddress } from './scrub.ts';
