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
import { Banner, FailurePanel, Skeleton } from '@portal/shared/ui';
import { type HoldingChoice, schemeTags } from '../../transaction-rules/index.ts';
import { ListedChoice } from './choice-list/listed-choice.tsx';
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
 * Field for the holding that units are taken from: a list of the account's, then the chosen one's card. Holdings with which
 * the action is not allowed cannot be chosen and say why. When they could not be loaded, Try again shows above those that
 * were loaded last; before the first ones, a placeholder.
 */
export function HoldingField(props: HoldingFieldProps) {
  const { holdings, lastKnown } = props.source;
  if (holdings.status === 'failed') {
    return (
      <>
        <FailurePanel
          compact
          title="Holdings could not be loaded"
          meaning="Without them and the cart it is not known which units are free."
          onRetry={holdings.retry}
        />
        {lastKnown ? <KnownHoldings {...props} choices={lastKnown} /> : null}
      </>
    );
  }
  if (lastKnown) return <KnownHoldings {...props} choices={lastKnown} />;
  if (props.field.value === '') return <LoadingRows rows={3} label="Loading holdings" />;
  return (
    <DelayedPlaceholder label="Loading holdings">
      <Skeleton h="36" borderRadius="lg" />
    </DelayedPlaceholder>
  );
}

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
  const verb = action === 'redeem' ? 'redeemed' : 'switched';
  return (
    <ListedChoice
      field={field}
      label="Holding"
      noun="holding"
      nextField={nextField}
      refusal={
        chosen?.status === 'refused'
          ? { title: `${chosen.holding.schemeName} cannot be ${verb}`, reason: chosen.refusal }
          : undefined
      }
      card={chosen?.status === 'open' ? <HoldingCard choice={chosen} /> : undefined}
    >
      {(choose) => (
        <HoldingList
          choices={choices}
          suitability={suitability}
          refusedText={`that cannot be ${verb}`}
          onChoose={(scheme) => choose(() => onChoose(scheme))}
        />
      )}
    </ListedChoice>
  );
}

function HoldingCard({ choice }: { readonly choice: Extract<HoldingChoice, { status: 'open' }> }) {
  const { holding, free, offer } = choice;
  const { schemeName, scheme, currency, nav, navDate, units } = holding;
  return (
    <ChosenCard name={schemeName} code={scheme} tags={schemeTags(offer)} columns="1.1fr 1.5fr 1fr">
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
      <KeyValue label="Worth">
        <MoneyText value={marketValue(free, nav, currency)} size="sm" />
      </KeyValue>
      <KeyValue label={navDate === null ? 'NAV' : `NAV, ${formatDayAndMonth(navDate)}`}>
        <NavText value={nav} />
      </KeyValue>
    </ChosenCard>
  );
}
