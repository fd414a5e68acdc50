/** Monitoring: settings, and what may be reported. The service's code is loaded after the first content. */
export { createKnown } from './known.ts';
export type { SourceWords } from './known-texts.ts';
export { reportPolicyViolations } from './policy-violations.ts';
export { reportToConsole } from './report-to-console.ts';
export { rumSettings } from './rum-settings.ts';
