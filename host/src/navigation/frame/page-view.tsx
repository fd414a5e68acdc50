import type { Agent, NoProps } from '@portal/shared/contract';
import { LoadingRows, PageContent } from '@portal/shared/parts';
import { Appear, Skeleton, SlotOutlet } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';
import { homeCode } from '../../dashboard/index.ts';
import type { ShellRoute } from '../routes.ts';

const Dashboard = lazy(homeCode);

const noProps: NoProps = {};

interface PageViewProps {
  readonly route: ShellRoute;
  readonly agent: Agent;
}

/** The page inside the frame: the host's own home, or a remote's slot. */
export function PageView({ route, agent }: PageViewProps) {
  const { view } = route;
  if (view.kind === 'home') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Appear>
          <Dashboard agent={agent} />
        </Appear>
      </Suspense>
    );
  }
  return (
    <Appear key={view.slot}>
      <SlotOutlet name={view.slot} props={noProps} loading={<PageSkeleton />} />
    </Appear>
  );
}

function PageSkeleton() {
  return (
    <PageContent aria-busy>
      <Skeleton w="240px" h="8" mb="6" />
      <LoadingRows rows={6} label="Loading the page" />
    </PageContent>
  );
}
