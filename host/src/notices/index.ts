/** Notices: short messages of host and remotes to the agent. */
export { NoticeRegion } from './notice-region.tsx';
export { createNotices, type HostNotice, type Notices } from './notices.ts';
