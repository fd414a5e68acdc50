import type { RequestedPicture } from '@portal/shared/api/hand-off';
import { type PictureState, writeCode } from '@portal/shared/api/hand-off-code';
import { isSafeAddress, loopbackHosts } from '@portal/shared/loopback';
import { Banner, Box, Button, Flex, IconButton, Spinner, Stack, Text } from '@portal/shared/ui';
import { Check, CircleAlert, CircleDashed, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QrCode } from './qr-code.tsx';
import type { HandOffState, TakePicture } from './run-hand-off.ts';
import { useHandOff } from './use-hand-off.ts';
import { endTexts, otherDeviceText } from './words.ts';

/** Props of `HandOffPanel`. */
export interface HandOffPanelProps {
  readonly baseUrl: string;
  readonly agentName: string;
  /** The customer's id, or the onboarding's. */
  readonly customerId: string;
  readonly customerName: string | undefined;
  readonly pictures: readonly RequestedPicture[];
  readonly takePicture: TakePicture;
  readonly onClose: () => void;
}

const stateTexts: Readonly<Record<PictureState, string>> = {
  missing: 'Waiting',
  sent: 'Reading…',
  received: 'Received',
  unreadable: 'Could not be read. The phone is asked for another.',
};

const timeText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time that is left, each second. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text role="timer" aria-label="Time left" color="fg.muted" fontWeight="medium">
      {timeText(endsAt - now)}
    </Text>
  );
}

/** The link without its protocol, and its code apart, to be typed. */
function Link({ address, code }: { readonly address: string; readonly code: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () => {
    navigator.clipboard.writeText(`${address}#${code}`).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <Box>
      <Flex
        align="center"
        gap="2"
        ps="3"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="md"
        bg="bg.surface"
      >
        <Text flex="1" minW="0" py="1.5" textStyle="xs" overflowWrap="anywhere">
          {address.replace(/^https?:\/\//, '')}
          <Text as="b" display="block" textStyle="md">
            {`#${code}`}
          </Text>
        </Text>
        <IconButton aria-label="Copy the link" size="sm" onClick={copy}>
          <Copy aria-hidden />
        </IconButton>
      </Flex>
      <Text role="status" textStyle="help">
        {copied === 'yes' ? 'Link copied.' : copied === 'no' ? 'The link could not be copied. Type it.' : ''}
      </Text>
    </Box>
  );
}

/** Why a real phone cannot use this page's address. */
function addressNote(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (loopbackHosts.includes(hostname))
    return 'This address leads to this computer only. A phone needs the portal’s https address.';
  return protocol === 'https:' && isSafeAddress(origin)
    ? undefined
    : 'This address has no https: the phone uses its own camera app.';
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

/** The code, until a phone has opened it: no other phone can. */
function Invitation({ code }: { readonly code: string }) {
  const { origin } = window.location;
  const address = `${origin}/capture`;
  const note = addressNote(origin);
  return (
    <>
      {/* the code opens the hand-off: monitoring must not record it */}
      <Stack gap="3" data-dd-privacy="hidden">
        <Box
          alignSelf="center"
          w="208px"
          p="2"
          bg="white"
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="lg"
        >
          <QrCode text={`${address}#${code}`} label="QR code of the link" />
        </Box>
        <Link address={address} code={code} />
      </Stack>
      {note ? <Text textStyle="help">{note}</Text> : null}
    </>
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
 * Begins a hand-off, shows code and link for the customer's phone, and which of `pictures` have arrived (ONB-02).
 * `takePicture` gets each that arrives; `baseUrl` is the hand-off service's.
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
