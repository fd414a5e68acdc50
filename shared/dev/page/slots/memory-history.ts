import type { Location, Navigation } from '../../../src/contract/index.ts';

type To = Parameters<Navigation['navigator']['createHref']>[0];

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function locationOf(href: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(href, 'http://portal.example');
  return { pathname, search, hash, state, key: crypto.randomUUID() };
}

/** Returns a history in memory that begins at an address. `onChange` is called after each change of the location. */
export function memoryHistory(address: string, onChange: () => void): Navigation {
  const entries = [locationOf(address, null)];
  let at = 0;
  const current = (): Location => entries[at] ?? locationOf(address, null);
  const write = (index: number, to: To, state: unknown) => {
    const next = locationOf(new URL(hrefOf(to), `http://portal.example${current().pathname}`).href, state);
    entries.splice(index, entries.length, next);
    at = index;
    onChange();
  };
  return {
    location: current,
    navigator: {
      createHref: hrefOf,
      go(delta) {
        at = Math.min(Math.max(at + delta, 0), entries.length - 1);
        onChange();
      },
      push: (to, state) => write(at + 1, to, state),
      replace: (to, state) => write(at, to, state),
    },
  };
}
