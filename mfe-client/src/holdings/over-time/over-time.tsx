import { PairBars, pairColors } from '@portal/shared/charts';
import { formatDate, today } from '@portal/shared/dates';
import {
  CardBody,
  DelayedPlaceholder,
  KeyValue,
  KeyValues,
  MoneyText,
  Segmented,
  Table,
  Td,
  Th,
} from '@portal/shared/parts';
import { agentCodeFor } from '@portal/shared/selling';
import { Box, chakra, FailurePanel, Flex, Skeleton, Text, useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { compareCurrencies } from '../currency-order.ts';
import { FlowsLoader, type LoadedFlows } from './flows-loader.tsx';
import {
  type FlowPeriod,
  flowPeriods,
  getFirstDay,
  listSteps,
  type MoneyStep,
  sumFlows,
} from './money-flows.ts';
import { type KnownValue, listUnknowns, type OverTimeFacts, sumValueToday } from './over-time-facts.ts';
import { overTimeRemoteData } from './over-time-remote-data.ts';

const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '1.5', borderRadius: '3px', verticalAlign: '-1px' },
});

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
  const moved = loaded.status === 'ok' ? loaded.flows.map(({ money }) => money.currency) : [];
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
  const flows = loaded.flows.filter((flow) => flow.date >= from);
  const steps = listSteps(flows, currency, { from, to: date });
  const { moneyIn, moneyOut, net } = sumFlows(flows, currency);
  return (
    <>
      <KeyValues mb="4" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        <KeyValue label="Put in">
          <MoneyText value={moneyIn} />
        </KeyValue>
        <KeyValue label="Taken out">
          <MoneyText value={moneyOut} />
        </KeyValue>
        <KeyValue label="Put in less taken out">
          <MoneyText value={net} />
        </KeyValue>
        <KeyValue label="Value today">
          {value.status === 'known' ? <MoneyText value={value.money} /> : 'Not known'}
        </KeyValue>
      </KeyValues>
      <Flex gap="4" mb="3" textStyle="help" aria-hidden>
        <span>
          <Swatch bg={pairColors[0]} />
          Put in
        </span>
        <span>
          <Swatch bg={pairColors[1]} />
          Taken out
        </span>
      </Flex>
      <PairBars
        pairs={steps.map(({ id, label, moneyIn, moneyOut }) => ({ id, label, amounts: [moneyIn, moneyOut] }))}
      />
      <Box srOnly>
        <StepsTable currency={currency} steps={steps} />
      </Box>
      <Text mt="3" textStyle="help">{`Completed transactions since ${formatDate(from)}.`}</Text>
      {listUnknowns({ value, uncovered, isWhole: loaded.isWhole, from }).map((text) => (
        <Text key={text} textStyle="help">
          {text}
        </Text>
      ))}
    </>
  );
}

function StepsTable({
  currency,
  steps,
}: {
  readonly currency: string;
  readonly steps: readonly MoneyStep[];
}) {
  return (
    <Table label={`Money put in and taken out, ${currency}`}>
      <thead>
        <tr>
          <Th>Time</Th>
          <Th numeric>Put in</Th>
          <Th numeric>Taken out</Th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, label, moneyIn, moneyOut }) => (
          <tr key={id}>
            <Td lead>{label}</Td>
            <Td numeric>
              <MoneyText value={moneyIn} currency={false} />
            </Td>
            <Td numeric>
              <MoneyText value={moneyOut} currency={false} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
