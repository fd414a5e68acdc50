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

export interface PeriodPickerProps {
  readonly period: Period;
  /** What the period comes to; a wrong date says why, below. */
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/** Presets, and two dates of one's own. */
export function PeriodPicker({ period, check, today, onChange }: PeriodPickerProps) {
  const choose = (id: PeriodId) => {
    if (id !== 'custom') onChange({ id });
    else if (period.id !== 'custom') onChange({ id, ...datesOf(check) });
  };
  return (
    <Flex wrap="wrap" align="center" gap="3" mb="4">
      <Segmented label="Period" options={periods} value={period.id} onChange={choose} />
      {period.id === 'custom' ? (
        <CustomDates from={period.from} to={period.to} check={check} today={today} onChange={onChange} />
      ) : null}
    </Flex>
  );
}

/** Dates of one's own begin with those shown until now. */
function datesOf(check: RangeCheck): { readonly from: string; readonly to: string } {
  return check.status === 'ok' ? check.range : { from: '', to: '' };
}

/** A date and its name stay in one line; on a phone the two dates stand under one another. */
const Day = chakra('div', {
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
  const wrong = check.status === 'wrong' ? check : undefined;
  const field = (name: 'from' | 'to') => ({
    id: `${id}-${name}`,
    type: 'date',
    max: today,
    'aria-invalid': wrong?.at === name,
    'aria-describedby': wrong?.at === name ? `${id}-wrong` : undefined,
  });
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Day>
        <Label htmlFor={`${id}-from`}>From</Label>
        <DateInput
          {...field('from')}
          value={from}
          onChange={(event) => onChange({ id: 'custom', from: event.target.value, to })}
        />
      </Day>
      <Day>
        <Label htmlFor={`${id}-to`}>to</Label>
        <DateInput
          {...field('to')}
          value={to}
          onChange={(event) => onChange({ id: 'custom', from, to: event.target.value })}
        />
      </Day>
      <Box id={`${id}-wrong`} role="alert" textStyle="xs" color="danger.fg">
        {wrong?.message}
      </Box>
    </Flex>
  );
}
