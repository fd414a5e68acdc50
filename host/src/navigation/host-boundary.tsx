import type { Monitor } from '@portal/shared/contract';
import { Component, type ReactNode, Suspense } from 'react';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

interface HostBoundaryProps {
  readonly monitor: Monitor;
  /** Path of the page: what failed on one need not fail on the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface HostBoundaryState {
  readonly failed: { readonly error: unknown; readonly at: string } | undefined;
}

/** Whether an error is a file's that did not come; browsers and webpack each say it in words of their own. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /loading (css )?chunk|dynamically imported module/i.test(error.message);

/** The host's own pages: waits for their code, and when that cannot be had or crashes says so. */
export class HostBoundary extends Component<HostBoundaryProps, HostBoundaryState> {
  override state: HostBoundaryState = { failed: undefined };

  override componentDidCatch(error: unknown) {
    this.setState({ failed: { error, at: this.props.at } });
    this.props.monitor.error(error, 'host');
  }

  override componentDidUpdate() {
    const { failed } = this.state;
    if (failed && failed.at !== this.props.at) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <UnexpectedErrorPage missing={isMissingFile(failed.error)} />;
  }
}
