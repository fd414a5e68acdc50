import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { Gain, Money, Nav, Percent, Units } from '../../../foundation/money/index.ts';

const Figure = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  variants: {
    size: {
      /** The size of the surrounding text. */
      sm: {},
      md: { fontWeight: 'semibold' },
      lg: { textStyle: 'lg', fontWeight: 'semibold' },
      xl: { textStyle: '2xl', fontWeight: 'semibold' },
    },
  },
  defaultVariants: { size: 'md' },
});

const besideLarge = { fontSize: 'sm', letterSpacing: '0', me: '2px' };
const Currency = chakra('span', {
  base: {
    color: 'fg.subtle',
    fontSize: '0.86em',
    letterSpacing: '0.01em',
    fontWeight: 'medium',
    whiteSpace: 'pre',
  },
  variants: { size: { sm: {}, md: {}, lg: besideLarge, xl: besideLarge } },
});

const Decimals = chakra('span', { base: { color: 'fg.subtle' } });

/** Props of `MoneyText`. */
export interface MoneyTextProps {
  readonly value: Money;
  /** `md` for a figure in a row, `sm` for plain text, `lg` and `xl` for the main figure of a page. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Lighter decimals, for totals. */
  readonly dimDecimals?: boolean;
  /** `false` under a heading that names the currency; screen readers still get it. */
  readonly currency?: boolean;
}

/**
 * An amount with its currency before it. Marked private, so that the privacy view blurs it. `dimDecimals` makes its
 * decimals lighter; without `currency` only screen readers get the currency, for a figure under a heading that names
 * it.
 */
export function MoneyText({ value, size = 'md', dimDecimals = false, currency = true }: MoneyTextProps) {
  const text = value.format();
  const point = text.lastIndexOf('.');
  return (
    <Figure size={size} data-private>
      {currency ? (
        <Currency size={size}>{`${value.currency} `}</Currency>
      ) : (
        <VisuallyHidden>{`${value.currency} `}</VisuallyHidden>
      )}
      {dimDecimals && point > 0 ? (
        <>
          {text.slice(0, point)}
          <Decimals>{text.slice(point)}</Decimals>
        </>
      ) : (
        text
      )}
    </Figure>
  );
}

/** Units of a fund with 2 decimals, and `suffix` after them. Marked private, so that the privacy view blurs them. */
export function UnitsText({ value, suffix }: { readonly value: Units; readonly suffix?: string }) {
  return (
    <Figure size="sm" data-private>
      {suffix === undefined ? value.format() : `${value.format()} ${suffix}`}
    </Figure>
  );
}

/**
 * A price of one unit, with 4 decimals, and with its currency if the row does not name it. Not private: around a customer's own
 * figure, such as an average cost, the caller sets `data-private`.
 */
export function NavText({ value, currency }: { readonly value: Nav; readonly currency?: string }) {
  return (
    <Figure size="sm">
      {currency === undefined ? null : <Currency size="sm">{`${currency} `}</Currency>}
      {value.format()}
    </Figure>
  );
}

type Direction = Gain['direction'];

const MovedFigure = chakra('span', {
  base: {
    display: 'inline-flex',
    // on the line of a text beside it, which an arrow alone would not be
    alignItems: 'baseline',
    gap: '3px',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '& svg': { alignSelf: 'center', width: '14px', height: '14px', strokeWidth: 2.25 },
  },
  variants: {
    direction: { up: { color: 'success.fg' }, down: { color: 'danger.fg' }, flat: { color: 'fg.subtle' } },
  },
});

const GainPercent = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  variants: {
    layout: {
      stacked: { display: 'block', mt: '0.5', textStyle: 'help' },
      inline: { ms: '1.5', fontSize: 'max(0.7em, {fontSizes.xs})', color: 'fg.subtle' },
    },
  },
});

const arrows = {
  up: <ArrowUpRight aria-hidden />,
  down: <ArrowDownRight aria-hidden />,
  flat: <Minus aria-hidden />,
} as const;

/** Adds a plus sign to a rise; a fall already has its minus sign (U+2212). */
function withSign(text: string, direction: Direction): string {
  return direction === 'up' ? `+${text}` : text;
}

/** Props of `GainText`. */
export interface GainTextProps {
  readonly gain: Gain;
  /** Puts the percentage below the amount (in tables), after it, or leaves it out. */
  readonly layout?: 'stacked' | 'inline' | 'amount';
}

/**
 * A gain or loss of a customer with sign, colour and arrow, without its currency; the privacy view blurs it. `layout`:
 * the percentage is below the amount (`stacked`, a dash when it is unknown), after it (`inline`), or left out
 * (`amount`).
 */
export function GainText({ gain, layout = 'stacked' }: GainTextProps) {
  const percent = gain.percent === undefined ? undefined : withSign(gain.percent.format(), gain.direction);
  const amount = withSign(gain.gain.format(), gain.direction);
  return (
    <span data-private>
      <MovedFigure direction={gain.direction}>
        {arrows[gain.direction]}
        {amount}
        {layout === 'inline' && percent !== undefined ? (
          <GainPercent layout="inline">{percent}</GainPercent>
        ) : null}
      </MovedFigure>
      {layout === 'stacked' ? <GainPercent layout="stacked">{percent ?? '–'}</GainPercent> : null}
    </span>
  );
}

/**
 * A change in per cent with its sign, arrow and colour, such as a fund's year to date. Not blurred in the privacy view.
 */
export function ChangeText({ value }: { readonly value: Percent }) {
  const direction: Direction = value.isZero() ? 'flat' : value.isNegative() ? 'down' : 'up';
  return (
    <MovedFigure direction={direction}>
      {arrows[direction]}
      {withSign(value.format(), direction)}
    </MovedFigure>
  );
}
