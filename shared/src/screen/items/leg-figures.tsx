import { MoneyText, UnitsText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { directionName, type Leg, sizeText } from '../../domain/items/legs.ts';

const Figures = chakra('span', {
  variants: {
    legs: {
      // the direction is small below the figure, which is what is looked for
      one: { '& > span': { display: 'inline-flex', flexDirection: 'column-reverse' } },
      // figures are below one another, and the directions too
      two: {
        display: 'inline-grid',
        gridTemplateColumns: 'auto auto',
        columnGap: '2',
        alignItems: 'baseline',
        textAlign: 'end',
        '& > span': { display: 'contents' },
        '& > span > :first-child': { textAlign: 'start' },
      },
    },
  },
});
const Direction = chakra('span', {
  base: { textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal', whiteSpace: 'nowrap' },
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
 * Shows what an item moves: how much, and below it the direction, `Money out`. Of several legs (schemes that it sells or
 * buys) each has a line: `Switch out 1,200.00 units`. Nothing without legs.
 */
export function LegFigures({ legs }: { readonly legs: readonly Pick<Leg, 'direction' | 'size'>[] }) {
  if (legs.length === 0) return null;
  return (
    <Figures legs={legs.length === 1 ? 'one' : 'two'}>
      {legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: legs that read alike have no other key
        <span key={index}>
          <Direction>{directionName(leg)}</Direction> <LegSize size={leg.size} />
        </span>
      ))}
    </Figures>
  );
}
