import { isSafeAddress, loopbackHosts } from '@portal/shared/loopback';
import { Box, Flex, IconButton, Text } from '@portal/shared/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { QrCode } from './qr-code.tsx';

/** The link without its protocol, and its code apart, to be typed. */
function LinkToCopy({ address, code }: { readonly address: string; readonly code: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () => {
    navigator.clipboard.writeText(`${address}#${code}`).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    // beside the code where both have room
    <Box flex="1 1 220px" minW="0">
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

/**
 * Shows a hand-off's code as QR code and link for the customer's phone. Show it until a phone has opened it: no other
 * phone can. `code` is as `writeCode` formats it. Monitoring does not record it.
 */
export function Invitation({ code }: { readonly code: string }) {
  const { origin } = window.location;
  const address = `${origin}/capture`;
  const note = addressNote(origin);
  return (
    <>
      {/* the code opens the hand-off: monitoring must not record it */}
      <Flex wrap="wrap" align="flex-start" gap="4" data-dd-privacy="hidden">
        <Box w="208px" p="2" bg="white" borderWidth="1px" borderColor="border.default" borderRadius="lg">
          <QrCode text={`${address}#${code}`} label="QR code of the link" />
        </Box>
        <LinkToCopy address={address} code={code} />
      </Flex>
      {note ? <Text textStyle="help">{note}</Text> : null}
    </>
  );
}
