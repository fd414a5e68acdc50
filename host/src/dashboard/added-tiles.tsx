import { Card, CardHeader } from '@portal/shared/parts';
import { homeTile } from '@portal/shared/remote';
import { FillingOutlet, useFillings } from '@portal/shared/remote/outlets';
import { labelMeta } from '@portal/shared/remote/place-metas';
import { chakra } from '@portal/shared/ui';

/** As high while it loads and when it has failed, so that nothing below it moves. */
const Content = chakra('div', { base: { h: '48', overflowY: 'auto', px: { base: '4', md: '5' }, py: '4' } });

const noProps = {};

/** Tiles of other remotes. Each loads and fails in its own place. */
export function AddedTiles() {
  const tiles = useFillings(homeTile, labelMeta);
  return tiles.map((tile) => (
    <Card key={tile.key} aria-label={tile.meta.label}>
      <CardHeader title={tile.meta.label} />
      <Content>
        <FillingOutlet filling={tile} props={noProps} />
      </Content>
    </Card>
  ));
}
