import type { Monitor } from '@portal/shared/contract';
import { Component, type ReactNode, Suspense } from 'react';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

interface HostBoundaryProps {
  readonly monitor: Monitor;
  /** The page's path. A new path clears the failure. */
  readonly path: string;
  readonly children: ReactNode;
}

interface HostBoundaryState {
  readonly failed: { readonly error: unknown; readonly path: string } | undefined;
}

/**
 * Whether an error means that a file of code or style failed to load; browsers and webpack use different messages for
 * it.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /loading (css )?chunk|dynamically imported module/i.test(error.message);

/**
 * Wraps the host's own pages: shows nothing while their code loads, and the error page when they fail, which it reports
 * to the monitor. A new path shows its children again.
 */
export class HostBoundary extends Component<HostBoundaryProps, HostBoundaryState> {
  override state: HostBoundaryState = { failed: undefined };

  override componentDidCatch(error: unknown) {
    this.setState({ failed: { error, path: this.props.path } });
    this.props.monitor.error(error, 'host');
  }

  override componentDidUpdate() {
    const { failed } = this.state;
    if (failed && failed.path !== this.props.path) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <UnexpectedErrorPage isFileMissing={isMissingFile(failed.error)} />;
  }
}
