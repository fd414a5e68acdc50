import { detailsOf, ItemDetails, type ItemText, LegFigures } from '@portal/shared/items';
import { List, ListRow } from '@portal/shared/parts';
import { Banner, Box, Button, Text, TextLink } from '@portal/shared/ui';
import { Plus } from 'lucide-react';
import { getCartPath } from '../../core/paths.ts';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { FieldSection } from '../fields/layout.tsx';

/** An item of the cart under the onboarding, as text. */
export interface StepItem {
  readonly id: string;
  readonly text: ItemText;
}

interface ItemStepProps {
  readonly kind: 'bank-account' | 'invest';
  readonly id: string;
  readonly items: readonly StepItem[];
  /** Why nothing can be added yet: the drawers need the accounts of the saved onboarding. */
  readonly blockedBecause: string | undefined;
  readonly onAdd: () => void;
}

const texts = {
  'bank-account': { list: 'Bank accounts', none: 'No bank account yet.', add: 'Add a bank account' },
  invest: { list: 'Investments', none: 'No investment yet.', add: 'Add an investment' },
} as const;

/**
 * The step Bank account or first investment (`kind`): lists what is in the cart under the onboarding's id, and `onAdd`
 * adds to it by mfe-cart's drawer (ONB-04). `blockedBecause`: why nothing can be added yet.
 */
export function ItemStep({ kind, id, items, blockedBecause, onAdd }: ItemStepProps) {
  const intent = useTransactionIntent(kind);
  const { list, none, add } = texts[kind];
  return (
    <>
      {items.length === 0 ? null : (
        <List aria-label={list}>
          {items.map(({ id: itemId, text }) => (
            <ListRow key={itemId}>
              <Box flex="1" minW="0">
                <Text fontWeight="medium">{text.title}</Text>
                <Text textStyle="help">
                  <ItemDetails details={detailsOf(text)} />
                </Text>
              </Box>
              {text.legs.length === 0 ? null : <LegFigures legs={text.legs} />}
            </ListRow>
          ))}
        </List>
      )}
      <FieldSection>
        {items.length === 0 ? <Text color="fg.muted">{none}</Text> : null}
        {blockedBecause === undefined ? (
          <Box>
            <Button variant="outline" onClick={onAdd} {...intent}>
              <Plus aria-hidden />
              {add}
            </Button>
          </Box>
        ) : (
          <Banner tone="info" title={blockedBecause} />
        )}
        {items.length === 0 ? null : (
          <Text>
            <TextLink to={getCartPath(id)}>Change or remove it in the cart</TextLink>
          </Text>
        )}
      </FieldSection>
    </>
  );
}
