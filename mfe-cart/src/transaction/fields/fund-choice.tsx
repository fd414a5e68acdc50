import type { ComponentProps } from 'react';
import type { Offer } from '../../core/pricing/offer.ts';
import { ListedChoice, type ListedChoiceProps } from './choice-list/listed-choice.tsx';
import { FundFinder } from './fund-finder/fund-finder.tsx';

type FundChoiceProps = Omit<ListedChoiceProps<Offer>, 'noun' | 'children'> &
  ComponentProps<typeof FundFinder>;

/**
 * Field for a fund: the finder until one is chosen, then its `card` with a button that opens the finder again. Choosing
 * another calls `onChoose` and moves the focus to `nextField`. `refusal`: why the wanted fund cannot be chosen.
 */
export function FundChoice(props: FundChoiceProps) {
  const { field, onChoose } = props;
  // the answers about a fund stay with it
  const chooseAnother = (offer: Offer) => {
    if (offer.scheme.scheme !== field.value) onChoose(offer);
  };
  return (
    <ListedChoice {...props} noun="fund" onChoose={chooseAnother}>
      {(choose) => <FundFinder {...props} onChoose={choose} />}
    </ListedChoice>
  );
}
