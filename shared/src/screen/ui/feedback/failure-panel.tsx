import { chakra } from '@chakra-ui/react';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const Frame = chakra('div');

/** Props of `FailurePanel`. */
export interface FailurePanelProps {
  /** Names what failed: `Holdings could not be loaded`. */
  readonly title: ReactNode;
  /** What the failure means for the agent; never a status code. */
  readonly meaning?: ReactNode;
  /** Absent when a retry cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** Shows a banner inside a card instead of replacing the card's content. */
  readonly compact?: boolean | undefined;
}

/**
 * Shows a failure where it happened, so that the rest of the page stays usable: what failed (`title`), what it means,
 * and Try again if there is `onRetry`. Screen readers announce it. A retry that removes it moves the focus to the
 * heading of its part of the page. `compact` shows a banner, for inside a card, and does not replace the card's
 * content.
 */
export function FailurePanel({ title, meaning, onRetry, compact = false }: FailurePanelProps) {
  const notePress = useHeadingFocus();
  const retryAndKeepFocus = (press: MouseEvent) => {
    notePress(press);
    onRetry?.();
  };
  if (compact) {
    const retry =
      onRetry === undefined ? undefined : (
        <Button variant="outline" size="sm" onClick={retryAndKeepFocus}>
          Try again
        </Button>
      );
    return (
      <Banner tone="danger" role="alert" title={title} action={retry}>
        {meaning}
      </Banner>
    );
  }
  const retry =
    onRetry === undefined ? undefined : (
      <Button variant="outline" onClick={retryAndKeepFocus}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    );
  return (
    <Frame role="alert">
      <EmptyState tone="danger" icon={<CircleAlert aria-hidden />} title={title} action={retry}>
        {meaning}
      </EmptyState>
    </Frame>
  );
}
