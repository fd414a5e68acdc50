import type { ComponentProps } from 'react';
import { ListedChoice } from './choice-list/listed-choice.tsx';
import { FundFinder } from './fund-finder/fund-finder.tsx';

type Shown = Omit<ComponentProps<typeof ListedChoice>, 'noun' | 'children'>;

/**
 * Field for a fund: the finder until one is chosen, then its `card` with a button that opens the finder again. Choosing
 * calls `onChoose` and moves the focus to `nextField`. `refusal`: why the wanted fund cannot be chosen.
 */
export function FundChoice(props: Shown & ComponentProps<typeof FundFinder>) {
  const { field, label, canChange, actions, refusal, card, nextField, onChoose, ...finder } = props;
  const shown = { field, label, canChange, actions, refusal, card, nextField };
  return (
    <ListedChoice {...shown} noun="fund">
      {(choose) => <FundFinder {...finder} onChoose={(offer) => choose(() => onChoose(offer))} />}
    </ListedChoice>
  );
}
