import type { Filling } from '../declare.ts';

/** Declares a command under Go to in the finder. It opens an address and has no slot. */
export const finderCommand: ((command: {
  readonly label: string;
  /** Address in the portal that it opens. */
  readonly path: string;
  /** Shown only before a search, or after one that found nothing. Default: always. */
  readonly when?: 'nothing-found';
  /** Lower ones come first; default: 100. */
  readonly order?: number;
}) => Filling) & { readonly id: 'finder.command/1' } = /* @__PURE__ */ Object.assign(
  ({ order = 100, ...meta }: Parameters<typeof finderCommand>[0]): Filling => ({
    place: finderCommand.id,
    order,
    meta,
  }),
  { id: 'finder.command/1' as const },
);
