import type { RumEvent } from '@datadog/browser-rum';
import type { RemoteName } from '@portal/shared/contract';
import {
  type ReportedRelease,
  type RunningReleases,
  reportedRelease,
} from '../core/releases/running-releases.ts';

/** What the release of an event is found by. */
export interface ReleaseSources {
  readonly running: Pick<RunningReleases, 'host' | 'remotes' | 'of'>;
  /** Returns the remote that shows a page; `undefined` for the host's own pages. */
  readonly remoteAt: (pathname: string) => RemoteName | undefined;
}

/** The folder of a remote's release in an address, `/mfe-notes/1.2.0/`, or of the host's files, which has no version. */
const releaseFolder = /\/(?:(mfe-[a-z-]+)\/(\d[^/\s]*)|host\/files)\//g;

/**
 * Returns the release whose code is in a stack. The innermost frame of a remote decides, because what a remote calls of
 * the host (React, shared parts) is further in.
 */
function releaseOfStack(stack: string, running: ReleaseSources['running']): ReportedRelease | undefined {
  const frames = [...stack.matchAll(releaseFolder)];
  const [frame, name, version] = frames.find(([, owner]) => owner !== undefined) ?? frames[0] ?? [];
  if (frame === undefined) return undefined;
  const remote = running.remotes.find((candidate) => candidate === name);
  if (remote === undefined || version === undefined) return { remote: 'host', version: running.host };
  const release = reportedRelease(remote, running);
  return release.version === version ? release : { remote, version };
}

/**
 * Returns the release that an event is about: of a view the one that shows the page, of an error the one that its stack
 * names. `undefined` when the reporter has named it already, when nothing names it, and for other kinds of events.
 */
export function releaseOfEvent(
  event: RumEvent,
  { running, remoteAt }: ReleaseSources,
): ReportedRelease | undefined {
  if (event.type === 'error')
    return event.context?.remote === undefined ? releaseOfStack(event.error.stack ?? '', running) : undefined;
  if (event.type !== 'view' || !URL.canParse(event.view.url)) return undefined;
  const remote = remoteAt(new URL(event.view.url).pathname);
  return remote ? reportedRelease(remote, running) : { remote: 'host', version: running.host };
}
