/**
 * Version of the contract, as a semantic version: minor for an addition or a change, major when an export is
 * removed (CONTRIBUTING.md). A remote's manifest names the range that the remote was built for.
 */
export const contractVersion = '1.15.0';
