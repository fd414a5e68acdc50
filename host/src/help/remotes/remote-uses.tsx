import { Card, CardBody, KeyValue, KeyValues } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { RemoteFacts } from './remote-facts.ts';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { 'details[open] &': { transform: 'rotate(180deg)' } },
    minH: 'touch',
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
        <Summary>
          Pages and places that each remote fills <ChevronDown size={16} aria-hidden />
        </Summary>
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
