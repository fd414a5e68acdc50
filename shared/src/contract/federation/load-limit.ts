/**
 * How long the host waits for the first attempt at the current release, container and chunks together, in milliseconds. The check
 * before a release allows a slot no more.
 */
export const firstAttemptLimit = 8_000;
