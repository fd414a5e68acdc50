/**
 * Version of the contract between shell and remotes, by the rules of semantic versioning: a new optional
 * member is a minor, anything a remote could notice is a major. A remote's manifest names the range that it
 * was built for.
 */
export const contractVersion = '1.2.0';
