/** Monitoring: what is reported, and what never is. The service's code is fetched after the first content. */

export { rumSettings } from './rum-settings.ts';
export { scrubAddress } from './scrub.ts';
