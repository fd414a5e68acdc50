import { Segmented } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';
import { useId } from 'react';
import { type Period, type PeriodId, periods, type RangeCheck } from './period.ts';

const DateInput = chakra('input', {
  base: {
    minH: { base: 'touch', md: '8' },
    px: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: 'sm' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid' },
  },
});

const Label = chakra('label', { base: { color: 'fg.muted' } });

interface PeriodPickerProps {
  readonly period: Period;
  /** Result of `checkPeriod`. The message of a wrong date is shown below the dates. */
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/**
 * Picker for a preset period or two custom dates, which begin with the dates of the period before. `check` is the
 * period's result of `checkPeriod`, whose problem it shows; `today` is YYYY-MM-DD.
 */
export function PeriodPicker({ period, check, today, onChange }: PeriodPickerProps) {
  const selectPeriod = (id: PeriodId) => {
    if (id !== 'custom') onChange({ id });
    else if (period.id !== 'custom') onChange({ id, ...getInitialDates(check) });
  };
  return (
    <Flex wrap="wrap" align="center" gap="3" mb="4">
      <Segmented label="Period" options={periods} value={period.id} onChange={selectPeriod} />
      {period.id === 'custom' ? (
        <CustomDates from={period.from} to={period.to} check={check} today={today} onChange={onChange} />
      ) : null}
    </Flex>
  );
}

/** Custom dates start with the dates of the previous period. */
function getInitialDates(check: RangeCheck): { readonly from: string; readonly to: string } {
  return check.status === 'ok' ? check.range : { from: '', to: '' };
}

/** Keeps a date and its label on one line. On a phone the second date wraps below the first. */
const DateField = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', '& > label': { minW: { base: '9', md: 'auto' } } },
});

interface CustomDatesProps {
  readonly from: string;
  readonly to: string;
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

function CustomDates({ from, to, check, today, onChange }: CustomDatesProps) {
  const id = useId();
  const error = check.status === 'wrong' ? check : undefined;
  const getInputProps = (name: 'from' | 'to') => ({
    id: `${id}-${name}`,
    type: 'date',
    max: today,
    'aria-invalid': error?.at === name,
    'aria-describedby': error?.at === name ? `${id}-wrong` : undefined,
  });
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <DateField>
        <Label htmlFor={`${id}-from`}>From</Label>
        <DateInput
          {...getInputProps('from')}
          value={from}
          onChange={(event) => onChange({ id: 'custom', from: event.target.value, to })}
        />
      </DateField>
      <DateField>
        <Label htmlFor={`${id}-to`}>to</Label>
        <DateInput
          {...getInputProps('to')}
          value={to}
          onChange={(event) => onChange({ id: 'custom', from, to: event.target.value })}
        />
      </DateField>
      <Box id={`${id}-wrong`} role="alert" textStyle="xs" color="danger.fg">
        {error?.message}
      </Box>
    </Flex>
  );
}
