import { formatDate, isDate } from '@portal/shared/dates';
import { Segmented } from '@portal/shared/parts';
import { chakra, Flex } from '@portal/shared/ui';
import { useId } from 'react';
import { type Period, type PeriodId, periods, type RangeCheck } from './period.ts';

const DateInput = chakra('input', {
  base: {
    w: { base: 'full', md: 'auto' },
    minW: '0',
    minH: { base: 'touch', md: '8' },
    px: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: 'sm' },
    _focus: {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '-1px',
      borderColor: 'focus.ring',
    },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', outlineColor: 'danger.solid' },
  },
});

const Label = chakra('label', { base: { color: 'fg.muted' } });

interface PeriodPickerProps {
  readonly period: Period;
  /** Result of `checkPeriod`. The message of a wrong date is shown below that date. */
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
    <>
      <Segmented label="Period" options={periods} value={period.id} onChange={selectPeriod} />
      {period.id === 'custom' ? (
        <CustomDates from={period.from} to={period.to} check={check} today={today} onChange={onChange} />
      ) : null}
    </>
  );
}

/** Custom dates start with the dates of the previous period. */
function getInitialDates(check: RangeCheck): { readonly from: string; readonly to: string } {
  return check.status === 'ok' ? check.range : { from: '', to: '' };
}

/** A date with its note below. Its label is before it, on a phone above it. */
const DateField = chakra('div', {
  base: {
    display: 'grid',
    flex: { base: '1 1 0', md: '0 1 auto' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto auto' },
    alignContent: 'start',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    minW: '0',
  },
});

const Note = chakra('p', {
  base: { gridColumn: { md: '2' }, textStyle: 'help', '&[role=alert]': { color: 'danger.fg' } },
});

interface CustomDatesProps {
  readonly from: string;
  readonly to: string;
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

const labels = { from: 'From', to: 'To' } as const;

function CustomDates({ from, to, check, today, onChange }: CustomDatesProps) {
  const id = useId();
  const dates = { from, to };
  const error = check.status === 'wrong' ? check : undefined;
  return (
    <Flex gap="3" w={{ base: 'full', md: 'auto' }}>
      {(['from', 'to'] as const).map((name) => {
        const [inputId, noteId] = [`${id}-${name}`, `${id}-${name}-note`];
        const isWrong = error?.at === name;
        return (
          <DateField key={name}>
            <Label htmlFor={inputId}>{labels[name]}</Label>
            <DateInput
              id={inputId}
              type="date"
              max={today}
              aria-invalid={isWrong}
              aria-describedby={noteId}
              value={dates[name]}
              onChange={(event) => onChange({ id: 'custom', ...dates, [name]: event.target.value })}
            />
            {isWrong ? (
              <Note id={noteId} role="alert">
                {error.message}
              </Note>
            ) : (
              // the browser's own order of day and month may be another
              <Note id={noteId}>{isDate(dates[name]) ? formatDate(dates[name]) : ''}</Note>
            )}
          </DateField>
        );
      })}
    </Flex>
  );
}
