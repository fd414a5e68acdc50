import type { RequestedPicture } from '@portal/shared/api/hand-off';
import { writeCode } from '@portal/shared/api/hand-off-code';
import { formatClock } from '@portal/shared/format-clock';
import { Banner, Box, Button, Flex, Spinner, Stack, Text } from '@portal/shared/ui';
import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Invitation } from './invitation.tsx';
import type { HandOffState, OpenedHandOff } from './run-hand-off.ts';
import type { SavedFiles } from './saved-files.ts';
import type { ShownPicture, TakePicture } from './taken-pictures.ts';
import { useHandOff } from './use-hand-off.ts';
import { describePicture, endTexts, noCodeTexts, otherDeviceText } from './words.ts';

/** Props of `HandOffPanel`. */
export interface HandOffPanelProps {
  readonly baseUrl: string;
  readonly agentName: string;
  /** The customer's id, or the onboarding's. */
  readonly customerId: string;
  /** Which of the customer's forms asks, so that it finds its hand-off again: `identity`. */
  readonly form: string;
  /** Empty while the applicant has no name. */
  readonly customerName: string;
  readonly pictures: readonly RequestedPicture[];
  readonly takePicture: TakePicture;
  /** Which uploaded files the form's saved draft has had. */
  readonly savedFiles: SavedFiles;
  /** The hand-off that is open since before a reload. */
  readonly found: OpenedHandOff | undefined;
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
    <Text role="timer" color="fg.muted">
      {`The code is valid for ${formatClock((endsAt - now) / 1000)}`}
    </Text>
  );
}

type Open = Extract<HandOffState, { readonly status: 'open' }>;

/** Whether the code is shown, or will be: no phone has opened it, and it was made in this page. */
const isCodeShown = (state: HandOffState): boolean =>
  state.status === 'open'
    ? !state.isOpened && !state.isElsewhere && !state.end && state.code !== undefined
    : state.status !== 'ended';

interface ArrivalsProps {
  readonly shown: readonly ShownPicture[];
  readonly pictures: readonly RequestedPicture[];
  /** Whether a phone has opened the code; `undefined` once it sends nothing more. */
  readonly isOpened: boolean | undefined;
}

const icons = { received: Check, refused: CircleAlert, failed: CircleAlert, lost: CircleAlert } as const;

function Arrivals({ shown, pictures, isOpened }: ArrivalsProps) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label="Photos from the phone" aria-live="polite">
      {isOpened === undefined ? null : (
        <Flex as="li" gap="2" align="center" fontWeight="medium">
          {isOpened ? <Check size={18} aria-hidden /> : <Spinner size="16px" />}
          {isOpened ? 'Opened on a phone' : 'Waiting for the phone'}
        </Flex>
      )}
      {pictures.map(({ name, label }) => {
        const picture = shown.find((one) => one.name === name) ?? { name, state: 'missing' };
        const { state } = picture;
        const Icon = state === 'missing' || state === 'taking' ? CircleDashed : icons[state];
        return (
          <Flex
            as="li"
            key={name}
            gap="2"
            align="center"
            color={state === 'missing' ? 'fg.subtle' : 'fg.default'}
          >
            <Box flexShrink="0">
              <Icon size={18} aria-hidden />
            </Box>
            {`${label}: ${describePicture(picture, isOpened === undefined)}`}
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
  const { code, isOpened, otherDevices, end, noNewCode, isOffline, isElsewhere } = state;
  return (
    <Stack gap="3">
      {otherDevices > 0 ? (
        <Banner tone="warn" role="alert" title="Another phone">
          {otherDeviceText}
        </Banner>
      ) : null}
      {isOpened || isElsewhere || end ? null : code === undefined ? (
        <Text textStyle="help">
          The code is not shown again. If the phone has not scanned it, make a new one.
        </Text>
      ) : (
        <Invitation code={writeCode(code)} />
      )}
      {end ? <Text role="status">{endTexts[end]} Its photos are still arriving.</Text> : null}
      {isElsewhere ? (
        <Text role="status">
          The photos from the phone are received in another tab of yours. This tab receives photos once that
          one has them.
        </Text>
      ) : (
        <>
          {pictures.some(({ isCard }) => isCard) && !end ? (
            <Text textStyle="help">
              The fields are filled in when a photo arrives. What you type is kept.
            </Text>
          ) : null}
          <Arrivals shown={state.pictures} pictures={pictures} isOpened={end ? undefined : isOpened} />
        </>
      )}
      {noNewCode ? (
        <Text role="alert" color="danger.fg" textStyle="xs">
          {`No new code could be made: ${noCodeTexts[noNewCode]}`}
        </Text>
      ) : null}
      {isOffline ? (
        <Text role="alert" color="danger.fg" textStyle="xs">
          The service does not answer. Trying again…
        </Text>
      ) : null}
    </Stack>
  );
}

/**
 * Begins a hand-off (pictures from the customer's phone to the agent's form) when it is rendered, or goes on with the one
 * that was `found`; shows code and link for the phone, the time that is left, and which of `pictures` have arrived
 * (ONB-02). `takePicture` gets each that arrives; `baseUrl` is the hand-off service's. Cancel ends the hand-off and calls
 * `onClose`; leaving the page ends nothing.
 */
export function HandOffPanel(props: HandOffPanelProps) {
  const { baseUrl, agentName, customerId, form, customerName, pictures } = props;
  const { takePicture, savedFiles, found, onClose } = props;
  const request = {
    customerId,
    form,
    agentName,
    ...(customerName ? { customerName } : {}),
    pictures: [...pictures],
  };
  const { state, renew, cancel } = useHandOff({ baseUrl, request, takePicture, savedFiles, found });
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
          {isCodeShown(state) ? 'Scan with the customer’s phone' : 'From the customer’s phone'}
        </Text>
        {state.status === 'open' ? <TimeLeft endsAt={state.endsAt} /> : null}
      </Flex>
      {state.status === 'open' ? <OpenHandOff state={state} pictures={pictures} /> : null}
      {state.status === 'starting' ? <Text role="status">Making a code…</Text> : null}
      {state.status === 'failed' ? (
        <Text role="alert" color="danger.fg">
          {`No code could be made: ${noCodeTexts[state.why]}`}
        </Text>
      ) : null}
      {state.status === 'ended' ? (
        <>
          <Text role="alert">{endTexts[state.why]}</Text>
          <Arrivals shown={state.pictures} pictures={pictures} isOpened={undefined} />
        </>
      ) : null}
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
