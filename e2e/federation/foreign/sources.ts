/** What the three remotes declare, in place of what `npm run new-remote` writes: one part of the portal each. */
export const declarations = {
  'mfe-market-news': `import { defineRemote, slot } from '@portal/shared/remote';

const page = slot({
  name: 'market-news-page',
  label: 'Market news',
  load: () => import('./src/slots/market-news-page.tsx'),
});

export default defineRemote({
  team: 'Market news',
  pages: [
    {
      path: '/market-news',
      slot: page,
      title: 'Market news',
      crumbs: [{ label: 'Home', path: '/dashboard' }, { label: 'Market news' }],
      nav: { label: 'Market news', icon: 'newspaper' },
    },
  ],
});
`,
  'mfe-visit-notes': `import { customerTab, defineRemote, slot } from '@portal/shared/remote';

const tab = slot({
  name: 'visit-notes-tab',
  label: 'The customer’s visit notes',
  load: () => import('./src/slots/visit-notes-tab.tsx'),
});

export default defineRemote({ team: 'Visit notes', fills: [customerTab(tab, { label: 'Visit notes' })] });
`,
  'mfe-daily-quote': `import { defineRemote, homeTile, slot } from '@portal/shared/remote';

const tile = slot({
  name: 'daily-quote-tile',
  label: 'The quote of the day',
  load: () => import('./src/slots/daily-quote-tile.tsx'),
});

export default defineRemote({ team: 'Daily quote', fills: [homeTile(tile, { label: 'Daily quote' })] });
`,
} as const;

/** Files of slots that differ from what `npm run new-remote` writes. */
export const slotFiles: Readonly<Record<keyof typeof declarations, Readonly<Record<string, string>>>> = {
  'mfe-market-news': {},
  'mfe-visit-notes': {
    'visit-notes-tab.tsx': `import { createParcel } from '@portal/shared/ui';

export default createParcel(() => {
  throw new Error('visit notes throw');
});
`,
  },
  'mfe-daily-quote': {
    'daily-quote-tile.tsx': `import { createParcel, Text } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

function SlowTile() {
  const [quote, setQuote] = useState('The quote is on its way.');
  useEffect(() => {
    const timer = setTimeout(() => setQuote('Time in the market.'), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return <Text>{quote}</Text>;
}

export default createParcel(SlowTile);
`,
  },
};
