import type { RemoteName, SlotName } from '@portal/shared/contract';
import { next as nextSchema } from '@portal/shared/remote/frame-members';
import { safeParse } from '@portal/shared/schema';
import type { PortalRoute } from './host-pages.ts';
import { matchRoute } from './match-route.ts';
import type { Pages } from './pages.ts';

type RemotePages = Pick<Pages, 'remotePages'>;

/** Returns the slots that the agent is likely to open next from a page: those of pages, and places. */
export const nextSlots = ({ remotePages }: RemotePages, { next }: PortalRoute): readonly SlotName[] =>
  (safeParse(nextSchema, next).data ?? []).flatMap((each) => {
    if (!each.startsWith('/')) return each;
    const page = remotePages.find(({ route }) => route.path === each);
    return page ? `${page.remote}/${page.declared.slot}` : [];
  });

/** Returns the remote that shows a page; `undefined` for the host's own pages. */
export const remoteAt = ({ remotePages }: RemotePages, pathname: string): RemoteName | undefined =>
  remotePages.find(({ route }) => matchRoute(route.path, pathname) !== undefined)?.remote;
