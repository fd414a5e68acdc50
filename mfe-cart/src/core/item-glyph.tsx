import { Glyph } from '@portal/shared/parts';
import { ArrowLeftRight, ClipboardCheck, Landmark, Minus, Plus, UserRound } from 'lucide-react';
import type { CartItem } from './cart-item.ts';

const icons = {
  investment: <Plus />,
  redemption: <Minus />,
  switching: <ArrowLeftRight />,
  bankar: <Landmark />,
  sat: <ClipboardCheck />,
  clientInfoUpdate: <UserRound />,
  onboarding: <UserRound />,
} as const satisfies Record<CartItem['kind'], unknown>;

const tones = { investment: 'brand', switching: 'info' } as const;

/** Icon of an item's kind. */
export function ItemGlyph({ kind }: { readonly kind: CartItem['kind'] }) {
  const tone = kind === 'investment' || kind === 'switching' ? tones[kind] : 'neutral';
  return <Glyph icon={icons[kind]} tone={tone} />;
}
