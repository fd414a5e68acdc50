import { useGradualCount } from '@portal/shared/gradual-list';
import { legSizeText, shortSchemeName } from '@portal/shared/items';
import { Money } from '@portal/shared/money';
import { MoneyText, planName, Tooltip } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Box, chakra, Flex, Heading, Span, Text } from '@portal/shared/ui';
import { memo } from 'react';
import { firstEntries, type Summary, type SummaryEntry, type SummaryLine } from './summary-sections.ts';

const SchemeCode = chakra('button', {
  base: {
    minW: { base: 'touch', md: '0' },
    minH: { base: 'touch', md: '0' },
    ms: '1.5',
    textStyle: 'help',
    cursor: 'help',
    textAlign: 'start',
  },
});

function Line({ line }: { readonly line: SummaryLine }) {
  const { scheme, schemeName, leg, size, estimate } = line;
  return (
    <Flex align="baseline" gap="2" py={{ base: '0', md: '5px' }}>
      <Box flex="1" minW="0">
        {leg === undefined ? null : <Text textStyle="help">{leg}</Text>}
        <Span fontWeight="medium">{shortSchemeName(schemeName)}</Span>
        <Tooltip content={schemeName}>
          <SchemeCode type="button">{scheme}</SchemeCode>
        </Tooltip>
      </Box>
      {estimate ? (
        <Span>
          ≈ <MoneyText value={estimate} />
        </Span>
      ) : size instanceof Money ? (
        <MoneyText value={size} />
      ) : (
        <Span data-private>{legSizeText({ size })}</Span>
      )}
    </Flex>
  );
}

/** The legs of a switch are joined by a line beside them. */
const Entry = memo(function Entry({ entry }: { readonly entry: SummaryEntry }) {
  const isSwitch = entry.lines.length > 1;
  return (
    <Box
      as="li"
      {...(isSwitch
        ? { borderInlineStartWidth: '2px', borderColor: 'border.default', ps: '2.5', mt: '1' }
        : undefined)}
    >
      {entry.lines.map((line) => (
        <Line key={`${line.leg ?? ''} ${line.scheme}`} line={line} />
      ))}
    </Box>
  );
});

/** More rows than the dialog's height shows, so that it does not grow after it has opened. */
const firstStep = 14;

/**
 * Sections of the Cart Summary, each by account (SHL-06, SHL-07). Items of the customer's record are not among them.
 * The rows of a long cart are added step by step, so that the page answers.
 */
export function SummaryList({ summary }: { readonly summary: Pick<Summary, 'sections' | 'entries'> }) {
  const entryCount = useGradualCount(summary.entries, firstStep);
  return firstEntries(summary.sections, entryCount).map(({ title, accounts }) => (
    <Box as="section" key={title} pt="4" aria-label={title}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {accounts.map(({ accountId, plan, items }) => (
        <Box key={accountId}>
          <Text textStyle="help" pt="1.5" pb="0.5">
            {accountLabel(accountId)} <Span ms="1">{planName(plan)}</Span>
          </Text>
          <ul>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  ));
}
