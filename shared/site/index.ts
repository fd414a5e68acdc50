/**
 * A site is a folder with the releases of host and remotes, the ledger, and the composed pages. Node only. Reasons:
 * docs/adr/0009-sites-and-releases.md; use: docs/releasing-a-remote.md.
 */

export { compressedSuffixes } from '../build/assets/compressed-forms.ts';
export { findSignInRemote, remotesIn } from '../build/declaration/read-remote.ts';
export { type HostBuild, readDeclares, readHostBuild, readRemoteRelease } from './builds/build.ts';
export { writeSettings } from './change.ts';
export { composePages } from './compose.ts';
export { readComposed } from './composed-files.ts';
export { dictionaryPattern, differenceFile } from './differences/dictionary.ts';
export { decode } from './files.ts';
export { filePath, originOf, type PortalOrigins, releasePath } from './layout.ts';
export { withSiteLock } from './lock/lock.ts';
export { LockTakenError, takeLock } from './lock/lock-file.ts';
export { MirrorFailure } from './mirror/bucket.ts';
export { describeSent, mirrorSite } from './mirror/mirror-site.ts';
export { noncePlaceholder } from './page/nonce.ts';
export { isRecordPath } from './page/records.ts';
export { openPageDays } from './publishing/open-page-days.ts';
export { readOtherSite } from './publishing/other-site.ts';
export { prune } from './publishing/prune.ts';
export type { Publication } from './publishing/publication.ts';
export { assertNew, assertPublishable, publish } from './publishing/publish.ts';
export { describeReplacement } from './publishing/replacement.ts';
export { promote, rollBack, withdraw } from './publishing/rollback.ts';
export { readShare } from './publishing/share.ts';
export { openTrial, type Trial } from './publishing/trial.ts';
export { SiteRefusal } from './refusal.ts';
export {
  hostRelease,
  isPackageName,
  type PackageName,
  readReleaseName,
} from './release-name.ts';
export { listReleases, type ReleaseRow } from './releases.ts';
export { contentSecurityPolicy, permissionsPolicy } from './serving/policy.ts';
export { readSettings, type SiteSettings } from './settings.ts';
export { deployWorkspace, readWorkspaceVersion } from './workspace.ts';
