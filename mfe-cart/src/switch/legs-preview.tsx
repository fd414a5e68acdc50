import type { Money } from '@portal/shared/money';
import { Line, Lines, MoneyText, UnitsText } from '@portal/shared/parts';
import { Box, chakra, Flex, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { dayText, useBusinessDay } from '../core/pricing/use-price-date.ts';
import type { BothLegs } from './both-legs.ts';

const Track = chakra('div', {
  base: {
    display: 'flex',
    h: '2',
    mt: '2',
    mb: '3',
    borderRadius: 'full',
    bg: 'bg.muted',
    overflow: 'hidden',
  },
});
const Rest = chakra('i', { base: { h: 'full', bg: 'brand.solid' } });
/** Hatched, so that it differs from the rest without its color. */
const Moved = chakra('i', {
  base: {
    h: 'full',
    color: 'brand.solid',
    backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
  },
});

interface LegProps {
  readonly title: string;
  readonly scheme: string;
  /** What the bar shows, for screen readers. */
  readonly label: string;
  readonly bar: BothLegs['out']['bar'] | undefined;
  readonly children: ReactNode;
}

function Leg({ title, scheme, label, bar, children }: LegProps) {
  return (
    <Box>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{title}</Text>
        <Text textStyle="help">{scheme}</Text>
      </Flex>
      <Track role="img" aria-label={label}>
        {bar ? (
          <>
            <Rest width={`${bar.rest}%`} />
            <Moved width={`${bar.moved}%`} />
          </>
        ) : null}
      </Track>
      <Lines>{children}</Lines>
    </Box>
  );
}

interface EstimateProps {
  readonly of: Money | undefined;
  readonly legs: BothLegs | undefined;
}

/** A sum of what is bought, marked where it depends on the price of what is sold; a dash while it is not known. */
const Estimate = ({ of, legs }: EstimateProps) =>
  of ? (
    <>
      {legs?.in.isEstimated ? '≈ ' : null}
      <MoneyText value={of} size="sm" />
    </>
  ) : (
    '–'
  );

interface LegsPreviewProps {
  readonly from: string;
  readonly to: string;
  /** `undefined` while size or charge are not known. */
  readonly legs: BothLegs | undefined;
  readonly isSameCurrency: boolean;
}

/**
 * Both legs of a switch, out of the scheme `from` and into `to`, as bars of one scale, with their figures at the last
 * prices and the price date. Without `legs` dashes show: size or charge are not known yet, or (`isSameCurrency` false)
 * what is bought is known only when it is priced.
 */
export function LegsPreview({ from, to, legs, isSameCurrency }: LegsPreviewProps) {
  const priceDay = useBusinessDay(0);
  const outLabel = legs
    ? `${from}: ${legs.out.bar.moved}% is switched out, ${legs.out.bar.rest}% stays`
    : `${from}: not known yet`;
  const inLabel = legs
    ? `${to}: ${legs.in.bar.moved}% is switched in, ${legs.in.bar.rest}% was there`
    : `${to}: not known yet`;
  return (
    <Box py="3.5" px="4" bg="bg.subtle" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Leg title="Switch/Contra Out" scheme={from} label={outLabel} bar={legs?.out.bar}>
        <Line label="Units left" value={legs ? <UnitsText value={legs.out.left} /> : '–'} />
        <Line label="Value left" value={legs ? <MoneyText value={legs.out.leftValue} size="sm" /> : '–'} />
      </Leg>
      <Box h="4" />
      <Leg title="Switch/Contra In" scheme={to} label={inLabel} bar={legs?.in.bar}>
        <Line label="Sales charge" value={<Estimate of={legs?.in.charge} legs={legs} />} />
        <Line label="Switched in" value={<Estimate of={legs?.in.net} legs={legs} />} />
        <Line label="Estimated units" value={legs ? <UnitsText value={legs.in.units} /> : '–'} />
        <Line label="Units after" value={legs ? <UnitsText value={legs.in.after} /> : '–'} />
        <Line label="Price date" value={dayText(priceDay)} />
      </Leg>
      <Text textStyle="help" mt="3">
        {isSameCurrency
          ? 'The proceeds buy the other fund and are not paid out (contra).'
          : 'The funds have different currencies. The units are known when the switch is priced.'}
      </Text>
    </Box>
  );
}
