import { PercentField } from '@portal/shared/forms';
import { MoneyText } from '@portal/shared/parts';
import { Box, Flex, IconButton, Text } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { type SplitRow, shareField } from './split-order.ts';

interface SplitRowFieldsProps {
  readonly row: SplitRow;
  /** Number of equal parts, of which this is one; absent when the share is typed. */
  readonly equalParts: number | undefined;
  readonly error: string | undefined;
  readonly onShare: (typed: string) => void;
  readonly onRemove: () => void;
}

/**
 * One fund of a split: its share, its amount with the limit, and a button that removes it. `equalParts`: the number of
 * funds that share equally, `undefined` once shares are typed; `onShare` gets the typed share.
 */
export function SplitRowFields({ row, equalParts, error, onShare, onRemove }: SplitRowFieldsProps) {
  const { offer, share, amount, check } = row;
  const { scheme, schemeName } = offer.scheme;
  return (
    <Box
      role="group"
      aria-label={schemeName}
      py="3"
      ps="4"
      pe="2"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="lg"
    >
      <Flex align="start" justify="space-between" gap="2">
        <Box minW="0" pt={{ base: '2.5', md: '1' }}>
          <Text fontWeight="medium">{schemeName}</Text>
          <Text textStyle="help">
            {scheme} · Risk {offer.fund.satRank} of 5
          </Text>
        </Box>
        <IconButton aria-label={`Remove ${schemeName}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Flex align="start" gap="4" mt="2" pe="2">
        <Box w="120px" flexShrink={0}>
          <PercentField
            name={shareField(scheme)}
            label="Share"
            {...(equalParts === undefined ? {} : { aside: `1 of ${equalParts}` })}
            value={share}
            error={error}
            onChange={onShare}
          />
        </Box>
        <Box flex="1" minW="0" textAlign="end">
          <Text fontWeight="medium" mb="1.5">
            Amount
          </Text>
          <Box minH={{ base: 'touch', md: '10' }} pt="2">
            {amount ? <MoneyText value={amount} /> : '–'}
          </Box>
          <Text textStyle="help" color={check.status === 'broken' ? 'danger.fg' : undefined}>
            {check.text}
          </Text>
        </Box>
      </Flex>
    </Box>
  );
}
