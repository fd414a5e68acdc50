import { Glyph } from '@portal/shared/parts';
import { ArrowLeftRight, ClipboardCheck, Landmark, Minus, Plus, UserRound } from 'lucide-react';
import type { CartItem } from '../../core/items/cart-item.ts';

const glyphs = {
  plus: { icon: <Plus />, tone: 'brand' },
  minus: { icon: <Minus />, tone: 'neutral' },
  arrows: { icon: <ArrowLeftRight />, tone: 'info' },
  bank: { icon: <Landmark />, tone: 'neutral' },
  checklist: { icon: <ClipboardCheck />, tone: 'neutral' },
  person: { icon: <UserRound />, tone: 'neutral' },
} as const;

/** Decorative icon of an item of the cart, with the colour of its kind. */
export function ItemGlyph({ item }: { readonly item: Pick<CartItem, 'glyph'> }) {
  return <Glyph {...glyphs[item.glyph]} />;
}
