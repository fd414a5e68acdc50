import type { Loadable } from '@portal/shared/contract';
import { PrivateFigures } from '@portal/shared/parts';
import { cutOffText } from '@portal/shared/selling';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { Timer } from 'lucide-react';
import { announcementAt, formatMinutes, minutesUntil, waitingText } from './cut-off.ts';
import type { Need } from './need.ts';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '3',
    py: '3',
    px: { base: '4', md: '5' },
    bg: 'accent.subtle',
    borderBottomWidth: '1px',
    borderColor: 'accent.border',
    '& > svg': { flexShrink: 0, color: 'accent.fg' },
  },
});
const Words = chakra('div', { base: { flex: { base: '1 1 70%', md: '1' }, minW: '0' } });
const Time = chakra('span', {
  base: {
    textStyle: 'lg',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'accent.fg',
    whiteSpace: 'nowrap',
    ms: { base: '8', md: 'auto' },
    '& > small': { ms: '1.5', textStyle: 'xs', fontWeight: 'medium' },
  },
});

interface CutOffStripProps {
  /** The instant at which today's price ends. */
  readonly cutOff: string;
  readonly now: Date;
  /** What waits for the price; at least one. */
  readonly payments: readonly Need[];
  /** Whether the service says that today has a price; absent while it has not answered. */
  readonly isPricedToday: boolean | undefined;
  /** The day, as it is shown, whose price later payments get. Its line is reserved while it loads. */
  readonly nextDay: Loadable<string>;
}

/** Counts down to the end of today's price, while a payment waits for it. Announces 60, 15 and 5 minutes. */
export function CutOffStrip({ cutOff, now, payments, isPricedToday, nextDay }: CutOffStripProps) {
  const minutes = minutesUntil(cutOff, now);
  const isOver = minutes === 0 || isPricedToday === false;
  const waiting = waitingText(payments);
  const they = payments.length === 1 ? 'It gets' : 'They get';
  const later = isOver ? `${they} the price of` : 'Later payments get the price of';
  return (
    <Strip role="group" aria-label="Price cut-off">
      <Timer size={20} strokeWidth={1.75} aria-hidden />
      <Words>
        <chakra.div fontWeight="semibold">{titleOf(minutes, isPricedToday)}</chakra.div>
        <chakra.div color="fg.muted">
          <PrivateFigures>{isOver ? waiting.replace(' for it', '') : waiting}</PrivateFigures>
          {nextDay.status === 'failed' ? null : (
            <chakra.span visibility={nextDay.status === 'loading' ? 'hidden' : undefined}>
              {' '}
              {later} {nextDay.status === 'ok' ? nextDay.value : '00 Nov'}.
            </chakra.span>
          )}
        </chakra.div>
      </Words>
      <Time visibility={isOver ? 'hidden' : undefined}>
        {formatMinutes(minutes)}
        <small>left</small>
      </Time>
      <VisuallyHidden role="status">{isOver ? '' : announcementAt(minutes)}</VisuallyHidden>
    </Strip>
  );
}

function titleOf(minutes: number, isPricedToday: boolean | undefined): string {
  if (isPricedToday === false) return 'No price today: a public holiday';
  if (minutes === 0) return 'Too late for today’s price';
  return isPricedToday ? `Today’s price until ${cutOffText}` : `Price cut-off at ${cutOffText}`;
}
