import { Banner } from '@portal/shared/ui';
import { dayText, useBusinessDay } from './use-price-date.ts';

/** What a press did that found another price date than the screen showed, and what to do next. */
export const newPriceDateText = 'Nothing was sent. Press the button again to continue.';

/** Says the price date that orders have now, after a press that sent nothing because it has changed. */
export function NewPriceDate() {
  const day = useBusinessDay(0);
  const now = day.status === 'ok' ? `now ${dayText(day)}` : 'another one';
  return (
    <Banner tone="warn" role="alert" title={`4.00 pm has passed, and the price date is ${now}`}>
      {newPriceDateText}
    </Banner>
  );
}
