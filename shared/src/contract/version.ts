/**
 * Version of the contract, as a semantic version: minor for an addition or a change, major when an export is
 * removed (CONTRIBUTING.md). A remote's manifest names the range that the remote was built for.
 */
export const contractVersion = '1.15.0';

/**
 * The last versions of earlier majors that the host still fulfils, so that remotes built for them run (docs/adr/0035-major-contract.md).
 * One leaves the list when no running remote needs it.
 */
export const earlierContracts: readonly string[] = [];
