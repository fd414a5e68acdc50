import type { ComponentProps } from 'react';
import type { Offer } from '../../core/pricing/offer.ts';
import { ListedChoice, type ListedChoiceProps } from './choice-list/listed-choice.tsx';
import { FundFinder } from './fund-finder/fund-finder.tsx';

type FundChoiceProps = Omit<ListedChoiceProps<Offer>, 'noun' | 'hasOther' | 'codeOf' | 'children'> &
  Omit<ComponentProps<typeof FundFinder>, 'chosen'>;

/**
 * Field for a fund: the finder until one is chosen, then its `card` with a button that opens the finder again. A choice
 * moves the focus to `nextField`, and calls `onChoose` unless it is the same as before. `refusal`: why the wanted fund
 * cannot be chosen.
 */
export const FundChoice = (props: FundChoiceProps) => (
  <ListedChoice
    {...props}
    noun="fund"
    hasOther={props.offers.length > 0}
    codeOf={({ scheme }) => scheme.scheme}
  >
    {(choose) => <FundFinder {...props} chosen={props.field.value} onChoose={choose} />}
  </ListedChoice>
);
