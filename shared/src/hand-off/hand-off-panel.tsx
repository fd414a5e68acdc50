import type { RequestedPicture } from '@portal/shared/api/hand-off';
import { writeCode } from '@portal/shared/api/hand-off-code';
import { formatClock } from '@portal/shared/format-clock';
import { Banner, Button, Flex, Spinner, Stack, Text } from '@portal/shared/ui';
import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Invitation } from './invitation.tsx';
import type { HandOffState, TakePicture } from './run-hand-off.ts';
import { useHandOff } from './use-hand-off.ts';
import { endTexts, otherDeviceText, stateTexts } from './words.ts';

/** Props of `HandOffPanel`. */
export interface HandOffPanelProps {
  readonly baseUrl: string;
  readonly agentName: string;
  /** The customer's id, or the onboarding's. */
  readonly customerId: string;
  /** Empty while the applicant has no name. */
  readonly customerName: string;
  readonly pictures: readonly RequestedPicture[];
  readonly takePicture: TakePicture;
  readonly onClose: () => void;
}

/** The time that is left, each second. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text role="timer" aria-label="Time left" color="fg.muted" fontWeight="medium">
      {formatClock((endsAt - now) / 1000)}
    </Text>
  );
}

type Open = Extract<HandOffState, { readonly status: 'open' }>;

function Arrivals({
  state,
  pictures,
}: {
  readonly state: Open;
  readonly pictures: readonly RequestedPicture[];
}) {
  const stateOf = (name: string) => state.pictures.find((one) => one.name === name)?.state ?? 'missing';
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label="Photos from the phone" aria-live="polite">
      <Flex as="li" gap="2" align="center" fontWeight="medium">
        {state.isOpened ? <Check size={18} aria-hidden /> : <Spinner size="16px" />}
        {state.isOpened ? 'Opened on a phone' : 'Waiting for the phone'}
      </Flex>
      {pictures.map(({ name, label }) => {
        const picture = stateOf(name);
        const Icon = picture === 'received' ? Check : picture === 'unreadable' ? CircleAlert : CircleDashed;
        return (
          <Flex
            as="li"
            key={name}
            gap="2"
            align="center"
            color={picture === 'missing' ? 'fg.subtle' : 'fg.default'}
          >
            <Icon size={18} aria-hidden />
            {`${label}: ${stateTexts[picture]}`}
          </Flex>
        );
      })}
    </Stack>
  );
}

function OpenHandOff({
  state,
  pictures,
}: {
  readonly state: Open;
  readonly pictures: readonly RequestedPicture[];
}) {
  return (
    <Stack gap="3">
      {state.otherDevices > 0 ? (
        <Banner tone="warn" role="alert" title="Another phone">
          {otherDeviceText}
        </Banner>
      ) : null}
      {state.isOpened ? null : <Invitation code={writeCode(state.code)} />}
      {pictures.some(({ isCard }) => isCard) ? (
        <Text textStyle="help">The fields fill themselves when a photo arrives. What you type is kept.</Text>
      ) : null}
      <Arrivals state={state} pictures={pictures} />
      {state.isOffline ? (
        <Text role="alert" color="danger.fg" textStyle="xs">
          The service does not answer. It is asked again.
        </Text>
      ) : null}
    </Stack>
  );
}

/**
 * Begins a hand-off (pictures from the customer's phone to the agent's form) when it is rendered, shows code and link
 * for the phone, the time that is left, and which of `pictures` have arrived (ONB-02). `takePicture` gets each that
 * arrives; `baseUrl` is the hand-off service's. Cancel ends the hand-off and calls `onClose`, as does leaving the page.
 */
export function HandOffPanel(props: HandOffPanelProps) {
  const { baseUrl, agentName, customerId, customerName, pictures, takePicture, onClose } = props;
  const request = {
    customerId,
    agentName,
    ...(customerName ? { customerName } : {}),
    pictures: [...pictures],
  };
  const { state, renew, cancel } = useHandOff({ baseUrl, request, takePicture });
  return (
    <Stack
      role="group"
      aria-label="Customer’s phone"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
      bg="bg.surface"
    >
      <Flex justify="space-between" align="center">
        <Text as="h2" textStyle="h3">
          {state.status === 'open' && state.isOpened
            ? 'From the customer’s phone'
            : 'Scan with the customer’s phone'}
        </Text>
        {state.status === 'open' ? <TimeLeft endsAt={state.endsAt} /> : null}
      </Flex>
      {state.status === 'open' ? <OpenHandOff state={state} pictures={pictures} /> : null}
      {state.status === 'starting' ? <Text role="status">Making a code…</Text> : null}
      {state.status === 'failed' ? (
        <Text role="alert" color="danger.fg">
          No code could be made: the service does not answer. Try again, or upload the pictures here.
        </Text>
      ) : null}
      {state.status === 'ended' ? <Text role="alert">{endTexts[state.why]}</Text> : null}
      <Flex gap="2">
        <Button variant="outline" size="sm" onClick={renew}>
          {state.status === 'failed' ? 'Try again' : 'New code'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            cancel();
            onClose();
          }}
        >
          {state.status === 'open' ? 'Cancel' : 'Close'}
        </Button>
      </Flex>
    </Stack>
  );
}
