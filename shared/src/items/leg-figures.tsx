import { MoneyText, UnitsText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { directionName, type Leg, sizeText } from './legs.ts';

// one line for each leg where there is room, so that figures stand below one another
const Figures = chakra('span', { base: { display: 'inline-grid', whiteSpace: { xl: 'nowrap' } } });
const Direction = chakra('span', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', whiteSpace: 'nowrap' },
});
const Figure = chakra('span', { base: { fontWeight: 'semibold', whiteSpace: 'nowrap' } });

function LegSize({ size }: Pick<Leg, 'size'>) {
  if (size === undefined) return <Direction>at switch price</Direction>;
  if (size === 'all') return <Figure data-private>{sizeText(size)}</Figure>;
  if (size.kind === 'money') return <MoneyText value={size} />;
  return (
    <Figure>
      <UnitsText value={size} suffix="units" />
    </Figure>
  );
}

/**
 * Shows what an item moves, one line for each leg (a scheme that it sells or buys) with its direction: `Out 1,200.00
 * units`. Nothing without legs.
 */
export function LegFigures({ legs }: { readonly legs: readonly Pick<Leg, 'direction' | 'size'>[] }) {
  if (legs.length === 0) return null;
  return (
    <Figures>
      {legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: legs that read alike have no other key
        <span key={index}>
          <Direction>{directionName(leg)}</Direction> <LegSize size={leg.size} />
        </span>
      ))}
    </Figures>
  );
}
