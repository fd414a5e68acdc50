import type { AssessmentHandedOver } from '@portal/shared/contract';
import { findWindowOutOfReach, forgetWindowOutOfReach } from '@portal/shared/external';
import { Dialog } from '@portal/shared/parts';
import { Button, chakra, useShell } from '@portal/shared/ui';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { leadsOut } from './leads-out.ts';

const blocked =
  'The browser blocked the customer’s tab. Allow pop-ups for the portal in the browser’s address bar, then hand over again.';
const full = 'This device cannot be handed over: the browser’s storage is full. Make room, then try again.';

const label = 'Hand over to the customer';
const FromTablet = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

interface HandOverButtonProps {
  readonly assessment: AssessmentHandedOver;
  /** Shows two words only on a phone, where it is beside a title. */
  readonly isShort?: boolean;
}

/**
 * Button that hands the device to the customer (ADR 22): starts the customer's mode, in a new tab where Back leads out
 * of the portal. A window that the portal has opened and cannot close must be closed first. A notice says when it
 * cannot start. Nothing with a host that has no customer's mode.
 */
export function HandOverButton({ assessment, isShort = false }: HandOverButtonProps) {
  const { customerMode, notify } = useShell();
  const [openWindow, setOpenWindow] = useState<string>();
  if (customerMode === undefined) return null;
  const enter = () => {
    try {
      customerMode.enter(assessment);
    } catch {
      notify({ tone: 'danger', text: full });
    }
  };
  const handOver = () => {
    if (!leadsOut(window) || customerMode.enterInNewTab === undefined) enter();
    else if (!customerMode.enterInNewTab(assessment)) notify({ tone: 'danger', text: blocked });
  };
  const start = () => {
    const name = findWindowOutOfReach();
    if (name === undefined) handOver();
    else setOpenWindow(name);
  };
  const confirmClosed = () => {
    setOpenWindow(undefined);
    forgetWindowOutOfReach();
    handOver();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        whiteSpace="normal"
        aria-label={isShort ? label : undefined}
        onClick={start}
      >
        <TabletSmartphone aria-hidden />
        {isShort ? (
          <span>
            Hand over<FromTablet> to the customer</FromTablet>
          </span>
        ) : (
          label
        )}
      </Button>
      <Dialog
        open={openWindow !== undefined}
        onClose={() => setOpenWindow(undefined)}
        title={`Close the window of the ${(openWindow ?? '').toLowerCase()} first`}
        description="It may show another customer, and the portal cannot close it."
        footer={
          <>
            <Button variant="outline" onClick={() => setOpenWindow(undefined)}>
              Not now
            </Button>
            <Button data-autofocus="" onClick={confirmClosed}>
              It is closed, hand over
            </Button>
          </>
        }
      />
    </>
  );
}
