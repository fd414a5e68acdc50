import { isDate } from '@portal/shared/dates';
import { chakra } from '@portal/shared/ui';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldProps } from './field.tsx';
import type { TextChange } from './text-field.tsx';
import { typedAs } from './typing.ts';
import { useTypedDate } from './use-typed-date.ts';

/** Props of `DateField`. Dates are YYYY-MM-DD. */
export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  readonly name?: string | undefined;
  /** Empty for no date. */
  readonly value: string;
  readonly onChange: (change: TextChange) => void;
  readonly onBlur?: (() => void) | undefined;
  /**
   * First and last date of the calendar; the form checks what is typed. The problem's example is `max` where `min` is
   * given, or `min` without a `max`.
   */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Marks a value that a machine read and that the agent compares with the paper. */
  readonly check?: boolean;
}

const Calendar = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    w: 'touch',
    my: '-1px',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    '& svg': { width: '18px', height: '18px' },
  },
});

/** The browser's own date input, unseen over the icon: on iPhone and iPad only its focus opens the calendar. */
const NativeDate = chakra('input', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' },
});

const hasCalendar = () => 'showPicker' in HTMLInputElement.prototype;

/** iPhone and iPad open the calendar of an input that gets the focus, by finger, trackpad or key; `showPicker` does nothing. */
const opensByFocus = () => globalThis.CSS?.supports?.('-webkit-touch-callout', 'none') === true;

/** iPhone and iPad set an empty input to today as they open its calendar, within this time after the focus. */
const UNCHOSEN_MS = 300;

/**
 * A field for a date, which it shows as `25 Jul 1991`. It reads what `readTypedDate` does, writes it so when it loses the
 * focus, and keeps a text that it cannot read, with what is wrong. `onChange` gets YYYY-MM-DD, or an empty text while no
 * date can be read. The icon, or Alt and the down arrow, opens the browser's calendar where there is one.
 */
export function DateField(props: DateFieldProps) {
  const { label, aside, help, error, inline, name, value, onChange, onBlur, check = false, min, max } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const focusedAt = useRef(Number.NEGATIVE_INFINITY);
  const typed = useTypedDate(value, min === undefined ? undefined : (max ?? min));
  const change = (date: string) => onChange({ target: { name: name ?? '', value: date } });
  const hasError = error !== undefined && error !== '';
  const open = () => (opensByFocus() ? calendar.current?.focus() : calendar.current?.showPicker());
  return (
    <Field
      label={label}
      aside={aside}
      help={help}
      error={typed.problem !== undefined && (typed.isProblemShown || hasError) ? typed.problem : error}
      inline={inline}
    >
      {(control) => (
        <ControlBox
          check={check}
          pe={hasCalendar() ? '0' : undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // a tap on the calendar does not leave the field
            if (currentTarget.contains(relatedTarget)) return;
            typed.leave();
            onBlur?.();
          }}
        >
          <BareInput
            {...typedAs(undefined)}
            placeholder="DD/MM/YYYY"
            name={name}
            {...control}
            value={typed.text}
            onChange={(event) => change(typed.change(event.target.value))}
            onKeyDown={(event) => {
              if (!hasCalendar() || event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              open();
            }}
          />
          {hasCalendar() ? (
            <Calendar>
              <CalendarDays aria-hidden />
              <NativeDate
                ref={calendar}
                type="date"
                // the keyboard has the text, and Alt and the down arrow
                tabIndex={-1}
                // no action, because a screen reader reads the date after it
                aria-label="Calendar"
                aria-describedby={control.id}
                min={min}
                max={max}
                value={isDate(value) ? value : ''}
                onFocus={() => {
                  focusedAt.current = performance.now();
                }}
                onMouseDown={(event) => {
                  // the text keeps the focus, so that what is typed next is not typed into this unseen input
                  if (!opensByFocus()) event.preventDefault();
                }}
                onClick={open}
                onChange={(event) => {
                  const isNew = performance.now() - focusedAt.current < UNCHOSEN_MS;
                  if (opensByFocus() && isNew && value === '') return;
                  typed.forget();
                  change(event.target.value);
                }}
              />
            </Calendar>
          ) : null}
        </ControlBox>
      )}
    </Field>
  );
}
