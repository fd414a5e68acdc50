import { MoneyText, planName, Tooltip } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Box, chakra, Flex, Heading, Span, Text } from '@portal/shared/ui';
import { sizeText } from '../core/items/cart-item.ts';
import type { SummaryEntry, SummaryLine, SummarySection } from './summary-sections.ts';

const SchemeCode = chakra('button', {
  base: {
    minW: { base: 'touch', md: '0' },
    minH: { base: 'touch', md: '0' },
    fontWeight: 'semibold',
    letterSpacing: '0.01em',
    cursor: 'help',
    textAlign: 'start',
  },
});

function Line({ line }: { readonly line: SummaryLine }) {
  const { scheme, schemeName, leg, size } = line;
  return (
    <Flex align="baseline" gap="2" py={{ base: '0', md: '5px' }}>
      <Box flex="1" minW="0">
        <Tooltip content={schemeName}>
          <SchemeCode type="button">{scheme}</SchemeCode>
        </Tooltip>
        {leg === undefined ? null : (
          <Span ms="2" textStyle="help">
            {leg}
          </Span>
        )}
      </Box>
      {size.by === 'amount' ? <MoneyText value={size.money} /> : <Span data-private>{sizeText(size)}</Span>}
    </Flex>
  );
}

/** The legs of a switch are joined by a line beside them. */
function Entry({ entry }: { readonly entry: SummaryEntry }) {
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
}

/** Sections of the summary, each by account (SHL-06, SHL-07). */
export function SummaryList({ sections }: { readonly sections: readonly SummarySection[] }) {
  return sections.map(({ title, accounts }) => (
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
