import type { Monitor } from '@portal/shared/contract';
import { FailurePanel } from '@portal/shared/ui';
import { Component, type ReactNode, Suspense } from 'react';

interface HostBoundaryProps {
  readonly monitor: Monitor;
  readonly children: ReactNode;
}

/**
 * The host's own pages: waits for their code, and when that cannot be had or crashes says so. A file of the host
 * that is missing is missing for the whole document, so trying again loads the page anew.
 */
export class HostBoundary extends Component<HostBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.monitor.error(error, 'host');
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return (
      <main id="main">
        <FailurePanel
          title="The portal could not be loaded"
          meaning="A part of the portal did not arrive. Nothing that was saved is lost."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
