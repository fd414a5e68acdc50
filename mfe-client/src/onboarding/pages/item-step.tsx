import type { Loadable } from '@portal/shared/contract';
import { detailsOf, ItemDetails, type ItemText, LegFigures } from '@portal/shared/items';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { List, ListRow, LoadingRows } from '@portal/shared/parts';
import { Banner, Box, EmptyState, FailurePanel, Text, TextLink } from '@portal/shared/ui';
import { Landmark, TrendingUp } from 'lucide-react';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { AddSection } from '../fields/add-section.tsx';
import { FieldSection } from '../fields/layout.tsx';

/** An item of the cart under the onboarding, as text. */
export interface StepItem {
  readonly id: string;
  readonly text: ItemText;
}

interface ItemStepProps {
  readonly kind: 'bank-account' | 'invest';
  readonly id: string;
  readonly items: Loadable<readonly StepItem[]>;
  /** Why nothing can be added yet: the drawers need the accounts of the saved onboarding. */
  readonly blockedBecause: string | undefined;
  readonly onAdd: () => void;
}

const texts = {
  'bank-account': {
    list: 'Bank accounts',
    icon: Landmark,
    none: 'No bank account yet',
    why: 'It is sent with the onboarding. It can also be added later.',
    add: 'Add a bank account',
  },
  invest: {
    list: 'Investments',
    icon: TrendingUp,
    none: 'No investment yet',
    why: 'Choose a fund and an amount now, or invest later.',
    add: 'Add an investment',
  },
} as const;

/**
 * The step Bank account or first investment (`kind`): lists what is in the cart under the onboarding's id, and `onAdd`
 * adds to it by mfe-cart's drawer (ONB-04). `blockedBecause`: why nothing can be added yet. Until `items` are loaded, it
 * shows placeholders or the failure.
 */
export function ItemStep({ kind, id, items, blockedBecause, onAdd }: ItemStepProps) {
  const intent = useTransactionIntent(kind);
  const { list, icon: Icon, none, why, add } = texts[kind];
  if (items.status === 'failed')
    return <FailurePanel title={`${list} could not be loaded`} onRetry={items.retry} />;
  if (items.status === 'loading') return <LoadingRows rows={2} label={`${list} loading`} />;
  const isEmpty = items.value.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState icon={<Icon aria-hidden />} title={none}>
          {blockedBecause ?? why}
        </EmptyState>
      ) : (
        <List aria-label={list}>
          {items.value.map(({ id: itemId, text }) => (
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
      {blockedBecause === undefined ? (
        <AddSection isEmpty={isEmpty} label={add} onAdd={onAdd} {...intent} />
      ) : isEmpty ? null : (
        <FieldSection>
          <Banner tone="info" title={blockedBecause} />
        </FieldSection>
      )}
      {isEmpty ? null : (
        <Text pb={{ base: '2', md: '4' }} px={{ base: '4', md: '5' }}>
          <TextLink to={pageAddress(cartPath, { customerId: id })} standalone>
            Change or remove it in the cart
          </TextLink>
        </Text>
      )}
    </>
  );
}
