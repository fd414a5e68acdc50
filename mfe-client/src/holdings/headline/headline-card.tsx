import type { Customer } from '@portal/shared/api/customers';
import { Card, Segmented } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Banner, Box, Button, Flex, Text } from '@portal/shared/ui';
import { MonitorUp } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import type { LoadedHoldings } from '../holdings-view.ts';
import { AllocationCell } from './allocation-cell.tsx';
import type { FlowsSource } from './flows-loader.tsx';
import { GainsCell } from './gains-cell.tsx';
import type { HeadlineChoiceProps } from './headline-choice.ts';
import { buildHeadline, type RiskLimit } from './headline-facts.ts';
import { FirstRow, SecondRow, Toolbar } from './headline-layout.tsx';
import { NetMoneyCell } from './net-money-cell.tsx';
import { buildNetMoneyIn } from './net-money-in.ts';
import { reviewCode } from './review/review-code.ts';
import type { ReviewRecord } from './review/review-facts.ts';
import { RiskCell } from './risk-cell.tsx';
import { ValueCell } from './value-cell.tsx';

interface HeadlineCardProps extends HeadlineChoiceProps {
  readonly customer: Pick<Customer, 'name' | 'idNo' | 'account'>;
  readonly holdings: LoadedHoldings;
  readonly limit: RiskLimit;
  /** For the printed review. */
  readonly record: ReviewRecord;
  readonly flows: FlowsSource;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** What the button that shows the card to the customer does. Absent while only this is shown. */
  readonly show?: Readonly<Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>>;
  readonly showButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The customer's headline: value, allocation and risk of the chosen currency, and below them gain by scheme and net
 * money in. Names the accounts that did not load. `onChoose` gets the changed part of `choice`. With `show` there is
 * a button that shows the card to the customer, and the caller offers `Try again` below for those accounts.
 */
export function HeadlineCard(props: HeadlineCardProps) {
  const { customer, holdings, choice, onChoose, limit, record, flows, today, show, showButton } = props;
  const { currency } = choice;
  const { rows, currencies, failedAccounts, excludedAccounts } = holdings;
  const headline = useMemo(() => buildHeadline(rows, currency), [rows, currency]);
  const accountCount = customer.account.length;
  const knownCount = accountCount - failedAccounts.length - excludedAccounts.length;
  const isEveryAccount = knownCount === accountCount;
  const coverage = isEveryAccount ? undefined : `${knownCount} of ${accountCount} accounts`;
  const known = flows.status === 'ok' ? flows.value : undefined;
  const netMoney = useMemo(
    () => known && buildNetMoneyIn(known, rows, headline, { today, isEveryAccount }),
    [known, rows, headline, today, isEveryAccount],
  );
  return (
    <Card aria-label="Headline">
      {show || currencies.length > 1 ? (
        <Toolbar data-screen-only>
          <Flex align="center" gap="3">
            {currencies.length > 1 ? (
              <>
                <Segmented
                  label="Currency"
                  options={currencies.map((id) => ({ id, label: id }))}
                  value={currency}
                  onChange={(id) => onChoose({ currency: id })}
                />
                {/* between a phone and a wide window the buttons need its room */}
                <Box as="span" textStyle="help" display={{ base: 'none', lg: 'inline' }}>
                  Currencies are never added together
                </Box>
              </>
            ) : (
              <Text ps={{ base: '2', md: '0' }} fontWeight="semibold">
                {`Portfolio in ${currency}`}
              </Text>
            )}
          </Flex>
          {show ? (
            // beside a choice of the currency the buttons need the room
            <Flex gap="2" pe={{ base: currencies.length > 1 ? '0' : '2', md: '0' }}>
              <PrintButton
                label="Print review"
                code={reviewCode}
                display={{ base: 'none', md: 'inline-flex' }}
              >
                {({ ReviewPaper }, job) => (
                  <ReviewPaper
                    {...{
                      job,
                      customer,
                      holdings,
                      headline,
                      coverage,
                      flows,
                      netMoney,
                      limit,
                      record,
                      today,
                    }}
                  />
                )}
              </PrintButton>
              <Button ref={showButton} variant="outline" px={{ base: '2', md: '4' }} {...show}>
                <MonitorUp aria-hidden />
                Show to customer
              </Button>
            </Flex>
          ) : null}
        </Toolbar>
      ) : null}
      {failedAccounts.length > 0 ? (
        <Box px={{ base: '4', md: '5' }} pt="4">
          <Banner
            tone="warn"
            title={failedAccounts.length === 1 ? 'An account did not load' : 'Some accounts did not load'}
          >
            {`${failedAccounts.join(', ')}: missing from these figures.${show ? ' Try again below.' : ''}`}
          </Banner>
        </Box>
      ) : null}
      <FirstRow>
        <ValueCell
          headline={headline}
          coverage={coverage}
          overMoneyIn={netMoney}
          choice={choice}
          onChoose={onChoose}
        />
        <AllocationCell headline={headline} holdings={holdings} />
        <RiskCell headline={headline} holdings={holdings} limit={limit} />
      </FirstRow>
      <SecondRow>
        <GainsCell headline={headline} choice={choice} onChoose={onChoose} />
        <NetMoneyCell
          headline={headline}
          flows={flows}
          netMoney={netMoney}
          today={today}
          isEveryAccount={isEveryAccount}
          choice={choice}
          onChoose={onChoose}
        />
      </SecondRow>
    </Card>
  );
}
