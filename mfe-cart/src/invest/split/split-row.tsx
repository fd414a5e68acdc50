import { PercentField } from '@portal/shared/forms';
import { MoneyText } from '@portal/shared/parts';
import { Box, Flex, IconButton, Text } from '@portal/shared/ui';
import { TriangleAlert, X } from 'lucide-react';
import { type SplitRow, shareField } from './split-order.ts';

interface SplitRowFieldsProps {
  readonly row: SplitRow;
  /** Why the fund does not suit the customer, by the known assessment; absent when it suits. */
  readonly mismatch: string | undefined;
  readonly error: string | undefined;
  readonly onShare: (typed: string) => void;
  readonly onRemove: () => void;
}

/**
 * One fund of a split: whether it suits, its share, its amount with the limit, and a button that removes it. What does
 * not suit is acknowledged once, with the fund's order. `onShare` gets the typed share.
 */
export function SplitRowFields({ row, mismatch, error, onShare, onRemove }: SplitRowFieldsProps) {
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
          {mismatch === undefined ? null : (
            <Flex gap="1.5" mt="1" textStyle="help" color="accent.fg">
              <Box pt="1px">
                <TriangleAlert size={14} aria-hidden />
              </Box>
              {mismatch} You confirm this in the next step.
            </Flex>
          )}
        </Box>
        <IconButton aria-label={`Remove ${schemeName}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {/* in large text the amount is below */}
      <Flex wrap="wrap" align="start" columnGap="4" rowGap="2" mt="2" pe="2">
        <Box w="120px" flexShrink={0}>
          <PercentField
            name={shareField(scheme)}
            label="Share"
            value={share}
            error={error}
            onChange={onShare}
          />
        </Box>
        <Box flex="1" minW="max-content" textAlign="end">
          <Text fontWeight="medium" mb="1.5">
            Amount
          </Text>
          {/* on the line of the share beside it */}
          <Flex
            align="center"
            justify="flex-end"
            minH={{ base: 'touch', md: '10' }}
            fontSize={{ base: 'md', md: 'sm' }}
          >
            {amount ? <MoneyText value={amount} /> : '–'}
          </Flex>
        </Box>
      </Flex>
      <Text
        mt="1.5"
        pe="2"
        textStyle="help"
        textAlign={{ md: 'end' }}
        color={check.status === 'broken' ? 'danger.fg' : undefined}
      >
        {check.text}
      </Text>
    </Box>
  );
}
