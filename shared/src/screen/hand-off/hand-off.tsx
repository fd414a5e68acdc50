import type { RequestedPicture } from '@portal/shared/api/hand-off';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { DelayedPlaceholder, titleCase } from '@portal/shared/parts';
import { Box, Button, FailurePanel, Skeleton, useAgent, useShell, VisuallyHidden } from '@portal/shared/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { HandOffPanelProps } from './hand-off-panel.tsx';
import type { OpenedHandOff } from './run-hand-off.ts';
import type { SavedFiles } from './saved-files.ts';
import type { TakePicture } from './taken-pictures.ts';
import { useFoundHandOff } from './use-found-hand-off.ts';

const panelCode = createLazyCode(() => import(/* webpackChunkName: "hand-off" */ './hand-off-panel.tsx'));

interface HandOffProps {
  /** The customer's id, or the onboarding's. */
  readonly customerId: string;
  /** Which of the customer's forms asks, so that it finds its hand-off again: `identity`. */
  readonly form: string;
  /** Shown on the phone in title case; empty while the applicant has no name. */
  readonly customerName: string;
  readonly pictures: readonly RequestedPicture[];
  readonly takePicture: TakePicture;
  /** Which uploaded files the form's saved draft has had. */
  readonly savedFiles: SavedFiles;
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
 * `takePicture` gets each that arrives. One that was begun before a reload, or in another tab, is open at once. Nothing
 * where the configuration names no hand-off service. The panel's code is loaded when it opens.
 */
export function HandOff(props: HandOffProps) {
  const { handOff } = useShell().config;
  const { agentName } = useAgent();
  const [panel, setPanel] = useState<{ readonly found?: OpenedHandOff }>();
  useFoundHandOff(handOff?.baseUrl, props, (found) => {
    // a complete one without a file here was for the form before
    if (!found.isComplete || props.isDone !== false) setPanel((before) => before ?? { found });
  });
  // a page may offer it for several documents
  const [first, ...others] = props.pictures;
  if (!handOff) return null;
  if (panel)
    return (
      <LazyPanel
        {...props}
        baseUrl={handOff.baseUrl}
        agentName={agentName}
        customerName={titleCase(props.customerName)}
        found={panel.found}
        onClose={() => setPanel(undefined)}
      />
    );
  if (props.isDone) return null;
  return (
    <Box>
      <Button variant="outline" size="sm" onClick={() => setPanel({})}>
        <Smartphone aria-hidden />
        Use the customer’s phone
        {others.length === 0 ? <VisuallyHidden>: {first?.label}</VisuallyHidden> : null}
      </Button>
    </Box>
  );
}
