import { useGradualCount } from '@portal/shared/gradual-list';
import { marketValue } from '@portal/shared/money';
import { MoneyText, SearchInput, UnitsText } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Box, chakra, Flex, Span, Text, VisuallyHidden } from '@portal/shared/ui';
import { Check, ChevronRight } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { pluralize } from '../../core/format-text.ts';
import { type HoldingChoice, wordsMatcher } from '../../transaction-rules/index.ts';
import { moveBetweenChoices } from './choice-list/move-between-choices.ts';
import { RefusedChoices } from './choice-list/refused-choices.tsx';
import { choiceStyles, Rows, rowStyles } from './choice-list/rows.ts';
import { SearchBar } from './choice-list/search-bar.tsx';
import { RiskBar } from './risk-bar.tsx';

type OpenHolding = Extract<HoldingChoice, { status: 'open' }>;

/** More holdings than these have a search. */
const maxWithoutSearch = 8;
/** Rows of the first render, which fill a drawer. */
const firstRows = 12;

const Row = chakra('li', { base: { ...rowStyles, containIntrinsicHeight: 'auto 69px' } });
const Choice = chakra('button', { base: { ...choiceStyles, display: 'flex', pe: '2.5' } });

interface HoldingListProps {
  readonly choices: readonly HoldingChoice[];
  /** The scheme of the one that is chosen; empty when there is none. */
  readonly chosen: string;
  readonly suitability: Suitability;
  /** What cannot be done with those that are refused: `redeemed`. */
  readonly actionDone: string;
  readonly onChoose: (scheme: string) => void;
}

/**
 * List of an account's holdings, from which one is chosen by a press (`onChoose` gets its scheme), with a search where there
 * are many. Those that cannot be chosen are folded, each with its reason; they are open where there is no other.
 */
export function HoldingList({ choices, chosen, suitability, actionDone, onChoose }: HoldingListProps) {
  const [typed, setTyped] = useState('');
  const hasSearch = choices.length > maxWithoutSearch;
  const words = hasSearch ? typed : '';
  const matches = useMemo(() => {
    const hasWords = wordsMatcher(words);
    return choices.filter(({ holding }) => hasWords(holding.schemeName, holding.scheme));
  }, [choices, words]);
  const open = matches.filter((choice) => choice.status === 'open');
  const refused = matches.filter((choice) => choice.status === 'refused');
  const count = useGradualCount(open.length, firstRows);
  return (
    <Box onKeyDown={moveBetweenChoices}>
      {hasSearch ? (
        <>
          <SearchBar>
            <SearchInput
              label="Find a holding"
              placeholder="Name or code"
              value={words}
              onChange={setTyped}
            />
          </SearchBar>
          <VisuallyHidden role="status">{pluralize(matches.length, 'holding')} found</VisuallyHidden>
        </>
      ) : null}
      {matches.length === 0 ? <Text color="fg.muted">No holding matches.</Text> : null}
      {open.length === 0 ? null : (
        <Rows aria-label="Holdings">
          {open.slice(0, count).map((choice) => (
            <HoldingRow
              key={choice.holding.scheme}
              choice={choice}
              isChosen={choice.holding.scheme === chosen}
              suitability={suitability}
              onChoose={onChoose}
            />
          ))}
        </Rows>
      )}
      <RefusedChoices
        label={`${pluralize(refused.length, 'holding')} that cannot be ${actionDone}`}
        refused={refused.map(({ holding, refusal }) => ({
          code: holding.scheme,
          name: holding.schemeName,
          reason: refusal,
        }))}
        isOpenByDefault={open.length === 0}
      />
    </Box>
  );
}

interface HoldingRowProps extends Pick<HoldingListProps, 'suitability' | 'onChoose'> {
  readonly choice: OpenHolding;
  readonly isChosen: boolean;
}

const HoldingRow = memo(function HoldingRow({ choice, isChosen, suitability, onChoose }: HoldingRowProps) {
  const { holding, free, offer } = choice;
  const { scheme, schemeName, units, nav, currency } = holding;
  const { satRank } = offer.fund;
  return (
    <Row>
      <Choice type="button" data-choice aria-current={isChosen || undefined} onClick={() => onChoose(scheme)}>
        {/* in large text the figures are below */}
        <Flex as="span" flex="1" minW="0" wrap="wrap" columnGap="3" rowGap="1">
          <Span flex="1 1 9rem" minW="0">
            <Span display="block" fontWeight="medium">
              {schemeName}
            </Span>
            <Flex as="span" wrap="wrap" align="center" columnGap="2" mt="1" textStyle="help">
              <span>{scheme}</span> <RiskBar satRank={satRank} suitability={suitability} />
              <span>Risk {satRank}</span>
            </Flex>
          </Span>{' '}
          <Span ms="auto" textAlign="end">
            <MoneyText value={marketValue(free, nav, currency)} />
            <Span display="block" mt="1" textStyle="help">
              {free.compare(units) === 0 ? (
                <UnitsText value={free} suffix="units" />
              ) : (
                <>
                  <UnitsText value={free} /> of <UnitsText value={units} suffix="units" /> free
                </>
              )}
            </Span>
          </Span>
        </Flex>
        {isChosen ? <Check aria-hidden /> : <ChevronRight aria-hidden />}
      </Choice>
    </Row>
  );
});
