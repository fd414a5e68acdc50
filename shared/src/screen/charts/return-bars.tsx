import { Percent } from '@portal/shared/money';
import { SignedBars, signOf } from './signed-bars.tsx';

/** What a fund has returned. */
export interface FundReturn {
  readonly id: string;
  readonly name: string;
  /** Absent where it is not published. */
  readonly percent?: Percent;
}

interface ReturnBarsProps {
  /** Describes the whole: `Year to date in MYR, to 20 Nov 2026`. */
  readonly label: string;
  /** All of one period and in one currency. */
  readonly returns: readonly FundReturn[];
  /** The fund whose name is emphasized. */
  readonly selectedId?: string | undefined;
}

const one = Percent.of('1');

const directionOf = (percent: Percent | undefined) => {
  if (percent === undefined || percent.isZero()) return 'flat';
  return percent.isNegative() ? 'down' : 'up';
};

/**
 * Table of what funds have returned in one period, with a bar to the right for a rise and a hatched one to the left for
 * a fall. The per cent is beside the bar, `–` where it is not known.
 */
export const ReturnBars = ({ label, returns, selectedId }: ReturnBarsProps) => (
  <SignedBars
    label={label}
    kind="return"
    selectedId={selectedId}
    bars={returns.map(({ id, name, percent }) => {
      const direction = directionOf(percent);
      return {
        id,
        name,
        direction,
        ...(percent ? { value: percent.fractionOf(one) } : {}),
        figures: percent ? `${signOf(direction)}${percent.format()}` : '–',
      };
    })}
  />
);
