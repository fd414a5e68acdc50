import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SlotDescription, SlotName } from '../../../contract/index.ts';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { useDelay } from '../feedback/use-delay.ts';
import { PageTitle } from '../text/page-title.tsx';
import { OverPage } from './over-page.tsx';
import { useShell } from './shell-context.ts';

const Waiting = chakra('p', {
  base: { display: 'flex', justifyContent: 'center', gap: '2.5', color: 'fg.muted' },
});

interface SlotPanelProps {
  readonly name: SlotName;
  /** Names it on screen; default: the label that its remote declares. */
  readonly title: string | undefined;
  /** Whether the slot failed; otherwise it is loading. */
  readonly failed: boolean;
  readonly loading: ReactNode;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

const undescribed: SlotDescription = { label: 'This part', kind: 'part' };

/**
 * Shown while a slot is loading or when it failed: in its place, or over the page for a slot over the page.
 */
export function SlotPanel({ name, title, failed, loading, onRetry, onClose }: SlotPanelProps) {
  const { label: declared, kind } = useShell().slots.describe?.(name) ?? undescribed;
  const label = title ?? declared;
  const overPage = kind === 'over-page';
  // a drawer has its own animation, which the placeholder must not precede
  const slow = useDelay(overPage ? 1_000 : 150);
  if (!failed && !slow) return null;
  const message = `${label} could not be loaded`;
  const panel = failed ? (
    <FailurePanel
      title={kind === 'page' ? <PageTitle>{message}</PageTitle> : message}
      meaning="This part of the portal did not arrive. Everything else works, and nothing you saved is lost."
      onRetry={onRetry}
    />
  ) : (
    loading
  );
  if (!overPage) return panel;
  return (
    <OverPage label={label} onClose={onClose}>
      {panel ?? (
        <Waiting role="status">
          <Spinner />
          {label} is on its way…
        </Waiting>
      )}
    </OverPage>
  );
}
