import { Card, CardBody, KeyValue, KeyValues } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import type { RemoteFacts } from './remote-facts.ts';

const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    listStyle: 'inside disclosure-closed',
    '[open] > &': { listStyleType: 'disclosure-open' },
    minH: 'touch',
    py: '3',
    px: { base: '4', md: '5' },
    color: 'brand.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});

/** Each remote's pages and the places that it fills, folded. */
export function RemoteUses({ remotes }: { readonly remotes: readonly RemoteFacts[] }) {
  const used = remotes.filter(({ pages, places }) => pages.length + places.length > 0);
  if (used.length === 0) return null;
  return (
    <Card asChild>
      <details>
        <Summary>Pages and places that each remote fills</Summary>
        <CardBody>
          <KeyValues>
            {used.map(({ name, pages, places }) => (
              <KeyValue key={name} label={name}>
                {[...pages, ...places].join(', ')}
              </KeyValue>
            ))}
          </KeyValues>
        </CardBody>
      </details>
    </Card>
  );
}
