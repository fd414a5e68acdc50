import { isDate } from '@portal/shared/dates';
import { chakra, IconButton } from '@portal/shared/ui';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';
import type { TextChange } from './text-field.tsx';
import { useTypedDate } from './use-typed-date.ts';

/** Props of `DateField`. Dates are YYYY-MM-DD. */
export interface DateFieldProps extends FieldWords {
  readonly name?: string | undefined;
  /** Empty for no date. */
  readonly value: string;
  readonly onChange: (change: TextChange) => void;
  readonly onBlur?: (() => void) | undefined;
  /** First and last date of the calendar; the form checks what is typed. With a first one, the last is the example. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Marks a value that a machine read and that the agent compares with the paper. */
  readonly check?: boolean | undefined;
  /** Puts the label beside the control, from 768 px. */
  readonly inline?: boolean | undefined;
}

/** The browser's own date input: it has the calendar, which opens below the box, and is not seen itself. */
const Calendar = chakra('input', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, pointerEvents: 'none' },
});

const hasCalendar = () => 'showPicker' in HTMLInputElement.prototype;

/**
 * A field for a date, which it shows as `25 Jul 1991`. It reads what `readTypedDate` does, writes it so when it loses the
 * focus, and keeps a text that it cannot read, with what is wrong. `onChange` gets YYYY-MM-DD, or an empty text while no
 * date can be read. The button, or Alt and the down arrow, opens the browser's calendar where there is one.
 */
export function DateField(props: DateFieldProps) {
  const { label, aside, help, error, inline, name = '', value, onChange, onBlur, check, min, max } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const typed = useTypedDate(value, min === undefined ? undefined : (max ?? min));
  const change = (date: string) => onChange({ target: { name, value: date } });
  const hasError = error !== undefined && error !== '';
  const open = () => calendar.current?.showPicker();
  return (
    <Field
      label={label}
      aside={aside}
      help={help}
      error={typed.problem !== undefined && (typed.isProblemShown || hasError) ? typed.problem : error}
      inline={inline}
    >
      {(control) => (
        <ControlBox check={check === true} position="relative" pe={hasCalendar() ? '0' : undefined}>
          <BareInput
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="DD/MM/YYYY"
            name={name || undefined}
            {...control}
            value={typed.text}
            onChange={(event) => change(typed.change(event.target.value))}
            onBlur={() => {
              typed.leave();
              onBlur?.();
            }}
            onKeyDown={(event) => {
              if (!hasCalendar() || event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              open();
            }}
          />
          {hasCalendar() ? (
            <>
              <Calendar
                ref={calendar}
                type="date"
                aria-hidden
                tabIndex={-1}
                min={min}
                max={max}
                value={isDate(value) ? value : ''}
                onChange={(event) => {
                  typed.forget();
                  change(event.target.value);
                }}
              />
              <IconButton
                size="sm"
                my="-1px"
                me={{ md: '1' }}
                // the keyboard has the text, and Alt and the down arrow
                tabIndex={-1}
                aria-label="Open the calendar"
                aria-describedby={control.id}
                onClick={open}
              >
                <CalendarDays aria-hidden />
              </IconButton>
            </>
          ) : null}
        </ControlBox>
      )}
    </Field>
  );
}
