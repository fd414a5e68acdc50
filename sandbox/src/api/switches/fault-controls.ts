import { type ActiveFault, breakable, type Faults, type FaultWish, faultWish } from './faults.ts';

/** Every call as `METHOD /path`, by path. */
const calls = [
  ...new Map(
    breakable
      .map(({ method, path }) => [`${method} ${path}`, { method, path }] as const)
      .sort(([, a], [, b]) => a.path.localeCompare(b.path)),
  ).keys(),
];

interface Choice {
  readonly call: string;
  readonly kind: string;
  readonly times?: number | undefined;
  readonly ms?: number | undefined;
  readonly visitor?: string | undefined;
}

function wishOf({ call, ...rest }: Choice): FaultWish {
  const [method, path] = call.split(' ');
  return faultWish.parse({ ...rest, method, path });
}

function isFor({ wish }: ActiveFault, visitor: string | undefined): boolean {
  return wish.sub === undefined && (wish.visitor === undefined || wish.visitor === visitor);
}

/** The faults as the fault page shows and sets them. */
export function faultDesk(faults: Faults) {
  const active = (visitor: string | undefined) =>
    faults
      .list()
      .filter((fault) => isFor(fault, visitor))
      .map(({ wish: { method, path, kind, ms, visitor: owner }, left }) => ({
        call: `${method ?? 'any'} ${path}`,
        kind,
        ms,
        left,
        visitor: owner,
      }));
  return {
    calls,
    active,
    set: (choice: Choice) => faults.set(wishOf(choice)),
    end: (call: string | undefined, visitor: string | undefined) => {
      for (const fault of faults.list().filter((each) => isFor(each, visitor))) {
        const { method, path } = fault.wish;
        const isMeant = call === undefined || call === `${method ?? 'any'} ${path}`;
        if (isMeant) faults.set({ ...fault.wish, kind: 'none' });
      }
    },
  };
}
