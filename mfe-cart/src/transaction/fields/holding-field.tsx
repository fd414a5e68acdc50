import { formatDayAndMonth } from '@portal/shared/dates';
import type { BoundField } from '@portal/shared/form-values';
import { marketValue } from '@portal/shared/money';
import {
  DelayedPlaceholder,
  KeyValue,
  LoadingRows,
  MoneyText,
  NavText,
  UnitsText,
} from '@portal/shared/parts';
import { Banner, Box, FailurePanel, Skeleton } from '@portal/shared/ui';
import { type HoldingChoice, schemeTags } from '../../transaction-rules/index.ts';
import { ListedChoice, type ListedChoiceProps } from './choice-list/listed-choice.tsx';
import { ChosenCard } from './chosen-card.tsx';
import { HoldingList } from './holding-list.tsx';
import type { SourceHolding } from './use-source-holding.ts';

interface HoldingFieldProps {
  readonly source: SourceHolding;
  readonly field: BoundField;
  /** The field that has the focus after a choice. */
  readonly nextField: string;
  readonly onChoose: (scheme: string) => void;
}

/**
 * Field for the holding that units are taken from: a list of the account's, then the chosen one's card. Holdings with
 * which the action is not allowed cannot be chosen and say why. When they could not be loaded, Try again shows above
 * those that were loaded last; before the first ones, a placeholder.
 */
export function HoldingField(props: HoldingFieldProps) {
  const { field, source } = props;
  const { holdings, lastKnown } = source;
  const hasFailed = holdings.status === 'failed';
  return (
    <>
      {hasFailed ? (
        <Box data-field={field.name}>
          <FailurePanel
            compact
            title="Holdings could not be loaded"
            meaning="Without them and the cart it is not known which units are free."
            onRetry={holdings.retry}
          />
        </Box>
      ) : null}
      {lastKnown ? <KnownHoldings {...props} choices={lastKnown} /> : null}
      {hasFailed || lastKnown ? null : <HoldingsPlaceholder isChosen={field.value !== ''} />}
    </>
  );
}

const HoldingsPlaceholder = ({ isChosen }: { readonly isChosen: boolean }) =>
  isChosen ? (
    <DelayedPlaceholder label="Loading holdings">
      <Skeleton h="36" borderRadius="lg" />
    </DelayedPlaceholder>
  ) : (
    <LoadingRows rows={3} label="Loading holdings" />
  );

interface KnownHoldingsProps extends HoldingFieldProps {
  readonly choices: readonly HoldingChoice[];
}

function KnownHoldings({ source, field, nextField, choices, onChoose }: KnownHoldingsProps) {
  if (choices.length === 0) {
    return (
      <Banner tone="info" title="This account has no holdings">
        Choose another account.
      </Banner>
    );
  }
  const { action, suitability, chosen } = source;
  const actionDone = action === 'redeem' ? 'redeemed' : 'switched';
  const hasOpen = choices.some(({ status }) => status === 'open');
  return (
    <ListedChoice
      field={field}
      label="Holding"
      noun="holding"
      canChange={choices.length > 1}
      nextField={nextField}
      refusal={field.value === '' ? undefined : refusalOf(chosen, hasOpen, actionDone)}
      hasOther={hasOpen}
      card={chosen?.status === 'open' ? <HoldingCard choice={chosen} /> : undefined}
      codeOf={(scheme: string) => scheme}
      onChoose={onChoose}
    >
      {(choose) => (
        <HoldingList
          choices={choices}
          chosen={field.value}
          suitability={suitability}
          actionDone={actionDone}
          onChoose={choose}
        />
      )}
    </ListedChoice>
  );
}

/** Returns why the wanted holding is not chosen, or `undefined` when it is. `hasOpen`: another one can be chosen. */
function refusalOf(
  wanted: HoldingChoice | undefined,
  hasOpen: boolean,
  actionDone: string,
): ListedChoiceProps<string>['refusal'] {
  if (wanted?.status === 'open') return undefined;
  if (!wanted) {
    const reason = hasOpen ? undefined : 'Choose another account.';
    return { title: 'This account does not have the holding', reason };
  }
  return {
    title: `${wanted.holding.schemeName} cannot be ${actionDone}`,
    // where no other can be chosen, the open list has the reason
    reason: hasOpen ? wanted.refusal : undefined,
  };
}

function HoldingCard({ choice }: { readonly choice: Extract<HoldingChoice, { status: 'open' }> }) {
  const { holding, free, offer } = choice;
  const { schemeName, scheme, currency, nav, navDate, units } = holding;
  return (
    <ChosenCard name={schemeName} code={scheme} tags={schemeTags(offer)}>
      <KeyValue
        label="Free units"
        help={
          free.compare(units) === 0 ? undefined : (
            <>
              {'of '}
              <UnitsText value={units} />
            </>
          )
        }
      >
        <UnitsText value={free} />
      </KeyValue>
      <KeyValue label="Market value">
        <MoneyText value={marketValue(free, nav, currency)} size="sm" />
      </KeyValue>
      <KeyValue label={navDate === null ? 'NAV' : `NAV, ${formatDayAndMonth(navDate)}`}>
        <NavText value={nav} />
      </KeyValue>
    </ChosenCard>
  );
}
