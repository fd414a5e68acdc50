import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { formatDayAndMonth } from '@portal/shared/dates';
import { ChangeText, KeyValue, NavText, PrivateFigures, Tag } from '@portal/shared/parts';
import { Box, chakra, Flex, TextLink } from '@portal/shared/ui';
import { memo } from 'react';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { schemeTags } from '../../transaction-rules/index.ts';
import { FundDetails } from './fund-details.tsx';

const Frame = chakra('div', {
  // the line that unfolds the details has its own height below
  base: {
    p: '3.5',
    pb: { base: '0', md: '2.5' },
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      md: '1.1fr .95fr 1.5fr .6fr',
    },
    mt: '3.5',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

/** Removes `.00` from an amount. */
const withoutZeroDecimals = (amount: string) => amount.replace(/\.00$/, '');

interface FundCardProps {
  readonly offer: Offer;
  readonly plan: Plan;
  /** All that are listed, this one among them. */
  readonly offers: readonly Offer[];
  /** Documents of this fund only. */
  readonly documents: Loadable<readonly FundDocument[]>;
}

/**
 * Card of the chosen fund: price, performance, minimums, risk and documents, with all details collapsed. It is the largest
 * part of the form, and no answer changes it.
 */
export const FundCard = memo(function FundCard({ offer, plan, offers, documents }: FundCardProps) {
  const { scheme, fund } = offer;
  const first = scheme.minimumInitialInvestment.in(scheme.currency).format();
  const further = scheme.minimumAdditionalInvestment.in(scheme.currency).format();
  return (
    <Frame>
      <Box fontWeight="semibold">{scheme.schemeName}</Box>
      <Flex wrap="wrap" align="center" gap="1.5" mt="3px" textStyle="help">
        {scheme.scheme}
        {schemeTags(offer).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Flex>
      <Flex
        wrap="wrap"
        columnGap="2.5"
        minH={documents.status === 'loading' ? { base: 'touch', md: '6' } : undefined}
        mt={{ base: '-1', md: '1' }}
        mb={{ base: '-2.5', md: '0' }}
        textStyle="help"
      >
        {(valueOrUndefined(documents) ?? []).map(({ docUrl, docTypeName, language }) => (
          <TextLink key={docUrl} href={docUrl} title={`${docTypeName}, ${language}`} standalone>
            {docTypeName}
          </TextLink>
        ))}
      </Flex>
      <Facts>
        <KeyValue label={`NAV, ${formatDayAndMonth(scheme.NAVPriceDate)}`}>
          <NavText value={scheme.NAVPrice} currency={scheme.currency} />
        </KeyValue>
        <KeyValue label="Year to date">
          {scheme.performanceYTD === null ? null : <ChangeText value={scheme.performanceYTD} />}
        </KeyValue>
        <KeyValue label="Minimum, first / further">
          <PrivateFigures>{`${scheme.currency} ${withoutZeroDecimals(first)} / ${withoutZeroDecimals(further)}`}</PrivateFigures>
        </KeyValue>
        <KeyValue label="Risk">{`${fund.satRank} of 5`}</KeyValue>
      </Facts>
      <FundDetails offer={offer} plan={plan} offers={offers} documents={documents} />
    </Frame>
  );
});
