import type { RequestedPicture } from '@portal/shared/api/hand-off';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { DelayedPlaceholder, titleCase } from '@portal/shared/parts';
import { Box, Button, FailurePanel, Skeleton, useAgent, useShell, VisuallyHidden } from '@portal/shared/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { HandOffPanelProps } from './hand-off-panel.tsx';
import type { TakePicture } from './run-hand-off.ts';

const panelCode = createLazyCode(() => import(/* webpackChunkName: "hand-off" */ './hand-off-panel.tsx'));

interface HandOffProps {
  /** The customer's id, or the onboarding's. */
  readonly customerId: string;
  /** Shown on the phone in title case; empty while the applicant has no name. */
  readonly customerName: string;
  readonly pictures: readonly RequestedPicture[];
  readonly takePicture: TakePicture;
  /** Nothing is needed any more: the button is left out, and a panel that is open stays until it is closed. */
  readonly isDone?: boolean;
}

function LazyPanel(props: HandOffPanelProps) {
  const code = useLazyCode(panelCode);
  if (code.status === 'failed')
    return <FailurePanel compact title="The code could not be shown" onRetry={code.retry} />;
  if (code.status === 'loading')
    return (
      <DelayedPlaceholder label="Making a code">
        <Skeleton h="360px" borderRadius="md" />
      </DelayedPlaceholder>
    );
  const { HandOffPanel } = code.value;
  return <HandOffPanel {...props} />;
}

/**
 * Offers, as a button that opens `HandOffPanel`, to take the listed pictures with the customer's own phone (ONB-02);
 * `takePicture` gets each that arrives. Nothing where the configuration names no hand-off service. The panel's code is
 * loaded when the agent opens it.
 */
export function HandOff(props: HandOffProps) {
  const { handOff } = useShell().config;
  const { agentName } = useAgent();
  const [isOpen, setIsOpen] = useState(false);
  // a page may offer it for several documents
  const [first, ...others] = props.pictures;
  if (!handOff) return null;
  if (isOpen)
    return (
      <LazyPanel
        {...props}
        baseUrl={handOff.baseUrl}
        agentName={agentName}
        customerName={titleCase(props.customerName)}
        onClose={() => setIsOpen(false)}
      />
    );
  if (props.isDone) return null;
  return (
    <Box>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Smartphone aria-hidden />
        Use the customer’s phone
        {others.length === 0 ? <VisuallyHidden>: {first?.label}</VisuallyHidden> : null}
      </Button>
    </Box>
  );
}
