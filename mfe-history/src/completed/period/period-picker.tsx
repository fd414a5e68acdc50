import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Segmented } from '@portal/shared/parts';
import { FailurePanel, Flex, Skeleton } from '@portal/shared/ui';
import type { CustomDatesProps } from './custom-dates.tsx';
import { type Period, type PeriodId, periods, type RangeCheck } from './period.ts';

// most agents choose a preset, which needs no form
const customDates = createLazyCode(() =>
  import(/* webpackChunkName: "custom-dates" */ './custom-dates.tsx').then((code) => code.CustomDates),
);

interface PeriodPickerProps {
  readonly period: Period;
  /** Result of `checkPeriod`. */
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/**
 * Picker for a preset period or two custom dates, which begin with the dates of the period before. `check` is the
 * period's result of `checkPeriod`, whose problem it shows; `today` is YYYY-MM-DD. The code of the dates is fetched when
 * the pointer or the focus reaches the presets.
 */
export function PeriodPicker({ period, check, today, onChange }: PeriodPickerProps) {
  const selectPeriod = (id: PeriodId) => {
    if (id !== 'custom') onChange({ id });
    else if (period.id !== 'custom') onChange({ id, ...getInitialDates(check) });
  };
  return (
    <>
      <Flex onPointerEnter={customDates.preload} onFocus={customDates.preload}>
        <Segmented label="Period" options={periods} value={period.id} onChange={selectPeriod} />
      </Flex>
      {period.id === 'custom' ? (
        <PeriodDates from={period.from} to={period.to} check={check} today={today} onChange={onChange} />
      ) : null}
    </>
  );
}

/** Custom dates start with the dates of the previous period. */
function getInitialDates(check: RangeCheck): { readonly from: string; readonly to: string } {
  return check.status === 'ok' ? check.range : { from: '', to: '' };
}

/** The custom dates, once their code is loaded; their place before. When it cannot be loaded, a failure with a retry. */
export function PeriodDates(props: CustomDatesProps) {
  const code = useLazyCode(customDates);
  if (code.status === 'ok') return <code.value {...props} />;
  if (code.status === 'loading')
    return (
      <Skeleton w={{ base: 'full', md: '30rem' }} h={{ base: '4.25rem', md: '37px' }} borderRadius="md" />
    );
  return <FailurePanel compact title="The dates could not be loaded" onRetry={code.retry} />;
}
