import { GainText, MoneyText, Segmented } from '@portal/shared/parts';
import { Box, chakra, Flex, Text } from '@portal/shared/ui';
import type { HeadlineChoiceProps } from './headline-choice.ts';
import type { Headline } from './headline-facts.ts';
import { Cell, CellHead, CellTitle } from './headline-layout.tsx';
import type { NetMoneyIn } from './net-money-in.ts';

const Figure = chakra('p', {
  base: {
    textStyle: '2xl',
    fontWeight: 'semibold',
    // the amount has a separate line height
    '@media (max-width: 767px)': { lineHeight: '34px', '& span': { lineHeight: '34px' } },
  },
});

interface ValueCellProps extends HeadlineChoiceProps {
  readonly headline: Headline;
  /** What the figure covers, where it is not every account. */
  readonly coverage: string | undefined;
  readonly overMoneyIn: NetMoneyIn | undefined;
}

const gainKinds = [
  { id: 'cost', label: 'Gain on cost' },
  { id: 'money', label: 'Gain over money in' },
] as const;

/**
 * Today's value of a currency, and its gain on cost, or over net money in where that is known and chosen; `onChoose`
 * gets the other choice. `coverage` says of how many accounts it is; `undefined`: of all.
 */
export function ValueCell({ headline, coverage, overMoneyIn, choice, onChoose }: ValueCellProps) {
  const { value, cost, gain, schemeCount, priceDates } = headline;
  const isOverMoney = choice.gain === 'money' && overMoneyIn?.gain !== undefined;
  return (
    <Cell aria-label="Value">
      <CellHead flexWrap="wrap" rowGap="0">
        <CellTitle whiteSpace="nowrap">
          {coverage === undefined ? 'Value today' : `Value today, ${coverage}`}
        </CellTitle>
        {priceDates === '' ? null : (
          <Text textStyle="help" whiteSpace="nowrap">{`Prices of ${priceDates}`}</Text>
        )}
      </CellHead>
      <Figure>
        {/* a million does not fit into the narrow column of a wide window */}
        <MoneyText value={value} size={value.format().length > 11 ? 'lg' : 'xl'} dimDecimals />
      </Figure>
      <Text textStyle="help" display={{ base: 'none', md: 'block' }}>
        {schemeCount === 1 ? '1 fund' : `${schemeCount} funds`}
      </Text>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        align={{ base: 'center', md: 'flex-start' }}
        columnGap="2"
        mt="auto"
        pt={{ base: '0', md: '5' }}
      >
        {/* as high as with the switch, which comes late */}
        <Flex align={{ base: 'center', md: 'flex-end' }} minH={{ base: '6', md: '9' }} mb={{ md: '1' }}>
          {overMoneyIn?.gain ? (
            <Box my={{ base: '-1', md: '0' }}>
              <Segmented
                label="Gain"
                options={gainKinds}
                value={choice.gain}
                onChange={(gain) => onChoose({ gain })}
              />
            </Box>
          ) : (
            <Text textStyle="help">Gain on cost</Text>
          )}
        </Flex>
        <Box textStyle={{ base: 'sm', md: 'lg' }} fontWeight="semibold">
          <GainText gain={(isOverMoney ? overMoneyIn?.gain : undefined) ?? gain} layout="inline" />
        </Box>
        <Text textStyle="help" display={{ base: 'none', md: 'block' }} mt="1">
          {isOverMoney && overMoneyIn ? (
            <>
              Net money in <MoneyText value={overMoneyIn.net} size="sm" />
            </>
          ) : (
            <>
              Cost <MoneyText value={cost} size="sm" />
            </>
          )}
        </Text>
      </Flex>
    </Cell>
  );
}
