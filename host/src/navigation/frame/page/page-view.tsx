import type { Agent, NoProps } from '@portal/shared/contract';
import { LoadingRows, PageContent } from '@portal/shared/parts';
import { Appear, Skeleton, SlotOutlet } from '@portal/shared/ui';
import { lazy, memo, Suspense, useMemo } from 'react';
import { mergePinnedAndRecent } from '../../../core/customers/pinned-and-recent.ts';
import { usePins } from '../../../core/customers/pins.ts';
import type { KnownCustomer } from '../../../core/customers/recent-customers.ts';
import { findMissingRegistration } from '../../../core/missing-registration.ts';
import type { RunningReleases } from '../../../core/releases/running-releases.ts';
import { importDashboard } from '../../../dashboard/index.ts';
import { importRemotesPage } from '../../../help/index.ts';
import type { ShellRoute } from '../../routes/index.ts';

const Dashboard = lazy(importDashboard);

const RemotesPage = lazy(importRemotesPage);

const NotFound = lazy(() =>
  import('../../pages/not-found-page.tsx').then((module) => ({ default: module.NotFound })),
);

const NotRegistered = lazy(() =>
  import('../../pages/not-registered-page.tsx').then((module) => ({ default: module.NotRegisteredPage })),
);

const noProps: NoProps = {};

interface PageViewProps {
  readonly route: ShellRoute;
  readonly agent: Agent;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
  readonly releases: RunningReleases;
}

/**
 * The page inside the frame: the host's own dashboard or page of remotes, a remote's slot, that the agent is not registered
 * for what the page is for, or that the address is unknown. A dialog of the frame that opens or closes renders none of it.
 */
export const PageView = memo(function PageView({ route, agent, recent, releases }: PageViewProps) {
  const { view } = route;
  if (view.kind === 'home') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Appear>
          <Dashboard agent={agent} recent={recent} />
        </Appear>
      </Suspense>
    );
  }
  if (view.kind === 'remotes') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Appear>
          <RemotesPage releases={releases} />
        </Appear>
      </Suspense>
    );
  }
  if (view.kind === 'not-found') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PageContent>
          <NotFound />
        </PageContent>
      </Suspense>
    );
  }
  const missing = findMissingRegistration(agent, route);
  if (missing !== undefined) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PageContent>
          <NotRegistered products={missing} />
        </PageContent>
      </Suspense>
    );
  }
  return (
    <Appear key={view.slot}>
      {view.atHand ? (
        <AtHandView slot={view.slot} agent={agent} recent={recent} />
      ) : (
        <SlotOutlet name={view.slot} props={noProps} loading={<PageSkeleton />} />
      )}
    </Appear>
  );
});

interface AtHandViewProps extends Pick<PageViewProps, 'agent' | 'recent'> {
  readonly slot: string;
}

/** A page that receives the pinned and recent customers, and can pin. */
function AtHandView({ slot, agent, recent }: AtHandViewProps) {
  const { ids, set: setPinned } = usePins(agent.subject);
  const props = useMemo(
    () => ({ atHand: mergePinnedAndRecent(ids, recent), setPinned }),
    [ids, recent, setPinned],
  );
  return <SlotOutlet name={slot} props={props} loading={<PageSkeleton />} />;
}

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  return (
    <PageContent aria-busy>
      <Skeleton w="240px" h="8" mb="6" />
      <LoadingRows rows={6} label="Loading the page" />
    </PageContent>
  );
}
