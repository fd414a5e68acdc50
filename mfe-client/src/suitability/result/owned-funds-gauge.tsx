import type { Customer } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { valueOrUndefined } from '@portal/shared/data';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { useReference } from '@portal/shared/reference';
import { agentCodeFor } from '@portal/shared/selling';
import { Box, useAgent } from '@portal/shared/ui';
import { CallsLoader } from '../../core/calls-loader.tsx';

const gaugeCode = createLazyCode(() =>
  import(/* webpackChunkName: "fund-gauge" */ './fund-gauge-code.ts').then((code) => code.FundGauge),
);

/** Height of the gauge of a few funds, so that the list below stays where it is. */
const height = { base: '68px', md: '110px' };

interface OwnedFundsGaugeProps {
  readonly customer: Pick<Customer, 'account'>;
  /** Rank of the calculated category, 1 to 5. */
  readonly limit: number;
}

/**
 * The customer's own funds on the scale of risk, with the calculated category as the limit. The list below has the same
 * funds, so nothing is shown while something is missing.
 */
export function OwnedFundsGauge({ customer, limit }: OwnedFundsGaugeProps) {
  const agent = useAgent();
  const code = useLazyCode(gaugeCode);
  const schemes = valueOrUndefined(useReference('schemes'));
  const funds = valueOrUndefined(useReference('funds'));
  const calls = customer.account.flatMap(({ accountId, plan }) => {
    const agentCode = agentCodeFor(agent, plan);
    if (agentCode === undefined) return [];
    const input = { userId: agent.uuid, accountId, scheme: '', plan, agentCode, includeZeroAum: false };
    return [{ key: accountId, input }];
  });
  return (
    <CallsLoader endpoint={accountHolding} calls={calls}>
      {(replied) => {
        const isFailed = code.status === 'failed' || replied.some(({ reply }) => reply.status === 'failed');
        if (calls.length === 0 || isFailed) return null;
        if (code.status !== 'ok' || !schemes || !funds || replied.some(({ reply }) => reply.status !== 'ok'))
          return <Box mt="4" minH={height} />;
        const owned = replied.flatMap(({ reply }) => valueOrUndefined(reply)?.holdings ?? []);
        const onGauge = [...new Set(owned.map(({ scheme }) => scheme))].flatMap((scheme) => {
          const fundCode = schemes.find((each) => each.scheme === scheme)?.fundCode;
          const fund = funds.find((each) => each.fundCode === fundCode);
          return fund ? [{ code: scheme, risk: fund.satRank }] : [];
        });
        if (onGauge.length === 0) return null;
        return (
          <Box mt="4" minH={height}>
            <code.value limit={limit} funds={onGauge} />
          </Box>
        );
      }}
    </CallsLoader>
  );
}
