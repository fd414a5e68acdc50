/**
 * Version of the contract between shell and remotes, by the rules of semantic versioning: a minor when
 * something was added or reads otherwise, a major when an export is gone (CONTRIBUTING.md). A remote's manifest names the
 * range that it was built for.
 */
export const contractVersion = '1.3.0';
