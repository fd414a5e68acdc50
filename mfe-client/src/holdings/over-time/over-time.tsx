import { PairBars, PairTable } from '@portal/shared/charts';
import { formatDate, today } from '@portal/shared/dates';
import {
  flowNames,
  listFlowCurrencies,
  listFlowsWithin,
  listSteps,
  neutralKinds,
  sumFlows,
} from '@portal/shared/flows';
import {
  CardBody,
  DelayedPlaceholder,
  KeyValue,
  KeyValues,
  MoneyText,
  Segmented,
} from '@portal/shared/parts';
import { agentCodeFor, compareCurrencies } from '@portal/shared/selling';
import { Box, FailurePanel, Flex, Skeleton, Text, useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { type FlowPeriod, flowPeriods, getFirstDay } from './flow-periods.ts';
import { FlowsLoader, type LoadedFlows } from './flows-loader.tsx';
import { type KnownValue, listUnknowns, type OverTimeFacts, sumValueToday } from './over-time-facts.ts';
import { overTimeRemoteData } from './over-time-remote-data.ts';

interface OverTimeProps {
  readonly facts: OverTimeFacts;
}

/** Money put in and taken out, beside today's value: one currency and one period at a time. */
export const OverTime = overTimeRemoteData.wrap(function OverTime({ facts }: OverTimeProps) {
  const agent = useAgent();
  const [period, setPeriod] = useState<FlowPeriod>('1y');
  const [choice, select] = useState('MYR');
  const accounts = facts.accounts.flatMap(({ accountId, plan }) => {
    const agentCode = agentCodeFor(agent, plan);
    return agentCode === undefined ? [] : [{ accountId, agentCode }];
  });
  const uncovered = facts.accounts
    .map(({ accountId }) => accountId)
    .filter((accountId) => !accounts.some((account) => account.accountId === accountId));
  const date = today();
  return (
    <FlowsLoader accounts={accounts} today={date} isAll={period === 'all'}>
      {(loaded) => {
        const currencies = listCurrencies(facts, loaded);
        const currency = currencies.find((each) => each === choice) ?? currencies[0] ?? 'MYR';
        return (
          <CardBody>
            <Flex gap="3" flexWrap="wrap" mb="4" justify="space-between">
              <Segmented label="Period" options={flowPeriods} value={period} onChange={setPeriod} />
              {currencies.length > 1 ? (
                <Segmented
                  label="Currency of the money over time"
                  options={currencies.map((id) => ({ id, label: id }))}
                  value={currency}
                  onChange={select}
                />
              ) : null}
            </Flex>
            <Content
              loaded={loaded}
              period={period}
              currency={currency}
              date={date}
              value={sumValueToday(facts, currency, uncovered)}
              uncovered={uncovered}
            />
          </CardBody>
        );
      }}
    </FlowsLoader>
  );
});

function listCurrencies({ accounts }: OverTimeFacts, loaded: LoadedFlows): readonly string[] {
  const moved = loaded.status === 'ok' ? listFlowCurrencies(loaded.flows) : [];
  return [...new Set([...accounts.flatMap(({ currencies }) => currencies), ...moved])].sort(
    compareCurrencies,
  );
}

interface ContentProps {
  readonly loaded: LoadedFlows;
  readonly period: FlowPeriod;
  readonly currency: string;
  readonly date: string;
  readonly value: KnownValue;
  readonly uncovered: readonly string[];
}

function Content({ loaded, period, currency, date, value, uncovered }: ContentProps) {
  if (loaded.status === 'loading')
    return (
      <DelayedPlaceholder label="Transactions loading" hasSlowNotice>
        <Skeleton h="250px" />
      </DelayedPlaceholder>
    );
  if (loaded.status === 'failed')
    return (
      <FailurePanel
        title="Transactions could not be loaded"
        meaning={`Without those of ${loaded.accountIds.join(', ')} the sums would be wrong.`}
        onRetry={loaded.retry}
      />
    );
  const from = getFirstDay(period, date, loaded.from);
  const range = { from, to: date };
  const total = sumFlows(listFlowsWithin(loaded.flows, range), currency);
  const movedKinds = neutralKinds.filter((kind) => !total[kind].isZero());
  const chart = {
    pairs: listSteps(loaded.flows, currency, range),
    names: [flowNames.moneyIn, flowNames.moneyOut],
  } as const;
  return (
    <>
      <KeyValues mb="4" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        <KeyValue label={flowNames.moneyIn}>
          <MoneyText value={total.moneyIn} />
        </KeyValue>
        <KeyValue label={flowNames.moneyOut}>
          <MoneyText value={total.moneyOut} />
        </KeyValue>
        <KeyValue label="Money in less money out">
          <MoneyText value={total.net} />
        </KeyValue>
        <KeyValue label="Value today">
          {value.status === 'known' ? <MoneyText value={value.money} /> : 'Not known'}
        </KeyValue>
        {movedKinds.map((kind) => (
          <KeyValue key={kind} label={flowNames[kind]}>
            <MoneyText value={total[kind]} />
          </KeyValue>
        ))}
      </KeyValues>
      <PairBars {...chart} />
      <Box srOnly>
        <PairTable {...chart} label={`Money in and out, ${currency}`} unit="Time" />
      </Box>
      <Text mt="3" textStyle="help">{`Completed transactions since ${formatDate(from)}.`}</Text>
      {listUnknowns({ value, uncovered, isAll: period === 'all', from }).map((text) => (
        <Text key={text} textStyle="help">
          {text}
        </Text>
      ))}
    </>
  );
}
