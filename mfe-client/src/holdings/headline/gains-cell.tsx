import { GainBars } from '@portal/shared/charts';
import { Button, Text } from '@portal/shared/ui';
import type { HeadlineChoiceProps } from './headline-choice.ts';
import { type Headline, pickGains } from './headline-facts.ts';
import { Cell, CellHead, CellTitle } from './headline-layout.tsx';

interface GainsCellProps extends HeadlineChoiceProps {
  readonly headline: Headline;
}

/**
 * The gain of each scheme in the headline's currency, as bars; of more than 7 schemes the gains nearest to zero are
 * shown on request (`onChoose` gets `hasAllGains`).
 */
export function GainsCell({ headline, choice: { hasAllGains }, onChoose }: GainsCellProps) {
  const { shown, hiddenCount } = pickGains(headline.gains);
  return (
    <Cell aria-label="Gain by fund">
      <CellHead>
        <CellTitle>Gain by fund</CellTitle>
        <Text textStyle="help">{`On cost, ${headline.currency}`}</Text>
      </CellHead>
      <GainBars label={`Gain by fund in ${headline.currency}`} bars={hasAllGains ? headline.gains : shown} />
      {hiddenCount > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          ms="-2"
          mt="2"
          aria-expanded={hasAllGains}
          onClick={() => onChoose({ hasAllGains: !hasAllGains })}
        >
          {hasAllGains ? 'Show fewer' : `${hiddenCount} more`}
        </Button>
      ) : null}
    </Cell>
  );
}
