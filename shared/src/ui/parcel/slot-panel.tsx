import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SlotName } from '../../contract/index.ts';
import { FailurePanel } from '../failure-panel.tsx';
import { PageTitle } from '../page-title.tsx';
import { Spinner } from '../spinner.tsx';
import { useDelay } from '../use-delay.ts';
import { OverPage } from './over-page.tsx';
import { slotLabels, slotsInPages, slotsOverPage } from './slot-labels.ts';

const Waiting = chakra('p', {
  base: { display: 'flex', justifyContent: 'center', gap: '2.5', color: 'fg.muted' },
});

interface SlotPanelProps {
  readonly name: SlotName;
  /** It cannot be had; else it is on its way. */
  readonly failed: boolean;
  readonly loading: ReactNode;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

/** What stands where a slot is not yet, or not at all: in its place, or over the page where the slot would be. */
export function SlotPanel({ name, failed, loading, onRetry, onClose }: SlotPanelProps) {
  const overPage = slotsOverPage.has(name);
  // a drawer comes with a movement of its own, which nothing should run ahead of
  const slow = useDelay(overPage ? 1_000 : 150);
  const label = slotLabels[name];
  if (!failed && !slow) return null;
  const said = `${label} could not be loaded`;
  const panel = failed ? (
    <FailurePanel
      title={slotsInPages.has(name) ? said : <PageTitle>{said}</PageTitle>}
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
