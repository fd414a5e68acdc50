import type { Customer } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { valueOrUndefined } from '@portal/shared/data';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { RiskGauge } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, useAgent } from '@portal/shared/ui';
import { getAccountHoldingInput } from '../../core/account-holding-input.ts';
import { CallsLoader } from '../../core/calls-loader.tsx';
import { combineSchemeFacts } from '../../core/scheme-facts.ts';

const gaugeCode = createLazyCode(() =>
  import(/* webpackChunkName: "fund-gauge" */ './fund-gauge-code.ts').then((code) => code.FundGauge),
);

/** Height of the gauge of a few funds, so that what is below stays where it is. */
const height = { base: '68px', md: '110px' };

interface OwnedFundsGaugeProps {
  readonly customer: Pick<Customer, 'account'>;
  /** Rank of the calculated category, 1 to 5. */
  readonly limit: number;
}

/**
 * The customer's own funds on the scale of risk, with the calculated category as the limit. The list below has the same
 * funds, so only the scale is shown when something cannot be loaded or no fund is owned, and its space stays empty while
 * it loads.
 */
export function OwnedFundsGauge({ customer, limit }: OwnedFundsGaugeProps) {
  const agent = useAgent();
  const code = useLazyCode(gaugeCode);
  const facts = combineSchemeFacts(useReference('schemes'), useReference('funds'));
  const calls = customer.account.flatMap((account) => {
    const input = getAccountHoldingInput(account, agent, false);
    return input ? [{ key: account.accountId, input }] : [];
  });
  const scale = <RiskGauge rank={limit} ends />;
  return (
    <CallsLoader endpoint={accountHolding} calls={calls}>
      {(replied) => {
        const needed = [code, facts, ...replied.map(({ reply }) => reply)];
        if (calls.length === 0 || needed.some(({ status }) => status === 'failed')) return scale;
        if (
          code.status !== 'ok' ||
          facts.status !== 'ok' ||
          needed.some(({ status }) => status === 'loading')
        )
          return <Box minH={height} />;
        const owned = replied.flatMap(({ reply }) => valueOrUndefined(reply)?.holdings ?? []);
        const onGauge = [...new Set(owned.map(({ scheme }) => scheme))].flatMap((scheme) => {
          const risk = facts.value.get(scheme)?.risk;
          return risk === undefined ? [] : [{ code: scheme, risk }];
        });
        if (onGauge.length === 0) return scale;
        return (
          <Box minH={height}>
            <code.value limit={limit} funds={onGauge} />
          </Box>
        );
      }}
    </CallsLoader>
  );
}
