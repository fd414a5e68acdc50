import type { Agent, NoProps } from '@portal/shared/contract';
import { LoadingRows, PageContent } from '@portal/shared/parts';
import { Appear, Skeleton, SlotOutlet } from '@portal/shared/ui';
import { lazy, Suspense, useMemo } from 'react';
import { customersAtHand } from '../../core/customers-at-hand.ts';
import { usePins } from '../../core/pins.ts';
import type { KnownCustomer } from '../../core/recent-customers.ts';
import { homeCode } from '../../dashboard/index.ts';
import type { ShellRoute } from '../routes.ts';

const Dashboard = lazy(homeCode);

const noProps: NoProps = {};

interface PageViewProps {
  readonly route: ShellRoute;
  readonly agent: Agent;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

/** The page inside the frame: the host's own home, or a remote's slot. */
export function PageView({ route, agent, recent }: PageViewProps) {
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
  return (
    <Appear key={view.slot}>
      {view.slot === 'client-list' ? (
        <CustomersView agent={agent} recent={recent} />
      ) : (
        <SlotOutlet name={view.slot} props={noProps} loading={<PageSkeleton />} />
      )}
    </Appear>
  );
}

/** All customers: the one page that is told whom the agent has at hand. */
function CustomersView({ agent, recent }: Pick<PageViewProps, 'agent' | 'recent'>) {
  const { ids } = usePins(agent.subject);
  const props = useMemo(() => ({ atHand: customersAtHand(ids, recent) }), [ids, recent]);
  return <SlotOutlet name="client-list" props={props} loading={<PageSkeleton />} />;
}

/** In the shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <PageContent aria-busy>
      <Skeleton w="240px" h="8" mb="6" />
      <LoadingRows rows={6} label="Loading the page" />
    </PageContent>
  );
}
